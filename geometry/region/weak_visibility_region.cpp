#include "geometry/region/weak_visibility_region.h"

#include "geometry/base/predicates.h"
#include "geometry/base/tolerances.h"
#include "geometry/region/region_cell.h"
#include "geometry/region/region_map_data.h"
#include "geometry/region/view_limits.h"

#include <algorithm>
#include <cmath>
#include <deque>

namespace sightline::geometry {

namespace {

using detail::ConvexCorners;
using detail::ConvexShape;
using detail::DirectedLine;
using detail::RegionCell;
using detail::Vec;
using Mesh = detail::TriangulatedFreeSpace;
using Pieces = std::vector<std::size_t>; ///< indices of the containing pieces, ascending

/// The distance, in nanometers, before a side at which lines start that cannot start beyond it. It exceeds the rounding
/// of constructed corners, and the loss is a hundredth of `kViewerError`, by which the region may be too small anyway.
constexpr double kBeforeASide = kOutlineRounding;
/// The width, in nanometers, below which a triangle is thin: no lines start in it, lines only pass through. Differently
/// rounded sides of pieces leave triangles of a few nanometers between them; searches do not divide cells this small.
constexpr double kThinStart = kSmallestCell;
double areaOf(const ConvexCorners& polygon) {
    double twice = 0.0;
    for (std::size_t i = 1; i + 1 < polygon.size(); ++i) {
        twice += cross(polygon[i] - polygon[0], polygon[i + 1] - polygon[0]);
    }
    return twice / 2.0;
}

bool isThin(const ConvexCorners& polygon) {
    double longest = 0.0;
    for (const Vec corner : polygon) {
        longest = std::max(longest, norm(corner - polygon.front()));
    }
    return areaOf(polygon) < kThinStart * longest / 2.0;
}

/// Shrinks the corners by a tiny amount, so that they are not flush with any outline.
ConvexCorners shrunk(ConvexCorners corners) {
    Vec middle;
    for (const Vec corner : corners) {
        middle = middle + (1.0 / static_cast<double>(corners.size())) * corner;
    }
    for (Vec& corner : corners) {
        const Vec way = corner - middle;
        const double length = norm(way);
        corner = middle + (std::max(0.0, length - kThinCell) / std::max(length, kThinCell)) * way;
    }
    return corners;
}

/// Returns the corners of the bounding box.
ConvexCorners boxAround(const ConvexCorners& corners) {
    Vec low = corners.front();
    Vec high = low;
    for (const Vec p : corners) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    return {low, {high.x, low.y}, high, {low.x, high.y}};
}

/// Appends the part of a convex polygon outside another one, as convex parts.
void addOutside(const ConvexCorners& convex, const ConvexCorners& from, std::vector<ConvexCorners>& rest) {
    if (convex.size() < 3) {
        rest.push_back(from);
    }
    ConvexCorners inside = from;
    for (std::size_t i = 0; i < convex.size() && inside.size() >= 3; ++i) {
        const Vec way = convex[i + 1 == convex.size() ? 0 : i + 1] - convex[i];
        if (norm(way) <= kThinCell) {
            continue;
        }
        const DirectedLine line{convex[i], (1.0 / norm(way)) * way};
        if (std::ranges::any_of(inside, [&](Vec p) { return line.sideOf(p) < -kThinCell; })) {
            rest.push_back(clipped(inside, line, -1.0));
            inside = clipped(inside, line, 1.0);
        }
    }
}

class BaseWalk {
public:
    BaseWalk(const RegionMap::Data& data,
             std::span<const Occlusion> counts,
             const WeakVisibilityOptions& options,
             const std::stop_token& stop)
        : m_data{data},
          m_mesh{data.mesh},
          m_counts(counts.begin(), counts.end()),
          m_options{options},
          m_stop{stop},
          m_isWhole(m_mesh.triangles(), 0),
          m_unseenOf(m_mesh.triangles(), Mesh::kNone) {
        if (!options.ignoredIfContainingEnd.empty()) {
            sortTriangles();
        }
        std::ranges::transform(options.normals, std::back_inserter(m_normals), [](Vector normal) {
            const Vec way = detail::toVec(Point{} + normal, Point{});
            return (1.0 / norm(way)) * way;
        });
    }

    /// Adds what is seen from all points of a convex polygon, in nanometers from the map's origin.
    void look(const ConvexCorners& whole) {
        const ConvexCorners viewer = shrunk(whole);
        setDirectionsToTable(viewer);
        setReach(viewer);
        findStarts(viewer);
        for (const Start& start : m_starts) {
            const Pieces from = piecesHolding(start.first);
            m_ignoredAtStart = from;
            lookOut(start, {});
            for (const Pieces& to : m_positions) {
                if (!to.empty() && !std::ranges::includes(from, to)) {
                    lookOut(start, to);
                }
            }
        }
    }

    /// Adds the base itself: touching or overlapping bases see each other in any case.
    void addBase(const ConvexCorners& base) {
        const Vec size = detail::toVec(m_data.table.high, m_mesh.origin);
        ConvexCorners part = base;
        for (const DirectedLine& edge :
             {DirectedLine{{}, {1.0, 0.0}}, {size, {-1.0, 0.0}}, {{}, {0.0, -1.0}}, {size, {0.0, 1.0}}}) {
            part = clipped(part, edge, 1.0);
        }
        if (Ring ring = rounded(part); ring.size() >= 3) {
            m_found.push_back(std::move(ring));
        }
    }

    /// Restricts what was added since the last call to the union of convex polygons; without any it is not restricted.
    void restrictTo(const std::vector<ConvexCorners>& limits) {
        if (limits.empty()) {
            return;
        }
        std::vector<Ring> rings;
        std::ranges::transform(limits, std::back_inserter(rings), [&](const ConvexCorners& p) { return rounded(p); });
        takeSeen();
        std::ranges::move(ringsOf(intersectUnions(m_found, rings)), std::back_inserter(m_limited));
        m_found.clear();
    }

    [[nodiscard]] bool isStopped() const { return m_stop.stop_requested(); }

    [[nodiscard]] PolygonSet region() {
        takeSeen();
        std::ranges::move(m_limited, std::back_inserter(m_found));
        return m_options.within.empty() ? unite(m_found) : intersectUnions(m_found, m_options.within);
    }

private:
    /// A triangle that contains some of the viewer, and what it contains.
    using Start = std::pair<std::uint32_t, ConvexCorners>;

    /// Whether lines pass a triangle on their way to the limits of the region, and whether the region may lie in it.
    enum class Reach : char { Unknown, Never, Passed, Requested };

    /// Determines the pieces that contain each triangle, and the distinct sets of such pieces.
    void sortTriangles() {
        m_holding.resize(m_mesh.triangles());
        for (std::uint32_t triangle = 0; triangle < m_mesh.triangles(); ++triangle) {
            Pieces& pieces = m_holding[triangle];
            for (std::size_t i = 0; i < m_options.ignoredIfContainingEnd.size(); ++i) {
                const ContainingPiece& container = m_options.ignoredIfContainingEnd[i];
                const bool counts =
                    std::any_of(m_counts.begin() + container.footprint, m_counts.begin() + container.last + 1,
                                [](Occlusion one) { return one != Occlusion::Never; });
                const auto first = m_mesh.containers.begin() + m_mesh.firstContainer[triangle];
                const auto last = m_mesh.containers.begin() + m_mesh.firstContainer[triangle + 1];
                if (counts && std::find(first, last, container.footprint) != last) {
                    pieces.push_back(i);
                }
            }
            if (std::ranges::find(m_positions, pieces) == m_positions.end()) {
                m_positions.push_back(pieces);
            }
        }
    }

    [[nodiscard]] Pieces piecesHolding(std::uint32_t triangle) const {
        return m_holding.empty() ? Pieces{} : m_holding[triangle];
    }

    void ignore(const Pieces& pieces, std::vector<Occlusion>& counts) const {
        for (const std::size_t piece : pieces) {
            const ContainingPiece& container = m_options.ignoredIfContainingEnd[piece];
            std::fill(counts.begin() + container.footprint, counts.begin() + container.last + 1, Occlusion::Never);
        }
    }

    [[nodiscard]] ConvexCorners cornersOf(std::uint32_t triangle) const {
        return {corner(3 * triangle), corner(3 * triangle + 1), corner(3 * triangle + 2)};
    }
    [[nodiscard]] Vec corner(std::uint32_t side) const { return m_mesh.corners[m_mesh.sides[side].corner]; }

    /// Returns the part of a viewer, which lies within a distance of a point, in a triangle.
    [[nodiscard]] ConvexCorners
    inTriangle(const ConvexCorners& viewer, Vec middle, double reach, std::uint32_t triangle) const {
        std::vector<DirectedLine> cuts;
        for (std::uint32_t side = 3 * triangle; side < 3 * triangle + 3; ++side) {
            const Vec from = corner(side);
            const Vec way = corner(Mesh::next(side)) - from;
            const DirectedLine line{from, (1.0 / norm(way)) * way};
            const double inside = line.sideOf(middle);
            if (inside < -reach) {
                return {};
            }
            if (inside <= reach) {
                cuts.push_back(line);
            }
        }
        ConvexCorners part = viewer;
        for (std::size_t i = 0; i < cuts.size() && part.size() >= 3; ++i) {
            part = clipped(part, cuts[i], 1.0);
        }
        return part.size() >= 3 && areaOf(part) > 0.0 ? part : ConvexCorners{};
    }

    /// Finds the triangles that intersect the viewer.
    void findStarts(const ConvexCorners& viewer) {
        m_starts.clear();
        m_isStart.assign(m_mesh.triangles(), 0);
        Vec middle;
        for (const Vec p : viewer) {
            middle = middle + (1.0 / static_cast<double>(viewer.size())) * p;
        }
        double reach = 0.0;
        for (const Vec p : viewer) {
            reach = std::max(reach, norm(p - middle) + kThinCell);
        }
        const auto location = m_data.locate(detail::toPoint(middle, m_mesh.origin));
        if (!location) {
            return;
        }
        std::vector<std::uint32_t> open{location->triangle};
        std::vector<char> isReached(m_mesh.triangles(), 0);
        isReached[location->triangle] = 1;
        while (!open.empty()) {
            const std::uint32_t triangle = open.back();
            open.pop_back();
            ConvexCorners part = inTriangle(viewer, middle, reach, triangle);
            if (part.empty() && triangle != location->triangle) {
                continue;
            }
            if (!part.empty() && (!isThin(part) || isThin(viewer))) {
                m_starts.emplace_back(triangle, std::move(part));
                m_isStart[triangle] = 1;
            }
            for (std::uint32_t side = 3 * triangle; side < 3 * triangle + 3; ++side) {
                const std::uint32_t twin = m_mesh.sides[side].twin;
                if (twin != Mesh::kNone && !isReached[twin / 3]) {
                    isReached[twin / 3] = 1;
                    open.push_back(twin / 3);
                }
            }
        }
        std::ranges::sort(m_starts, {}, &Start::first);
    }

    /// Bounds what lines from the viewer to the limits of the region pass, and where the region may lie.
    void setReach(const ConvexCorners& viewer) {
        if (m_options.within.empty()) {
            return;
        }
        ConvexCorners places = askedBox();
        m_boxLines = linesAround(places);
        std::ranges::copy(boxAround(viewer), std::back_inserter(places));
        m_hullLines = linesAround(places);
        m_reach.assign(m_mesh.triangles(), Reach::Unknown);
    }

    /// Returns how far lines from the viewer need a triangle: most are never asked about.
    [[nodiscard]] Reach reachOf(std::uint32_t triangle) {
        if (m_reach.empty()) {
            return Reach::Requested;
        }
        Reach& reach = m_reach[triangle];
        if (reach == Reach::Unknown) {
            reach = !meets(triangle, m_hullLines) ? Reach::Never
                    : meets(triangle, m_boxLines) ? Reach::Requested
                                                  : Reach::Passed;
        }
        return reach;
    }

    /// Returns the corners of the box of the outlines that limit the region.
    [[nodiscard]] ConvexCorners askedBox() const {
        ConvexCorners corners;
        for (const Ring& ring : m_options.within) {
            std::ranges::transform(ring, std::back_inserter(corners),
                                   [&](Point p) { return detail::toVec(p, m_mesh.origin); });
        }
        return boxAround(corners);
    }

    /// Returns the lines along the sides of the convex hull.
    [[nodiscard]] std::vector<DirectedLine> linesAround(const ConvexCorners& places) const {
        Ring ring;
        std::ranges::transform(places, std::back_inserter(ring),
                               [&](Vec p) { return detail::toPoint(p, m_mesh.origin); });
        ring = detail::convexHull(std::move(ring));
        std::vector<DirectedLine> lines;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Vec from = detail::toVec(ring[i], m_mesh.origin);
            const Vec way = detail::toVec(ring[i + 1 == ring.size() ? 0 : i + 1], m_mesh.origin) - from;
            lines.push_back({from, (1.0 / norm(way)) * way});
        }
        return lines;
    }

    /// False if one of the lines has the triangle on its outer side; the hull's corners are rounded.
    [[nodiscard]] bool meets(std::uint32_t triangle, const std::vector<DirectedLine>& lines) const {
        return std::ranges::none_of(lines, [&](const DirectedLine& line) {
            return line.sideOf(corner(3 * triangle)) < -kBeforeASide &&
                   line.sideOf(corner(3 * triangle + 1)) < -kBeforeASide &&
                   line.sideOf(corner(3 * triangle + 2)) < -kBeforeASide;
        });
    }

    [[nodiscard]] bool stops(std::int32_t owner, bool fromTable) const {
        if (owner >= 0) {
            return m_active[static_cast<std::size_t>(owner)] != Occlusion::Never;
        }
        if (owner == Mesh::kTableEdge) {
            return fromTable;
        }
        return owner <= Mesh::kFirstShared &&
               std::ranges::any_of(m_mesh.shared[static_cast<std::size_t>(Mesh::kFirstShared - owner)],
                                   [&](int one) { return stops(one, fromTable); });
    }

    [[nodiscard]] bool isMatter(std::uint32_t triangle) const {
        return std::any_of(m_mesh.containers.begin() + m_mesh.firstContainer[triangle],
                           m_mesh.containers.begin() + m_mesh.firstContainer[triangle + 1], [&](int container) {
                               return m_active[static_cast<std::size_t>(container)] != Occlusion::Never;
                           });
    }

    /// Follows the lines that start in one triangle and end where exactly these pieces are ignored.
    void lookOut(const Start& from, const Pieces& to) {
        const auto& [start, source] = from;
        m_active = m_counts;
        ignore(m_ignoredAtStart, m_active);
        ignore(to, m_active);
        m_to = to;
        if (isMatter(start)) {
            return;
        }
        addStart(start, source);
        for (std::uint32_t side = 3 * start; side < 3 * start + 3; ++side) {
            if (m_mesh.sides[side].twin == Mesh::kNone || stops(m_mesh.sides[side].owner, m_mesh.isOnTable[start])) {
                continue;
            }
            const std::uint32_t beyond = m_mesh.sides[side].twin / 3;
            if (reachOf(beyond) == Reach::Never) {
                continue;
            }
            const Vec first = corner(side);
            const Vec last = corner(Mesh::next(side));
            const Vec way = last - first;
            m_source = source;
            double enters = 1.0;
            double leaves = 0.0;
            if (m_isStart[beyond] && piecesHolding(beyond) == m_ignoredAtStart) {
                // Lines that cross the side within the viewer also start beyond it.
                for (const Vec p : m_source) {
                    if (std::abs(cross(way, p - first)) <= kConstructionError * norm(way)) {
                        const double share = std::clamp(dot(p - first, way) / dot(way, way), 0.0, 1.0);
                        enters = std::min(enters, share);
                        leaves = std::max(leaves, share);
                    }
                }
            } else {
                // Beyond it other pieces are active, or no line starts: all lines have to start here, slightly before
                // the side.
                const Vec inwards = (kBeforeASide / norm(way)) * turned(way);
                m_source = clipped(m_source, {first + inwards, (1.0 / norm(way)) * way}, 1.0);
                if (m_source.size() < 3) {
                    continue;
                }
            }
            if (enters > leaves) {
                leave(side, way, RegionCell{m_source, first, last});
                continue;
            }
            if (enters * norm(way) > kThinCell) {
                leave(side, way, RegionCell{m_source, first, first + enters * way});
            }
            if ((1.0 - leaves) * norm(way) > kThinCell) {
                leave(side, way, RegionCell{m_source, first + leaves * way, last});
            }
        }
    }

    /// Bounds the directions for a viewer beside the part of the table that is asked for: no line in another direction
    /// reaches it.
    void setDirectionsToTable(const ConvexCorners& viewer) {
        m_toTable.clear();
        const Vec size = detail::toVec(m_data.table.high, m_mesh.origin);
        const ConvexCorners table =
            m_options.within.empty() ? ConvexCorners{{}, {size.x, 0.0}, size, {0.0, size.y}} : askedBox();
        Vec middle;
        for (const Vec p : viewer) {
            middle = middle + (1.0 / static_cast<double>(viewer.size())) * p;
        }
        const Vec ahead = 0.5 * (table[0] + table[2]) - middle;
        Vec first = ahead;
        Vec last = ahead;
        for (const Vec to : table) {
            for (const Vec from : viewer) {
                const Vec way = to - from;
                if (dot(way, ahead) <= kAside * norm(way) * norm(ahead)) {
                    return; // the viewer is too near, or on the table
                }
                first = cross(first, way) < 0.0 ? way : first;
                last = cross(last, way) > 0.0 ? way : last;
            }
        }
        m_toTable = {(1.0 / norm(first)) * first, (1.0 / norm(last)) * last};
    }

    /// Restricts the lines through a side to those that may reach the table; returns false if there are none.
    bool turnToTable(Vec way, RegionCell& cell) const {
        if (m_toTable.empty()) {
            return true;
        }
        const Vec outwards = (-1.0 / norm(way)) * turned(way);
        if (std::ranges::all_of(m_toTable, [&](Vec bound) { return dot(bound, outwards) <= -kAside; })) {
            return false; // the two differ by less than half a turn, so all lines lead away
        }
        for (const auto& [bound, sign] : {std::pair{m_toTable[0], -1.0}, {m_toTable[1], 1.0}}) {
            RegionCell rest;
            if (dot(bound, outwards) <= kAside) {
                continue;
            }
            if (!cell.restrictTurn(m_source, bound, sign, rest)) {
                return false;
            }
            cell = std::move(rest);
        }
        return true;
    }

    /// Follows the lines through the first side, restricted by the normals.
    void leave(std::uint32_t side, Vec way, RegionCell cell) {
        if (!turnToTable(way, cell)) {
            return;
        }
        for (const Vec normal : m_normals) {
            // Of the two directions along such a side of a target, the one that leads outwards.
            const double sign = dot(way, normal) > 0.0 ? 1.0 : -1.0;
            RegionCell rest;
            if (!cell.restrictTurn(m_source, -sign * turned(normal), sign, rest)) {
                return;
            }
            cell = std::move(rest);
        }
        expand(side, cell, 0);
    }

    /// Follows the lines through an open side.
    void expand(std::uint32_t through, const RegionCell& cell, std::size_t depth) {
        if (m_stop.stop_requested() || depth > m_mesh.triangles()) {
            return;
        }
        const std::uint32_t twin = m_mesh.sides[through].twin;
        const std::uint32_t triangle = twin / 3;
        if (reachOf(triangle) == Reach::Never) {
            return;
        }
        addSeen(triangle, cell);
        const Vec middle = corner(Mesh::previous(twin));
        for (const auto& [side, sign] : {std::pair{Mesh::next(twin), 1.0}, {Mesh::previous(twin), -1.0}}) {
            if (m_mesh.sides[side].twin == Mesh::kNone || stops(m_mesh.sides[side].owner, m_mesh.isOnTable[triangle])) {
                continue;
            }
            if (m_rests.size() <= depth) {
                m_rests.emplace_back();
            }
            if (RegionCell& rest = m_rests[depth]; cell.restrict(m_source, middle, sign, rest)) {
                expand(side, rest, depth + 1);
            }
        }
    }

    [[nodiscard]] bool isRequested(std::uint32_t triangle) {
        return m_mesh.isOnTable[triangle] && !m_isWhole[triangle] && reachOf(triangle) == Reach::Requested &&
               (m_holding.empty() || m_holding[triangle] == m_to ||
                (m_to.empty() && std::ranges::includes(m_ignoredAtStart, m_holding[triangle])));
    }

    /// Returns the unseen parts of a triangle, at first all of it.
    std::vector<ConvexCorners>& unseenOf(std::uint32_t triangle) {
        std::uint32_t& index = m_unseenOf[triangle];
        if (index == Mesh::kNone) {
            index = static_cast<std::uint32_t>(m_unseen.size());
            m_unseen.push_back({triangle, {cornersOf(triangle)}});
        }
        return m_unseen[index].parts;
    }

    /// Adds what is seen of the triangles to the outlines. Unseen parts of all triangles are united first: rounding
    /// leaves slits between them.
    void takeSeen() {
        std::vector<Ring> triangles;
        std::vector<Ring> hidden;
        for (const Unseen& unseen : m_unseen) {
            m_unseenOf[unseen.triangle] = Mesh::kNone;
            m_isWhole[unseen.triangle] = 0;
            triangles.push_back(rounded(cornersOf(unseen.triangle)));
            std::ranges::transform(unseen.parts, std::back_inserter(hidden),
                                   [&](const ConvexCorners& part) { return rounded(part); });
        }
        m_unseen.clear();
        std::erase_if(hidden, [](const Ring& ring) { return ring.size() < 3; });
        const PolygonSet seen = subtractUnions(triangles, ringsOf(unite(hidden)));
        std::ranges::move(ringsOf(seen), std::back_inserter(m_found));
    }

    /// Adds what is seen of the triangle in which lines start.
    void addStart(std::uint32_t triangle, const ConvexCorners& source) {
        if (!isRequested(triangle)) {
            return;
        }
        ConvexCorners part = cornersOf(triangle);
        const auto cut = [&](Vec normal) {
            const Vec foremost = *std::ranges::max_element(source, {}, [&](Vec p) { return dot(p, normal); });
            part = clipped(part, {foremost, turned(normal)}, 1.0);
        };
        std::ranges::for_each(m_normals, cut);
        // Between the two normals, sides of the source bound the points that lie behind some single point of it.
        for (std::size_t i = 0; m_normals.size() > 1 && i < source.size() && part.size() >= 3; ++i) {
            const Vec way = source[i + 1 == source.size() ? 0 : i + 1] - source[i];
            const Vec normal = -turned(way);
            if (norm(way) > kThinCell && cross(m_normals[0], normal) > 0.0 && cross(normal, m_normals[1]) > 0.0) {
                cut((1.0 / norm(way)) * normal);
            }
        }
        remove(triangle, [&](const ConvexCorners& unseen) { addOutside(part, unseen, m_rest); });
    }

    void addSeen(std::uint32_t triangle, const RegionCell& cell) {
        if (isRequested(triangle)) {
            remove(triangle, [&](const ConvexCorners& unseen) { cell.addUnseen(unseen, m_rest); });
        }
    }

    /// Replaces each unseen part of a triangle by those that `addRest` appends to `m_rest`.
    template <class AddRest> void remove(std::uint32_t triangle, AddRest&& addRest) {
        std::vector<ConvexCorners>& unseen = unseenOf(triangle);
        m_rest.clear();
        std::ranges::for_each(unseen, addRest);
        std::swap(unseen, m_rest);
        m_isWhole[triangle] = unseen.empty() ? 1 : 0;
    }

    [[nodiscard]] Ring rounded(const ConvexCorners& part) const {
        Ring ring;
        for (const Vec p : part) {
            const Point place = detail::toPoint(p, m_mesh.origin);
            if (ring.empty() || (ring.back() != place && ring.front() != place)) {
                ring.push_back(place);
            }
        }
        return ring;
    }

    const RegionMap::Data& m_data;
    const Mesh& m_mesh;
    std::vector<Occlusion> m_counts;
    const WeakVisibilityOptions& m_options;
    const std::stop_token& m_stop;
    std::vector<Vec> m_normals;    ///< unit vectors
    std::vector<Vec> m_toTable;    ///< the first and the last direction in which the table may lie; empty: any
    std::vector<Pieces> m_holding; ///< by triangle; empty: no piece is ever ignored
    std::vector<Pieces> m_positions;
    std::vector<DirectedLine> m_hullLines; ///< around the viewer and the limits of the region
    std::vector<DirectedLine> m_boxLines;  ///< around the limits
    std::vector<Reach> m_reach;            ///< by triangle, as far as known; empty: all are asked for
    std::vector<Start> m_starts;
    std::vector<char> m_isStart;
    std::vector<char> m_isWhole; ///< by triangle: completely seen
    struct Unseen {
        std::uint32_t triangle = 0;
        std::vector<ConvexCorners> parts; ///< with disjoint interiors
    };
    std::vector<Unseen> m_unseen;          ///< the triangles of which something is seen
    std::vector<std::uint32_t> m_unseenOf; ///< by triangle: its index among them, or `kNone`
    std::vector<Ring> m_found;             ///< outlines of what is seen; they may overlap
    std::vector<Ring> m_limited;           ///< those that were restricted
    // Data of the lines currently followed.
    std::vector<Occlusion> m_active;
    Pieces m_ignoredAtStart;
    Pieces m_to;
    ConvexCorners m_source;
    std::vector<ConvexCorners> m_rest;
    std::deque<RegionCell> m_rests; ///< by depth; reused, because their memory costs more than their lines
};

} // namespace

PolygonSet regionSeenFrom(std::span<const PlacedFootprint> viewers,
                          const RegionMap& map,
                          std::span<const Occlusion> counts,
                          const WeakVisibilityOptions& options,
                          const std::stop_token& stop) {
    BaseWalk walk{map.data(), counts, options, stop};
    for (const PlacedFootprint& viewer : viewers) {
        const Vec middle = detail::toVec(viewer.position, map.data().mesh.origin);
        for (const ConvexShape& part : detail::convexPartsOf(viewer, map.data().mesh.origin)) {
            const ConvexCorners corners = detail::cornersOf(part);
            const auto limits = detail::viewLimits(part, middle, options.range, options.arc);
            walk.look(corners);
            walk.addBase(corners);
            walk.restrictTo(limits);
        }
    }
    return walk.isStopped() ? PolygonSet{} : walk.region();
}

PolygonSet regionSeenFromWithin(const Ring& convex,
                                const RegionMap& map,
                                std::span<const Occlusion> counts,
                                const WeakVisibilityOptions& options,
                                const std::stop_token& stop) {
    BaseWalk walk{map.data(), counts, options, stop};
    ConvexCorners corners;
    std::ranges::transform(convex, std::back_inserter(corners),
                           [&](Point p) { return detail::toVec(p, map.data().mesh.origin); });
    walk.look(corners);
    return walk.isStopped() ? PolygonSet{} : walk.region();
}

} // namespace sightline::geometry
