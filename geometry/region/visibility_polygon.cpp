#include "geometry/region/visibility_polygon.h"

#include "geometry/base/predicates.h"
#include "geometry/region/region_map_data.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sightline::geometry {

namespace {

using detail::TriangulatedFreeSpace;
using detail::Vec;
using Mesh = TriangulatedFreeSpace;

/// The directions from one to another, clockwise on screen, less than half a turn apart.
struct Wedge {
    Vec first;
    Vec last;
};

/// A side of a triangle with the directions in which it is seen.
struct alignas(16) Window {
    Wedge wedge;
    Wedge ends; ///< ends of the side
    std::uint32_t side = 0;
};

/// Buffers reused by a thread.
struct Scratch {
    std::vector<Window> fan;    ///< windows around the viewer
    std::vector<char> isClosed; ///< by window of the fan
    std::vector<Wedge> allowed;
    std::vector<Window> open; ///< windows still to be processed, the next one last
    std::vector<Vec> outline; ///< relative to the viewer
};

/// Appends the parts of `a` in `b`, in the order of `a`. Precondition: both are less than half a turn wide.
void addCommon(const Wedge& a, const Wedge& b, std::vector<Wedge>& to) {
    const auto holds = [](const Wedge& wedge, Vec v) {
        return cross(wedge.first, v) >= 0.0 && cross(v, wedge.last) >= 0.0;
    };
    const Vec first = holds(b, a.first) ? a.first : b.first;
    const Vec last = holds(b, a.last) ? a.last : b.last;
    if (holds(a, first) && holds(a, last) && cross(first, last) > 0.0) {
        to.push_back({first, last});
    }
}

class RegionWalk {
public:
    /// `met` is set for the blockers that matter; null if not requested.
    RegionWalk(Point viewer,
               const RegionMap::Data& data,
               std::span<const Occlusion> counts,
               const RegionLimits& limits,
               Scratch& scratch,
               std::span<char> met)
        : m_met{met},
          m_mesh{data.mesh},
          m_blockers{data.terrain.blockers()},
          m_counts{counts},
          m_limits{limits},
          m_scratch{scratch},
          m_viewer{detail::toVec(viewer, data.mesh.origin)} {
        const Box& table = data.table;
        m_isOnTable =
            viewer.x >= table.low.x && viewer.x <= table.high.x && viewer.y >= table.low.y && viewer.y <= table.high.y;
        if (limits.range) {
            m_range = static_cast<double>(limits.range->nanometers());
            m_hasRange = true;
        }
        scratch.fan.clear();
        scratch.isClosed.clear();
        scratch.allowed.clear();
        scratch.outline.clear();
        if (const auto location = data.locate(viewer)) {
            look(*location);
        }
    }

    [[nodiscard]] bool isOnTable() const { return m_isOnTable; }

private:
    enum class Looks { Nowhere, Everywhere, InWedges };

    [[nodiscard]] Vec at(std::uint32_t side) const { return m_mesh.corners[m_mesh.sides[side].corner] - m_viewer; }

    [[nodiscard]] bool stops(std::int32_t owner) const {
        if (owner >= 0) {
            return m_counts[static_cast<std::size_t>(owner)] != Occlusion::Never;
        }
        if (owner == Mesh::kTableEdge) {
            return m_isOnTable;
        }
        if (owner == Mesh::kFrame) {
            return true;
        }
        return owner <= Mesh::kFirstShared &&
               std::ranges::any_of(m_mesh.shared[static_cast<std::size_t>(Mesh::kFirstShared - owner)],
                                   [&](int one) { return stops(one); });
    }

    [[nodiscard]] bool isMatter(std::uint32_t triangle) const {
        for (std::uint32_t i = m_mesh.firstContainer[triangle]; i < m_mesh.firstContainer[triangle + 1]; ++i) {
            if (m_counts[static_cast<std::size_t>(m_mesh.containers[i])] != Occlusion::Never) {
                return true;
            }
        }
        return m_isOnTable && !m_mesh.isOnTable[triangle];
    }

    /// True if the side belongs to an active blocker; with `wallsOnly`, to an active wall.
    [[nodiscard]] bool isOutlineOf(std::uint32_t side, bool wallsOnly) const {
        return std::ranges::any_of(m_mesh.ownersOf(m_mesh.sides[side]), [&](int owner) {
            const bool isBlocker = owner >= 0 && m_counts[static_cast<std::size_t>(owner)] != Occlusion::Never;
            return isBlocker &&
                   (!wallsOnly || std::holds_alternative<Wall>(m_blockers[static_cast<std::size_t>(owner)].outline));
        });
    }

    void meet(std::span<const int> owners) {
        for (const int owner : owners) {
            if (owner >= 0) { // not an edge of the table
                m_met[static_cast<std::size_t>(owner)] = 1;
            }
        }
    }

    void meetSide(std::uint32_t side) {
        if (!m_met.empty()) {
            meet(m_mesh.ownersOf(m_mesh.sides[side]));
        }
    }

    /// Marks the blockers that contain or touch the viewer.
    void meetRound(std::uint32_t triangle) {
        if (!m_met.empty()) {
            const auto containers = std::span{m_mesh.containers}.subspan(
                m_mesh.firstContainer[triangle], m_mesh.firstContainer[triangle + 1] - m_mesh.firstContainer[triangle]);
            meet(containers);
        }
    }

    void addToFan(std::uint32_t side) {
        const Wedge wedge{at(side), at(Mesh::next(side))};
        m_scratch.fan.push_back({wedge, wedge, side});
        m_scratch.isClosed.push_back(isMatter(side / 3));
        meetRound(side / 3);
    }

    void look(const RegionMap::Data::Location& location) {
        const bool touchBlocks = m_limits.touch == TouchRule::Blocked;
        if (location.corner != Mesh::kNone) {
            if (!addFanRound(location.corner, touchBlocks)) {
                return;
            }
        } else if (location.side != Mesh::kNone) {
            meetSide(location.side);
            if (isOutlineOf(location.side, !touchBlocks)) {
                return; // a wall on both sides of every line from here, or touching that blocks
            }
            for (const std::uint32_t side : {location.side, m_mesh.sides[location.side].twin}) {
                if (side != Mesh::kNone) {
                    addToFan(Mesh::next(side));
                    addToFan(Mesh::previous(side));
                }
            }
        } else {
            for (std::uint32_t k = 0; k < 3; ++k) {
                addToFan(3 * location.triangle + k);
            }
        }
        addArc();
        m_scratch.allowed.empty() ? sweepAllRound() : sweepWedges();
    }

    /// Adds the windows around a corner that coincides with the viewer. Returns false if the viewer sees nothing.
    bool addFanRound(std::uint32_t start, bool touchBlocks) {
        std::vector<Vec> walls;
        std::uint32_t side = start;
        do {
            meetSide(side);
            if (touchBlocks && isOutlineOf(side, false)) {
                return false;
            }
            if (isOutlineOf(side, true)) {
                walls.push_back(at(Mesh::next(side)));
            }
            addToFan(Mesh::next(side));
            side = m_mesh.sides[Mesh::previous(side)].twin;
        } while (side != Mesh::kNone && side != start);
        return addWallWedges(walls);
    }

    /// A line is clear of the walls that meet at the viewer if all of them lie on one side of the infinite line.
    bool addWallWedges(const std::vector<Vec>& walls) {
        if (walls.size() < 2) {
            return true;
        }
        const auto isFirst = [&](Vec one) {
            return std::ranges::all_of(walls, [&](Vec other) {
                return cross(one, other) > 0.0 || (cross(one, other) == 0.0 && dot(one, other) > 0.0);
            });
        };
        const auto first = std::ranges::find_if(walls, isFirst);
        if (first == walls.end()) {
            return false;
        }
        Vec last = *first;
        for (const Vec wall : walls) {
            last = cross(last, wall) > 0.0 ? wall : last;
        }
        m_scratch.allowed = {{last, -*first}, {-last, *first}};
        return true;
    }

    void addArc() {
        if (m_limits.wedge) {
            addWedge({detail::toVec(Point{} + m_limits.wedge->first, {}),
                      detail::toVec(Point{} + m_limits.wedge->last, {})});
            return;
        }
        if (!m_limits.arc || m_limits.arc->width == Angle{}) {
            return;
        }
        constexpr double kMax = 120.0; ///< degrees
        const double width = m_limits.arc->width.degrees();
        const int parts = static_cast<int>(std::ceil(width / kMax));
        const auto direction = [&](int part) {
            const Angle angle = m_limits.arc->from + Angle::fromDegrees(width * part / parts);
            return Vec{angle.cosine(), angle.sine()};
        };
        std::vector<Wedge> wedges;
        for (int part = 0; part < parts; ++part) {
            const Wedge wedge{direction(part), direction(part + 1)};
            if (m_scratch.allowed.empty()) {
                wedges.push_back(wedge);
            }
            const std::size_t before = wedges.size();
            for (const Wedge& other : m_scratch.allowed) {
                addCommon(wedge, other, wedges);
            }
            if (wedges.size() == before + 2 && cross(wedges[before].first, wedges[before + 1].first) < 0.0) {
                std::swap(wedges[before], wedges[before + 1]);
            }
        }
        m_scratch.allowed = std::move(wedges);
        m_hasArc = true;
    }

    void addWedge(const Wedge& wedge) {
        auto& allowed = m_scratch.allowed;
        if (allowed.empty()) {
            allowed.push_back(wedge);
        } else {
            const std::vector<Wedge> others = std::move(allowed);
            allowed.clear();
            for (const Wedge& other : others) {
                addCommon(wedge, other, allowed);
            }
        }
        m_hasArc = true;
    }

    void sweepAllRound() {
        if (m_hasArc) {
            return; // no direction is left
        }
        const auto& fan = m_scratch.fan;
        for (std::size_t i = 0; i < fan.size(); ++i) {
            m_scratch.isClosed[i] ? stepBack() : findLineWithinDepth(fan[i]);
        }
        flushArc();
    }

    void sweepWedges() {
        const auto& fan = m_scratch.fan;
        for (const Wedge& wedge : m_scratch.allowed) {
            const auto start = std::ranges::find_if(fan, [&](const Window& window) {
                return cross(window.wedge.first, wedge.first) >= 0.0 && cross(wedge.first, window.wedge.last) > 0.0;
            });
            if (start == fan.end()) {
                continue;
            }
            if (m_scratch.outline.empty() || cross(m_lastRay, wedge.first) != 0.0 ||
                dot(m_lastRay, wedge.first) < 0.0) {
                stepBack();
            }
            Vec from = wedge.first;
            for (std::size_t i = 0; i <= fan.size(); ++i) {
                const auto index = (static_cast<std::size_t>(start - fan.begin()) + i) % fan.size();
                const Window& window = fan[index];
                const bool isLast = cross(from, wedge.last) > 0.0 && cross(wedge.last, window.wedge.last) >= 0.0;
                const Vec to = isLast ? wedge.last : window.wedge.last;
                if (m_scratch.isClosed[index]) {
                    stepBack();
                } else if (cross(from, to) > 0.0) {
                    findLineWithinDepth({{from, to}, window.ends, window.side});
                }
                if (isLast) {
                    break;
                }
                from = to;
            }
            m_lastRay = wedge.last;
        }
        stepBack();
        flushArc();
    }

    void findLineWithinDepth(const Window& window) {
        m_hasRange ? findLineWithinDepth<true>(window) : findLineWithinDepth<false>(window);
    }

    template <bool hasRange> void findLineWithinDepth(const Window& window) {
        const Mesh::Passage* const passages = m_mesh.passages.data();
        const Vec viewer = m_viewer;
        auto& open = m_scratch.open;
        Window* next = open.data(); // one past the window that is processed next
        const Window* limit = next + open.size();
        // Separate variables instead of a window, so that they stay in registers.
        const Mesh::Passage* passage = passages + window.side;
        auto [first, last] = window.wedge;
        auto [from, to] = window.ends;
        while (true) {
            if (passage->owner != Mesh::kNobody && stops(passage->owner)) {
                add<hasRange>(*passage, {first, last}, {from, to});
            } else if (hasRange && isBeyondRange(from, to)) {
                addBeyond(first, last);
            } else {
                const Mesh::Passage* const before = passages + passage->before;
                const Mesh::Passage* const after = passages + passage->after;
                // Both are prefetched while the signs are computed that select the next one.
                __builtin_prefetch(before);
                __builtin_prefetch(after);
                // Nonzero signs are correct, see `sideOf`; 0 means that doubles do not distinguish the directions.
                const Vec middle = passage->apex - viewer;
                if (cross(first, middle) <= 0.0) {
                    passage = after;
                    from = middle;
                } else if (cross(middle, last) <= 0.0) {
                    passage = before;
                    to = middle;
                } else {
                    if (next == limit) {
                        const std::size_t count = open.size();
                        open.resize(2 * count + 16);
                        next = open.data() + count;
                        limit = open.data() + open.size();
                    }
                    next->wedge = {middle, last};
                    next->ends = {middle, to};
                    next->side = passage->after;
                    ++next;
                    passage = before;
                    last = to = middle;
                }
                continue;
            }
            if (next == open.data()) {
                return;
            }
            --next;
            passage = passages + next->side;
            first = next->wedge.first;
            last = next->wedge.last;
            from = next->ends.first;
            to = next->ends.last;
        }
    }

    [[nodiscard]] bool isBeyondRange(Vec from, Vec to) const {
        const double area = cross(from, to);
        return area * area > m_range * m_range * dot(to - from, to - from);
    }

    /// Returns where the ray meets the side, or the side's own end if the ray runs through it.
    static Vec meeting(Vec ray, Vec from, Vec to) {
        const double before = cross(from, ray);
        const double after = cross(ray, to);
        if (before <= 0.0) {
            return from;
        }
        if (after <= 0.0) {
            return to;
        }
        return from + (before / (before + after)) * (to - from);
    }

    template <bool hasRange> void add(const Mesh::Passage& passage, const Wedge& wedge, const Wedge& ends) {
        meetSide(static_cast<std::uint32_t>(&passage - m_mesh.passages.data()));
        const Vec from = meeting(wedge.first, ends.first, ends.last);
        const Vec to = meeting(wedge.last, ends.first, ends.last);
        if constexpr (hasRange) {
            addWithinRange(from, to, passage.line);
        } else {
            addStretch(from, to, passage.line);
        }
    }

    void addStretch(Vec from, Vec to, std::uint32_t line) {
        flushArc();
        auto& outline = m_scratch.outline;
        const bool goesOn = !outline.empty() && outline.back().x == from.x && outline.back().y == from.y;
        if (goesOn && line == m_lastLine && line != Mesh::kNone) {
            outline.back() = to;
            return;
        }
        if (!goesOn) {
            outline.push_back(from);
        }
        outline.push_back(to);
        m_lastLine = line;
    }

    void addWithinRange(Vec from, Vec to, std::uint32_t line) {
        const Vec along = to - from;
        const double length = dot(along, along);
        const double range = m_range * m_range;
        if (dot(from, from) <= range && dot(to, to) <= range) {
            addStretch(from, to, line);
            return;
        }
        // Solves |from + t along| = range for t.
        const double half = -dot(from, along) / length;
        const double room = half * half - (dot(from, from) - range) / length;
        const double first = room > 0.0 ? std::max(0.0, half - std::sqrt(room)) : 1.0;
        const double last = room > 0.0 ? std::min(1.0, half + std::sqrt(room)) : 0.0;
        if (length == 0.0 || first >= last) {
            addBeyond(from, to);
            return;
        }
        const Vec enters = from + first * along;
        const Vec leaves = from + last * along;
        if (first > 0.0) {
            addBeyond(from, enters);
        }
        addStretch(enters, leaves, line);
        if (last < 1.0) {
            addBeyond(leaves, to);
        }
    }

    /// Adds the border between two directions where only the range ends the sight.
    void addBeyond(Vec first, Vec last) {
        if (cross(first, last) <= 0.0) {
            return;
        }
        if (m_hasArcOpen && cross(m_beyond.last, first) == 0.0 && m_isBeyondConvex) {
            m_beyond.last = last;
            m_isBeyondConvex = cross(m_beyond.first, last) > 0.0;
            return;
        }
        flushArc();
        m_beyond = {first, last};
        m_hasArcOpen = true;
        m_isBeyondConvex = cross(first, last) > 0.0;
    }

    void flushArc() {
        if (!m_hasArcOpen) {
            return;
        }
        m_hasArcOpen = false;
        m_lastLine = Mesh::kNone;
        const auto onCircle = [&](Vec ray) { return (m_range / norm(ray)) * ray; };
        Vec place = onCircle(m_beyond.first);
        const Vec end = onCircle(m_beyond.last);
        const double turn = std::atan2(cross(place, end), dot(place, end));
        const double angle = turn > 0.0 ? turn : turn + 2.0 * std::numbers::pi;
        const double chord =
            2.0 * std::acos(std::clamp(1.0 - static_cast<double>(kRangeChord.nanometers()) / m_range, -0.5, 1.0));
        const int chords = std::max(1, static_cast<int>(std::ceil(angle / chord)));
        const double cosine = std::cos(angle / chords);
        const double sine = std::sin(angle / chords);
        auto& outline = m_scratch.outline;
        outline.push_back(place);
        for (int i = 1; i < chords; ++i) {
            place = {place.x * cosine - place.y * sine, place.x * sine + place.y * cosine};
            outline.push_back(place);
        }
        outline.push_back(end);
    }

    /// Routes the outline through the viewer.
    void stepBack() {
        flushArc();
        m_lastLine = Mesh::kNone;
        m_scratch.outline.push_back({0.0, 0.0});
    }

    std::span<char> m_met;
    const Mesh& m_mesh;
    std::span<const Blocker> m_blockers;
    std::span<const Occlusion> m_counts;
    const RegionLimits& m_limits;
    Scratch& m_scratch;
    Vec m_viewer;
    bool m_isOnTable = false;
    bool m_hasRange = false;
    bool m_hasArc = false;
    double m_range = 0.0;
    std::uint32_t m_lastLine = Mesh::kNone;
    Vec m_lastRay;
    Wedge m_beyond;
    bool m_hasArcOpen = false;
    bool m_isBeyondConvex = false;
};

/// Clips a ring at an edge of the table; points beyond it are moved onto the edge.
template <typename Value> void clip(Ring& ring, Ring& buffer, Length limit, bool keepsBelow, Value value) {
    buffer.clear();
    const auto isKept = [&](Point p) { return keepsBelow ? value(p) <= limit : value(p) >= limit; };
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point from = ring[i];
        const Point to = ring[i + 1 == ring.size() ? 0 : i + 1];
        if (isKept(from)) {
            buffer.push_back(from);
        }
        if (isKept(from) != isKept(to)) {
            const double share = static_cast<double>((limit - value(from)).nanometers()) /
                                 static_cast<double>((value(to) - value(from)).nanometers());
            const auto between = [&](Length a, Length b) {
                return a + Length::fromNanometers(std::llround(share * static_cast<double>((b - a).nanometers())));
            };
            buffer.push_back({between(from.x, to.x), between(from.y, to.y)});
        }
    }
    std::swap(ring, buffer);
}

void clipTo(const Box& table, Ring& ring) {
    Ring buffer;
    const auto x = [](Point p) { return p.x; };
    const auto y = [](Point p) { return p.y; };
    clip(ring, buffer, table.low.x, false, x);
    clip(ring, buffer, table.high.x, true, x);
    clip(ring, buffer, table.low.y, false, y);
    clip(ring, buffer, table.high.y, true, y);
}

} // namespace

double VisibilityPolygon::areaSquareInches() const {
    double twice = 0.0;
    for (std::size_t i = 1; i + 1 < outline.size(); ++i) {
        twice += cross(detail::toVec(outline[i], outline[0]), detail::toVec(outline[i + 1], outline[0]));
    }
    constexpr double kSquareInch = 25.4e6 * 25.4e6;
    return twice / 2.0 / kSquareInch;
}

bool VisibilityPolygon::contains(Point p) const {
    bool inside = false;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point from = outline[i];
        const Point to = outline[i + 1 == outline.size() ? 0 : i + 1];
        if (isOnSegment(from, to, p)) {
            return true;
        }
        if ((from.y > p.y) != (to.y > p.y) && (orientation(from, to, p) > 0) == (to.y > from.y)) {
            inside = !inside;
        }
    }
    return inside;
}

namespace {

/// Rounds as `std::llround` does, without a function call. Precondition: |nanometers| < 2^52.
Length nearest(double nanometers) {
    // The largest double below one half: adding it rounds halves up and never lifts a fraction below one half.
    constexpr double kAlmostHalf = 0.499'999'999'999'999'94;
    return Length::fromNanometers(static_cast<std::int64_t>(nanometers + std::copysign(kAlmostHalf, nanometers)));
}

void find(Point viewer,
          const RegionMap& map,
          std::span<const Occlusion> counts,
          const RegionLimits& limits,
          VisibilityPolygon& region,
          std::span<char> met) {
    thread_local Scratch scratch;
    const RegionWalk walk{viewer, map.data(), counts, limits, scratch, met};
    region.outline.resize(scratch.outline.size());
    Point* end = region.outline.data();
    Point last{Length::fromNanometers(std::numeric_limits<std::int64_t>::max()), {}};
    for (const Vec corner : scratch.outline) {
        const Point p{viewer.x + nearest(corner.x), viewer.y + nearest(corner.y)};
        *end = p; // overwritten by the next point if it equals the previous one
        end += (p.x != last.x) | (p.y != last.y) ? 1 : 0;
        last = p;
    }
    region.outline.resize(static_cast<std::size_t>(end - region.outline.data()));
    if (!walk.isOnTable()) {
        clipTo(map.table(), region.outline);
    }
    while (region.outline.size() > 1 && region.outline.back() == region.outline.front()) {
        region.outline.pop_back();
    }
    if (region.outline.size() < 3) {
        region.outline.clear();
    }
}

} // namespace

void findVisibilityPolygon(Point viewer,
                           const RegionMap& map,
                           std::span<const Occlusion> counts,
                           const RegionLimits& limits,
                           VisibilityPolygon& region) {
    find(viewer, map, counts, limits, region, {});
}

void findVisibilityPolygon(Point viewer,
                           const RegionMap& map,
                           std::span<const Occlusion> counts,
                           const RegionLimits& limits,
                           VisibilityPolygon& region,
                           std::vector<char>& met) {
    met.assign(counts.size(), 0);
    find(viewer, map, counts, limits, region, met);
}

VisibilityPolygon
visibilityPolygon(Point viewer, const RegionMap& map, std::span<const Occlusion> counts, const RegionLimits& limits) {
    VisibilityPolygon region;
    findVisibilityPolygon(viewer, map, counts, limits, region);
    return region;
}

} // namespace sightline::geometry
