#include "geometry/region/space_region.h"

#include "geometry/base/predicates.h"
#include "geometry/base/tolerances.h"
#include "geometry/region/region_cell.h"
#include "geometry/region/view_limits.h"
#include "geometry/region/visibility_polygon.h"
#include "geometry/region/weak_visibility_region.h"
#include "geometry/sight/space/volume_map_data.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <optional>

namespace sightline::geometry {

using detail::ConvexCorners;
using detail::ConvexShape;
using detail::DirectedLine;
using detail::Vec;
using detail::VolumePart;

namespace {

/// The length of unbounded shadows, as a multiple of the distance to the table's farthest corner. It exceeds 1 by so
/// much because the far end of a wide shadow is a chord, which comes nearer than its ends. Empirical.
constexpr double kBeyond = 8.0;

/// The heights of a line's two ends, nanometers.
struct EndHeights {
    double from;
    double to;
    friend auto operator<=>(const EndHeights&, const EndHeights&) = default;
};

/// The interval of a line, as shares of its length, on which its height is within that of a solid.
struct HeightStretch {
    double from = 0.0;
    double to = 1.0;
    [[nodiscard]] bool isAll() const { return from <= 0.0 && to >= 1.0; }
};

std::optional<HeightStretch> stretchWithin(const EndHeights& ends, double bottom, double top, TouchRule touch) {
    const double rise = ends.to - ends.from;
    const bool isClosed = touch == TouchRule::Blocked;
    if (rise == 0.0) {
        const bool isWithin = bottom < ends.from && ends.from < top;
        return isWithin || (isClosed && (bottom == ends.from || ends.from == top)) ? std::optional{HeightStretch{}}
                                                                                   : std::nullopt;
    }
    const double atBottom = (bottom - ends.from) / rise;
    const double atTop = (top - ends.from) / rise;
    const HeightStretch stretch{std::max(0.0, std::min(atBottom, atTop)), std::min(1.0, std::max(atBottom, atTop))};
    return stretch.from < stretch.to || (isClosed && stretch.from == stretch.to) ? std::optional{stretch}
                                                                                 : std::nullopt;
}

double distanceTo(const Ring& ring, Point p) {
    double least = std::numeric_limits<double>::infinity();
    bool isInside = ring.size() > 2;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point a = ring[i];
        const Point b = ring[i + 1 == ring.size() ? 0 : i + 1];
        least = std::min(least, norm(detail::nearestOnSegment(detail::toVec(a, p), detail::toVec(b, p), {})));
        isInside = isInside && orientation(a, b, p) >= 0;
    }
    return isInside ? 0.0 : least;
}

double distanceBetween(const Ring& a, const Ring& b) {
    double least = std::numeric_limits<double>::infinity();
    for (const auto& [from, to] : {std::pair{&a, &b}, {&b, &a}}) {
        for (const Point p : *from) {
            least = std::min(least, distanceTo(*to, p));
        }
    }
    for (std::size_t i = 0; i < a.size() && least > 0.0; ++i) {
        for (std::size_t k = 0; k < b.size(); ++k) {
            if (segmentsMeet(a[i], a[i + 1 == a.size() ? 0 : i + 1], b[k], b[k + 1 == b.size() ? 0 : k + 1])) {
                return 0.0;
            }
        }
    }
    return least;
}

/// Returns the part of the plane that an upright convex solid hides from a point, for lines that are within its heights
/// only on a part of their length.
///
/// A line to p meets the solid where place + t (p - place) lies in it, so the shadow is the union of the solid's
/// enlargements by 1 / t, which is convex. Sides that face the point stay as in the least enlargement. `endless`: an
/// enlargement beyond the table.
Ring shadowOf(const Ring& solid, Point place, const HeightStretch& stretch, double endless) {
    const double least = std::min(endless, 1.0 / stretch.to);
    const double most = stretch.from * endless <= 1.0 ? std::max(least, endless) : 1.0 / stretch.from;
    Ring shadow;
    for (std::size_t i = 0; i < solid.size(); ++i) {
        const Point a = solid[i];
        const Point b = solid[i + 1 == solid.size() ? 0 : i + 1];
        const bool facesPlace = orientation(a, b, place) < 0;
        for (const Point corner : {a, b}) {
            shadow.push_back(detail::toPoint((facesPlace ? least : most) * detail::toVec(corner, place), place));
        }
    }
    return detail::convexHull(std::move(shadow));
}

std::vector<Point> cornersOf(const Box& box) {
    return {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}};
}

/// Returns false if a line separates the box from the convex ring, which is clockwise on screen.
bool mayMeet(const Ring& convex, const Box& box) {
    const std::vector<Point> corners = cornersOf(box);
    for (std::size_t i = 0; i < convex.size(); ++i) {
        const Point a = convex[i];
        const Point b = convex[i + 1 == convex.size() ? 0 : i + 1];
        if (std::ranges::all_of(corners, [&](Point corner) { return orientation(a, b, corner) < 0; })) {
            return false;
        }
    }
    return true;
}

/// The points at which lines start: a convex ring with corners around it, or a single point.
struct ViewPoint {
    Ring from;
    Ring around;
};

class SpaceWalk {
public:
    SpaceWalk(const Solid& viewer,
              const SamplePointHeights& target,
              const RegionMap& map,
              const VolumeMap& volume,
              std::span<const Occlusion> counts,
              const SpaceRegionOptions& options,
              const std::stop_token& stop)
        : m_viewer{viewer},
          m_target{target},
          m_map{map},
          m_volume{volume.data()},
          m_touch{options.touch},
          m_within{options.within},
          m_normals{options.normals},
          m_views{options.views ? *options.views : m_ownViews},
          m_stop{stop},
          m_size{detail::toVec(map.table().high, map.table().low)},
          m_asked{askedBox()} {
        std::vector<int> active;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (counts[i] != Occlusion::Never) {
                active.push_back(static_cast<int>(i));
            }
        }
        const EndHeights tops{nanometers(viewer.top()), nanometers(target.top)};
        const double foot = std::min(nanometers(viewer.elevation), nanometers(target.bottom));
        for (const int index : detail::activeParts(m_volume, active)) {
            const VolumePart& part = m_volume.parts[static_cast<std::size_t>(index)];
            const auto bottom = static_cast<double>(part.bottom);
            const auto top = static_cast<double>(part.top);
            if (bottom >= std::max(tops.from, tops.to) &&
                (m_touch == TouchRule::Clear || bottom > std::max(tops.from, tops.to))) {
                continue; // all lines run below it
            }
            m_parts.push_back(index);
            m_isFloating.push_back(bottom > foot);
            m_hasFloating = m_hasFloating || (bottom > foot && top > std::min(tops.from, tops.to));
        }
        m_tops = tops;
        const Box base = boundsOf(viewer.placed);
        const Box& table = map.table();
        m_far = std::hypot(nanometers(std::max(table.high.x, base.high.x) - std::min(table.low.x, base.low.x)),
                           nanometers(std::max(table.high.y, base.high.y) - std::min(table.low.y, base.low.y)));
        setHeights();
    }

    RegionBounds regionFrom(const std::vector<ViewPoint>& places) {
        std::vector<PolygonSet> inner;
        std::vector<PolygonSet> outer;
        for (const ViewPoint& place : places) {
            for (const EndHeights& heights : m_heights) {
                inner.push_back(part(place, heights, true, true));
            }
            if (m_hasFloating || (place.around.size() > 1 && dependsOnPlace())) {
                outer.push_back(part(place, m_tops, false, false));
            }
            if (m_stop.stop_requested()) {
                return {};
            }
        }
        addViewer(inner);
        RegionBounds region;
        region.inner = uniteRegions(std::move(inner));
        if (outer.empty()) {
            region.outer = region.inner;
        } else {
            outer.push_back(region.inner); // corners are rounded
            region.outer = uniteRegions(std::move(outer));
        }
        return region;
    }

    /// True if some solid hides only a part of a line's length.
    [[nodiscard]] bool dependsOnPlace() const {
        return std::ranges::any_of(m_heights,
                                   [&](const EndHeights& heights) { return !shadesOf(heights, true).empty(); });
    }

private:
    static double nanometers(Length length) { return static_cast<double>(length.nanometers()); }

    /// If lines may pass under solids, no single height is optimal: lines from top to top, from foot to foot and across
    /// are used.
    void setHeights() {
        m_heights = {m_tops};
        const EndHeights feet{nanometers(m_viewer.elevation), nanometers(m_target.bottom)};
        for (const EndHeights& heights : {feet, EndHeights{m_tops.from, feet.to}, EndHeights{feet.from, m_tops.to}}) {
            if (m_hasFloating && std::ranges::find(m_heights, heights) == m_heights.end()) {
                m_heights.push_back(heights);
            }
        }
    }

    struct Shade {
        const VolumePart* part;
        HeightStretch stretch;
    };

    /// Separates the solids: those that block every line that meets them in plan, over their whole outline, are active
    /// in the plan; the others cast shadows.
    std::vector<Shade>
    shadesOf(const EndHeights& heights, bool withFloating, std::vector<Occlusion>* inPlan = nullptr) const {
        std::vector<Shade> shades;
        std::vector<char> isWhole(m_map.terrain().blockers().size(), 0);
        const auto stretchOf = [&](const VolumePart& part) {
            return stretchWithin(heights, static_cast<double>(part.bottom), static_cast<double>(part.top), m_touch);
        };
        for (std::size_t i = 0; i < m_parts.size(); ++i) {
            const VolumePart& part = m_volume.parts[static_cast<std::size_t>(m_parts[i])];
            if (m_isFloating[i] && !withFloating) {
                continue;
            }
            if (part.blockers.size() == 1) {
                isWhole[static_cast<std::size_t>(part.blockers.front())] = 1;
            }
        }
        for (std::size_t blocker = 0; blocker < isWhole.size(); ++blocker) {
            const detail::PartRun& own = m_volume.own[blocker];
            for (int index = own.first; isWhole[blocker] != 0 && index < own.end; ++index) {
                const VolumePart& part = m_volume.parts[static_cast<std::size_t>(index)];
                isWhole[blocker] = isWholePart(part, heights, withFloating) ? 1 : 0;
            }
        }
        for (std::size_t i = 0; i < m_parts.size(); ++i) {
            const VolumePart& part = m_volume.parts[static_cast<std::size_t>(m_parts[i])];
            const auto stretch = stretchOf(part);
            const bool isInPlan = std::ranges::all_of(
                part.blockers, [&](int blocker) { return isWhole[static_cast<std::size_t>(blocker)] != 0; });
            if (stretch && !isInPlan && (withFloating || !m_isFloating[i])) {
                shades.push_back({&part, *stretch});
            }
        }
        if (inPlan) {
            std::ranges::transform(isWhole, std::back_inserter(*inPlan),
                                   [](char whole) { return whole != 0 ? Occlusion::Always : Occlusion::Never; });
        }
        return shades;
    }

    /// Returns what is seen with these heights. With `isSure`: what each point of the place sees of the part seen in
    /// plan; otherwise what no solid hides from all points.
    PolygonSet part(const ViewPoint& place, const EndHeights& heights, bool withFloating, bool isSure) {
        std::vector<Occlusion> counts;
        const auto shades = shadesOf(heights, withFloating, &counts);
        const PolygonSet& open = inPlan(place, counts);
        std::vector<Ring> hidden;
        for (const Shade& shade : shades) {
            Ring ring = place.around.size() == 1 ? cut(shadow(shade, place.around.front()))
                        : isSure                 ? hiddenFromSome(place, shade)
                                                 : hiddenFromAll(place, shade);
            if (ring.size() >= 3) {
                hidden.push_back(std::move(ring));
            }
        }
        return subtract(open, hidden);
    }

    const PolygonSet& inPlan(const ViewPoint& place, const std::vector<Occlusion>& counts) {
        const auto found = m_views.find({place.from, counts});
        if (found != m_views.end()) {
            return found->second;
        }
        PolygonSet region;
        if (place.from.size() == 1) {
            const VisibilityPolygon seen = visibilityPolygon(place.from.front(), m_map, counts);
            if (!seen.outline.empty()) {
                region = m_within.empty() ? unite({&seen.outline, 1}) : intersectUnions({&seen.outline, 1}, m_within);
            }
        } else {
            region = seenFrom(place.from, counts);
        }
        return m_views.emplace(std::pair{place.from, counts}, std::move(region)).first->second;
    }

    /// True if the solid blocks every line that meets it in plan.
    [[nodiscard]] bool isWholePart(const VolumePart& part, const EndHeights& heights, bool withFloating) const {
        const bool isLeftOut =
            !withFloating &&
            static_cast<double>(part.bottom) > std::min(nanometers(m_viewer.elevation), nanometers(m_target.bottom));
        const auto stretch =
            stretchWithin(heights, static_cast<double>(part.bottom), static_cast<double>(part.top), m_touch);
        return stretch && stretch->isAll() && !isLeftOut;
    }

    [[nodiscard]] PolygonSet seenFrom(const Ring& base, const std::vector<Occlusion>& counts) {
        WeakVisibilityOptions options;
        options.normals = m_normals;
        options.within = m_within;
        const RegionMap& map = onlyCounting(counts);
        const std::vector<Occlusion> all(map.terrain().blockers().size(), Occlusion::Always);
        return regionSeenFromWithin(base, map, all, options, m_stop);
    }

    /// Returns the box of the outlines that limit the query, or the table.
    [[nodiscard]] Box askedBox() const {
        if (m_within.empty()) {
            return m_map.table();
        }
        Box box{m_within.front().front(), m_within.front().front()};
        for (const Ring& ring : m_within) {
            for (const Point p : ring) {
                box = joined(box, {p, p});
            }
        }
        return box;
    }

    /// Returns the map of the active blockers that lines of the viewer to the table may meet. A query from a base is
    /// split at every corner of its map, and triangulating the map costs most of the time.
    const RegionMap& onlyCounting(const std::vector<Occlusion>& counts) {
        const auto found = m_counting.find(counts);
        if (found != m_counting.end()) {
            return found->second;
        }
        const Box viewers = boundsOf(m_viewer.placed);
        std::vector<Point> corners = cornersOf(m_asked);
        std::ranges::copy(cornersOf(viewers), std::back_inserter(corners));
        const Ring reached = detail::convexHull(std::move(corners));
        std::vector<Blocker> blockers;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const Blocker& blocker = m_map.terrain().blockers()[i];
            if (counts[i] != Occlusion::Never && mayMeet(reached, boundsOf(blocker.outline))) {
                blockers.push_back(blocker);
            }
        }
        return m_counting.emplace(counts, RegionMap{TerrainMap{std::move(blockers)}, m_asked, viewers}).first->second;
    }

    [[nodiscard]] Ring shadow(const Shade& shade, Point place) const {
        const double away = std::max(distanceTo(shade.part->corners, place), kBesideSolid);
        return shadowOf(shade.part->corners, place, shade.stretch, kBeyond * m_far / away);
    }

    /// The shadows from all points of a convex set are contained in the convex hull of its corners' shadows.
    [[nodiscard]] Ring hiddenFromSome(const ViewPoint& place, const Shade& shade) const {
        const double away = distanceBetween(place.around, shade.part->corners);
        const double endless = kBeyond * m_far / std::max(away, kUnderShadow);
        if (shade.stretch.from * endless <= 1.0 && away < kUnderShadow) {
            return {m_map.table().low,
                    {m_map.table().high.x, m_map.table().low.y},
                    m_map.table().high,
                    {m_map.table().low.x, m_map.table().high.y}};
        }
        Ring all;
        for (const Point corner : place.around) {
            std::ranges::copy(shadowOf(shade.part->corners, corner, shade.stretch, endless), std::back_inserter(all));
        }
        return cut(detail::convexHull(std::move(all)));
    }

    /// A point is hidden from all points of a convex set if it is hidden from its corners, because the points from
    /// which a convex solid hides it form a convex set.
    [[nodiscard]] Ring hiddenFromAll(const ViewPoint& place, const Shade& shade) const {
        ConvexCorners common{{}, {m_size.x, 0.0}, m_size, {0.0, m_size.y}};
        for (const Point corner : place.around) {
            const Ring ring = shadow(shade, corner);
            if (ring.size() < 3) {
                return {};
            }
            clip(common, ring);
        }
        return rounded(common);
    }

    void clip(ConvexCorners& corners, const Ring& convex) const {
        for (std::size_t i = 0; i < convex.size() && corners.size() >= 3; ++i) {
            const Vec from = detail::toVec(convex[i], m_map.table().low);
            const Vec way = detail::toVec(convex[i + 1 == convex.size() ? 0 : i + 1], m_map.table().low) - from;
            corners = detail::clipped(corners, DirectedLine{from, (1.0 / norm(way)) * way}, 1.0);
        }
    }

    /// Clips a convex ring to the part of the table that is asked for.
    [[nodiscard]] Ring cut(const Ring& convex) const {
        const Vec low = detail::toVec(m_asked.low, m_map.table().low);
        const Vec high = detail::toVec(m_asked.high, m_map.table().low);
        ConvexCorners corners;
        std::ranges::transform(convex, std::back_inserter(corners),
                               [&](Point p) { return detail::toVec(p, m_map.table().low); });
        for (const DirectedLine& side :
             {DirectedLine{low, {1.0, 0.0}}, {high, {-1.0, 0.0}}, {low, {0.0, -1.0}}, {high, {0.0, 1.0}}}) {
            corners = detail::clipped(corners, side, 1.0);
        }
        return corners.size() < 3 ? Ring{} : rounded(corners);
    }

    [[nodiscard]] Ring rounded(const ConvexCorners& corners) const {
        Ring ring;
        std::ranges::transform(corners, std::back_inserter(ring),
                               [&](Vec p) { return detail::toPoint(p, m_map.table().low); });
        return detail::convexHull(std::move(ring));
    }

    /// Adds the viewer itself: solids that share a point see each other in any case.
    void addViewer(std::vector<PolygonSet>& inner) const {
        if (m_viewer.elevation > m_target.top || m_target.bottom > m_viewer.top()) {
            return;
        }
        for (const ConvexShape& shape : detail::convexPartsOf(m_viewer.placed, m_map.table().low)) {
            Ring ring = cut(rounded(detail::cornersOf(shape)));
            if (ring.size() < 3) {
                continue;
            }
            PolygonSet base = m_within.empty() ? unite({&ring, 1}) : intersectUnions({&ring, 1}, m_within);
            if (!base.parts.empty()) {
                inner.push_back(std::move(base));
            }
        }
    }

    const Solid& m_viewer;
    const SamplePointHeights& m_target;
    const RegionMap& m_map;
    const VolumeMapData& m_volume;
    TouchRule m_touch;
    const std::vector<Ring>& m_within;
    const std::vector<Vector>& m_normals;
    PlanViews m_ownViews;
    PlanViews& m_views;
    const std::stop_token& m_stop;
    Vec m_size;         ///< size of the table
    Box m_asked;        ///< of the outlines that limit the query, or of the table
    double m_far = 0.0; ///< upper bound of the distance from the viewer to any point of the table
    EndHeights m_tops{};
    std::vector<EndHeights> m_heights; ///< heights of the lines that are used
    std::vector<int> m_parts;          ///< parts that the highest line may meet
    std::vector<char> m_isFloating;    ///< by such part: lines may pass under it
    bool m_hasFloating = false;
    std::map<std::vector<Occlusion>, RegionMap> m_counting; ///< maps of the active blockers alone
};

/// True for the discs of up to 2 nm that stand for a point; no model has such a base.
bool isPoint(const PlacedFootprint& viewer) {
    const auto* round = std::get_if<RoundBase>(&viewer.footprint.shape());
    return round && round->diameter <= toLength(2 * kStoredUnit);
}

/// Divides the viewer's box into `cuts` cells along each side.
std::vector<ViewPoint> positionListOf(const PlacedFootprint& viewer, int cuts) {
    if (isPoint(viewer)) {
        return {{{viewer.position}, {viewer.position}}};
    }
    std::vector<ViewPoint> places;
    const Point origin = viewer.position;
    for (const ConvexShape& shape : detail::convexPartsOf(viewer, origin)) {
        const ConvexCorners corners = detail::cornersOf(shape);
        Vec low = corners.front();
        Vec high = low;
        for (const Vec p : corners) {
            low = {std::min(low.x, p.x), std::min(low.y, p.y)};
            high = {std::max(high.x, p.x), std::max(high.y, p.y)};
        }
        const auto at = [&](int column, int row) {
            return Vec{low.x + (high.x - low.x) * column / cuts, low.y + (high.y - low.y) * row / cuts};
        };
        for (int row = 0; row < cuts; ++row) {
            for (int column = 0; column < cuts; ++column) {
                const ConvexCorners cell{at(column, row), at(column + 1, row), at(column + 1, row + 1),
                                         at(column, row + 1)};
                ConvexCorners within = corners;
                for (std::size_t i = 0; i < 4; ++i) {
                    const Vec way = cell[(i + 1) % 4] - cell[i];
                    within = detail::clipped(within, DirectedLine{cell[i], (1.0 / norm(way)) * way}, 1.0);
                }
                ViewPoint place;
                std::ranges::transform(within, std::back_inserter(place.from),
                                       [&](Vec p) { return detail::toPoint(p, origin); });
                place.from = detail::convexHull(std::move(place.from));
                if (place.from.size() < 3) {
                    continue;
                }
                if (place.from.size() <= 6) {
                    place.around = place.from;
                } else {
                    std::ranges::transform(cell, std::back_inserter(place.around),
                                           [&](Vec p) { return detail::toPoint(p, origin); });
                }
                places.push_back(std::move(place));
            }
        }
    }
    return places;
}

} // namespace

RegionBounds regionSeenInSpace(const Solid& viewer,
                               const SamplePointHeights& target,
                               const RegionMap& map,
                               const VolumeMap& volume,
                               std::span<const Occlusion> counts,
                               const SpaceRegionOptions& options,
                               const std::stop_token& stop) {
    SpaceWalk walk{viewer, target, map, volume, counts, options, stop};
    RegionBounds region = walk.regionFrom(positionListOf(viewer.placed, 1));
    for (int cuts = 2; cuts <= options.maxCuts && !isPoint(viewer.placed) && walk.dependsOnPlace() &&
                       region.openSquareInches() > options.openSquareInches;
         cuts *= 2) {
        region = walk.regionFrom(positionListOf(viewer.placed, cuts));
    }
    return region;
}

VolumeMap onlyBlockers(const VolumeMap& map, std::span<const int> blockers, const std::map<int, Polygon>& instead) {
    std::vector<Blocker> kept;
    std::vector<std::vector<SheetOpening>> openings;
    for (const int blocker : blockers) {
        const auto at = static_cast<std::size_t>(blocker);
        kept.push_back(map.plan().blockers()[at]);
        if (const auto other = instead.find(blocker); other != instead.end()) {
            kept.back().outline = other->second;
        }
        openings.push_back(at < map.data().openings.size() ? map.data().openings[at] : std::vector<SheetOpening>{});
    }
    return VolumeMap{TerrainMap{std::move(kept)}, openings};
}

std::optional<Polygon> coarsened(const Polygon& outline, int sides, bool within) {
    const Ring& ring = outline.outline();
    if (ring.size() <= static_cast<std::size_t>(sides) || !outline.isConvex()) {
        return {};
    }
    const Point origin = ring.front();
    ConvexCorners corners;
    std::ranges::transform(ring, std::back_inserter(corners), [&](Point p) { return detail::toVec(p, origin); });
    // Nanometers. Corners are rounded by up to 0.71 nm; without a margin above that the coarse outline could cut into
    // the true one.
    constexpr double kOutwards = kContact;
    ConvexCorners few;
    DirectedLine last;
    for (int i = 0; i <= sides; ++i) {
        const double turn = 2.0 * std::numbers::pi * i / sides;
        const Vec normal{std::cos(turn), std::sin(turn)};
        const Vec farthest = *std::ranges::max_element(corners, {}, [&](Vec p) { return dot(p, normal); });
        const DirectedLine side{farthest + kOutwards * normal, turned(normal)};
        if (within) {
            few.push_back(farthest);
        } else if (i > 0) {
            few.push_back(last.through +
                          (cross(side.through - last.through, side.along) / cross(last.along, side.along)) *
                              last.along);
        }
        last = side;
    }
    Ring coarse;
    std::ranges::transform(few, std::back_inserter(coarse), [&](Vec p) { return detail::toPoint(p, origin); });
    const auto polygon = Polygon::fromVertices(detail::convexHull(std::move(coarse)));
    return polygon ? std::optional{*polygon} : std::nullopt;
}

} // namespace sightline::geometry
