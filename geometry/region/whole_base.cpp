#include "geometry/region/whole_base.h"

#include "geometry/detail/convex_sum.h"
#include "geometry/detail/outline_arcs.h"
#include "geometry/detail/view_limits.h"
#include "geometry/detail/whole_spot.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace sightline::geometry {

using detail::ConvexCorners;
using detail::ConvexShape;
using detail::OutlineArc;
using detail::Vec;

namespace {

/// A part of a curve is cut finer where looks from corners of the base tell more; from a spot parts take no look at all.
constexpr int kFinerParts = 5;
constexpr int kCurvePartsFromSpot = 96;

Ring outlineOf(const Box& box) { return {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}}; }

ConvexShape shapeOf(const WholeTarget& target) { return detail::convexPartsOf({target.base, Point{}, target.facing}, Point{}).front(); }

/// Places where an arc of the target may be hidden, and where it surely is.
struct Hidden {
    TableRegion possible;  ///< somewhere on the arc, if one place of the viewer lies before all of it
    TableRegion atItsEnd;  ///< the same if the arc turns away from the viewer somewhere
    TableRegion sure;      ///< anywhere on the arc
    TableRegion sureFirst; ///< at its first place
};

/// What is hidden from a viewer: `surely` of what is seen as possible, `maybe` of what is seen for sure.
struct HiddenBounds {
    TableRegion maybe;
    TableRegion surely;
};

/// Where the middle of a target must not stand, arc by arc of its outline.
class WholeSweep {
public:
    WholeSweep(std::vector<Vec> viewer, const Box& box, const ConvexShape& target, int parts) : m_box{box}, m_size{detail::toVec(box.high, box.low)}, m_viewer{std::move(viewer)}, m_target{target},
          m_chords{(detail::chordsFor(target.reach(), static_cast<double>(kRangeChord.nanometers())) + parts - 1) / parts} {
        Ring corners;
        std::ranges::transform(m_viewer, std::back_inserter(corners), [&](Vec p) { return detail::toPoint(p, box.low); });
        m_hull = detail::convexHull(std::move(corners));
    }

    /// The hidden places, of those in the box, keep this arc of the target from being seen whole.
    void add(const OutlineArc& arc, const Hidden& hidden) {
        if (arc.isSide()) {
            const std::vector<Ring> facing{below(arc.firstNormal, arc.from)};
            const TableRegion bad = sweep(hidden.possible, {arc.from, arc.to}, facing);
            addTo(m_possiblyBad, bad);
            addTo(m_surelyBad, hidden.sure == hidden.possible ? bad : sweep(hidden.sure, {arc.from, arc.to}, facing));
            return;
        }
        const Vec middle = m_target.supportPoint(arc.firstNormal + arc.lastNormal);
        const std::vector<Ring> turned{turnedTo(arc)};
        std::vector<Ring> some{below(arc.firstNormal, middle), below(arc.lastNormal, middle)};
        std::erase_if(some, isNothing);
        const std::vector<Vec> round{arc.from, arc.corner, arc.to};
        addTo(m_possiblyBad, sweep(hidden.possible, round, some));
        if (hidden.atItsEnd != hidden.possible) {
            addTo(m_possiblyBad, sweep(hidden.atItsEnd, round, ringsOf(regionWithout(joinedRegion(some), turned))));
        }
        for (int i = 0; i < m_chords; ++i) {
            addTo(m_surelyBad, sweep(hidden.sure, {placeOn(arc, i), placeOn(arc, i + 1)}, turned));
        }
        addTo(m_surelyBad, sweep(hidden.sureFirst, {arc.from}, {below(arc.firstNormal, arc.from)}));
    }

    /// The corners of the viewer that are foremost along some direction between the normals of an arc.
    [[nodiscard]] std::vector<Point> foremostFor(const OutlineArc& arc) const {
        std::vector<Point> places;
        for (const Vec normal : {arc.firstNormal, arc.lastNormal}) {
            places.push_back(*std::ranges::max_element(m_hull, {}, [&](Point p) { return dot(detail::toVec(p, m_box.low), normal); }));
        }
        for (std::size_t i = 0; i < m_hull.size(); ++i) {
            const Point next = m_hull[i + 1 == m_hull.size() ? 0 : i + 1];
            const Vec normal = -turned(detail::toVec(next, m_hull[i]));
            if (cross(arc.firstNormal, normal) >= 0.0 && cross(normal, arc.lastNormal) >= 0.0) {
                places.insert(places.end(), {m_hull[i], next});
            }
        }
        std::ranges::sort(places);
        const auto twins = std::ranges::unique(places);
        places.erase(twins.begin(), twins.end());
        return places;
    }

    [[nodiscard]] BoundedRegion region() const {
        const TableRegion all = joinedRegion(std::array{outlineOf(m_box)});
        BoundedRegion result{regionWithout(all, ringsOf(joinedRegion(m_possiblyBad))), {}};
        result.possible = m_possiblyBad == m_surelyBad ? result.sure : regionWithout(all, ringsOf(joinedRegion(m_surelyBad)));
        return result;
    }

private:
    /// A curved arc is cut into chords within `kRangeChord`.
    [[nodiscard]] Vec placeOn(const OutlineArc& arc, int chord) const {
        const double share = static_cast<double>(chord) / m_chords;
        return m_target.supportPoint((1.0 - share) * arc.firstNormal + share * arc.lastNormal);
    }

    static bool isNothing(const Ring& ring) { return ring.size() < 3; }

    static void addTo(std::vector<Ring>& rings, const TableRegion& region) { std::ranges::move(ringsOf(region), std::back_inserter(rings)); }

    [[nodiscard]] Ring ringOf(const ConvexCorners& corners) const {
        Ring ring;
        std::ranges::transform(corners, std::back_inserter(ring), [&](Vec p) { return detail::toPoint(p, m_box.low); });
        return detail::convexHull(std::move(ring));
    }

    /// Where the middle stands if a place of the target has some of the viewer before it.
    [[nodiscard]] Ring below(Vec normal, Vec place) const {
        const Vec foremost = *std::ranges::max_element(m_viewer, {}, [&](Vec p) { return dot(p, normal); });
        return ringOf(detail::boxBelow(m_size, normal, dot(foremost - place, normal)));
    }

    /// Where it stands if one place of the viewer lies before all of an arc.
    [[nodiscard]] Ring turnedTo(const OutlineArc& arc) const {
        double far = norm(m_size);
        for (const Vec p : m_viewer) {
            far = std::max(far, norm(p) + norm(m_size)); // the viewer may stand beside the box
        }
        far *= 4.0;
        const Vec outwards = far * (arc.firstNormal + arc.lastNormal);
        const Vec after = far * turned(arc.firstNormal);
        const Vec before = -far * turned(arc.lastNormal);
        Ring cone;
        for (const Vec p : {Vec{}, before, before + outwards, after + outwards, after}) {
            cone.push_back(detail::toPoint(-(arc.corner + p), Point{}));
        }
        ConvexCorners corners;
        std::ranges::transform(detail::convexSum(m_hull, detail::convexHull(std::move(cone))), std::back_inserter(corners), [&](Point p) { return detail::toVec(p, m_box.low); });
        for (const auto& [through, along] : {std::pair{Vec{}, Vec{1.0, 0.0}}, {m_size, Vec{-1.0, 0.0}}, {Vec{}, Vec{0.0, -1.0}}, {m_size, Vec{0.0, 1.0}}}) {
            corners = detail::clipped(corners, {through, along}, 1.0);
        }
        return ringOf(corners);
    }

    static TableRegion sweep(const TableRegion& hidden, const std::vector<Vec>& places, std::vector<Ring> within) {
        std::erase_if(within, isNothing);
        if (hidden.parts.empty() || within.empty()) {
            return {};
        }
        Ring reach;
        std::ranges::transform(places, std::back_inserter(reach), [](Vec p) { return detail::toPoint(-p, Point{}); });
        return regionWithin(regionGrownBy(hidden, detail::convexHull(std::move(reach))), within);
    }

    Box m_box;
    Vec m_size;
    std::vector<Vec> m_viewer; ///< corners, nanometres from the box's low one
    Ring m_hull;
    const ConvexShape& m_target;
    int m_chords; ///< for each arc of a curve
    std::vector<Ring> m_possiblyBad;
    std::vector<Ring> m_surelyBad;
};

TableRegion without(const Box& box, const TableRegion& what) { return regionWithout(joinedRegion(std::array{outlineOf(box)}), ringsOf(what)); }

HiddenBounds hiddenIn(const Box& box, const BoundedRegion& seen, Length hair) {
    HiddenBounds hidden{regionWithoutHairs(without(box, seen.sure), hair), {}};
    hidden.surely = seen.possible == seen.sure ? hidden.maybe : regionWithoutHairs(without(box, seen.possible), hair);
    return hidden;
}

Vector vectorOf(Vec unit) {
    constexpr double kLong = 1e12; ///< nanometres: directions to 1e-12 radians
    return detail::toPoint(kLong * unit, Point{}) - Point{};
}

} // namespace

bool isConvexBase(const WholeTarget& target) { return detail::convexPartsOf({target.base, Point{}, target.facing}, Point{}).size() == 1; }

BoundedRegion wholeRegionFromSpot(Point viewer, const BoundedRegion& seen, const Box& box, const WholeTarget& target, const std::stop_token& stop) {
    const ConvexShape shape = shapeOf(target);
    const auto [maybe, surely] = hiddenIn(box, seen, target.hair);
    if (shape.kind() != ConvexShape::Kind::Polygon) {
        const auto sure = detail::wholeCurveFromSpot(viewer, without(box, maybe), box, shape);
        const auto possible = maybe == surely ? sure : detail::wholeCurveFromSpot(viewer, without(box, surely), box, shape);
        if (sure && possible) {
            return {*sure, *possible};
        }
    }
    WholeSweep sweep{{detail::toVec(viewer, box.low)}, box, shape, kCurvePartsFromSpot};
    for (const OutlineArc& arc : detail::outlineArcs(shape, kCurvePartsFromSpot)) {
        if (stop.stop_requested()) {
            return {};
        }
        sweep.add(arc, {maybe, maybe, surely, surely});
    }
    return sweep.region();
}

BoundedRegion wholeRegionFromBase(const PlacedFootprint& viewer, const SeenAlong& seenAlong, const SeenFromPlace& fromPlace, const Box& box, const WholeTarget& target,
                                  const WholeRegionProgress& progress, const std::stop_token& stop) {
    const ConvexShape shape = shapeOf(target);
    std::vector<Vec> corners;
    for (const ConvexShape& part : detail::convexPartsOf(viewer, box.low)) {
        std::ranges::copy(detail::cornersOf(part), std::back_inserter(corners));
    }
    WholeSweep sweep{std::move(corners), box, shape, target.curveParts * kFinerParts};
    const auto hiddenFrom = [&](const std::vector<Vec>& normals) {
        std::vector<Vector> along;
        std::ranges::transform(normals, std::back_inserter(along), vectorOf);
        return hiddenIn(box, seenAlong(along), target.hair);
    };
    std::map<Point, std::vector<Ring>> hiddenFromPlaces;
    const auto hiddenFromAny = [&](const std::vector<Point>& places) {
        std::vector<Ring> hidden;
        for (const Point place : places) {
            auto found = hiddenFromPlaces.find(place);
            if (found == hiddenFromPlaces.end()) {
                found = hiddenFromPlaces.emplace(place, ringsOf(hiddenIn(box, fromPlace(place), target.hair).maybe)).first;
            }
            std::ranges::copy(found->second, std::back_inserter(hidden));
        }
        return joinedRegion(hidden);
    };
    const auto arcs = detail::outlineArcs(shape, target.curveParts);
    const bool isCurved = !arcs.front().isSide();
    TableRegion first = isCurved ? hiddenFrom({arcs.front().firstNormal}).surely : TableRegion{};
    int done = 0;
    for (const OutlineArc& arc : arcs) {
        Hidden hidden;
        if (isCurved) {
            TableRegion last = hiddenFrom({arc.lastNormal}).surely;
            hidden.sure = regionWithin(first, ringsOf(last));
            const TableRegion alongBoth = hiddenFrom({arc.firstNormal, arc.lastNormal}).maybe;
            hidden.sureFirst = std::move(first);
            first = std::move(last);
            for (const OutlineArc& part : detail::finerArcs(shape, arc, kFinerParts)) {
                if (stop.stop_requested()) {
                    return {};
                }
                hidden.atItsEnd = hiddenFromAny(sweep.foremostFor(part));
                hidden.possible = regionWithin(alongBoth, ringsOf(hidden.atItsEnd));
                sweep.add(part, hidden);
                hidden.sureFirst = hidden.sure;
            }
        } else {
            auto [maybe, surely] = hiddenFrom({arc.firstNormal});
            hidden.possible = std::move(maybe);
            hidden.sure = std::move(surely);
            sweep.add(arc, hidden);
        }
        if (stop.stop_requested()) {
            return {};
        }
        if (progress) {
            progress(++done, static_cast<int>(arcs.size()));
        }
    }
    return sweep.region();
}

} // namespace sightline::geometry
