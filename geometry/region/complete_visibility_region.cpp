#include "geometry/region/complete_visibility_region.h"

#include "geometry/base/tolerances.h"
#include "geometry/region/complete_curve_region.h"
#include "geometry/region/outline_arcs.h"
#include "geometry/region/view_limits.h"
#include "geometry/shapes/convex_sum.h"

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

/// The factor by which arcs are subdivided where queries from corners of the base give a better result; for a viewing
/// point arcs need no query.
constexpr int kFinerParts = 5;
constexpr int kCurvePartsFromSamplePoint = 96;

Ring outlineOf(const Box& box) { return {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}}; }

ConvexShape shapeOf(const WholeTarget& target) {
    return detail::convexPartsOf({target.base, Point{}, target.facing}, Point{}).front();
}

/// The points at which an arc of the target may be hidden, and at which it is certainly hidden.
struct Hidden {
    PolygonSet outer;     ///< hidden for some normal of the arc, if one point of the viewer lies before all of it
    PolygonSet atItsEnd;  ///< likewise, if the arc turns away from the viewer somewhere
    PolygonSet inner;     ///< hidden for every normal of the arc
    PolygonSet sureFirst; ///< hidden at its first point
    /// well inside the shadows of all corners of the viewer that a common tangent with the arc may touch
    PolygonSet sureAtEnd;
};

/// The area hidden from a viewer: `surely` by the outer bound of what is seen, `maybe` by the inner bound.
struct HiddenParts {
    PolygonSet maybe;
    PolygonSet surely;
};

/// Collects the excluded positions of a target's center, arc by arc of its outline.
class WholeSweep {
public:
    WholeSweep(std::vector<Vec> viewer, const Box& box, const ConvexShape& target, int parts)
        : m_box{box},
          m_size{detail::toVec(box.high, box.low)},
          m_viewer{std::move(viewer)},
          m_target{target},
          m_chords{(detail::chordsFor(target.reach(), static_cast<double>(kRangeChord.nanometers())) + parts - 1) /
                   parts} {
        Ring corners;
        std::ranges::transform(m_viewer, std::back_inserter(corners),
                               [&](Vec p) { return detail::toPoint(p, box.low); });
        m_hull = detail::convexHull(std::move(corners));
        for (const Vec p : m_viewer) {
            m_far = std::max(m_far, norm(p) + norm(m_size));
        }
    }

    /// Excludes the positions at which this arc of the target is not completely seen.
    void add(const OutlineArc& arc, const Hidden& hidden) {
        if (arc.isSide()) {
            const std::vector<Ring> facing{below(arc.firstNormal, arc.from)};
            const PolygonSet bad = sweep(hidden.outer, {arc.from, arc.to}, facing);
            addTo(m_possiblyBad, bad);
            addTo(m_surelyBad, hidden.inner == hidden.outer ? bad : sweep(hidden.inner, {arc.from, arc.to}, facing));
            return;
        }
        const Vec middle = m_target.supportPoint(arc.firstNormal + arc.lastNormal);
        const std::vector<Ring> turned{turnedTo(arc)};
        std::vector<Ring> some{below(arc.firstNormal, middle), below(arc.lastNormal, middle)};
        std::erase_if(some, isNothing);
        const std::vector<Vec> round{arc.from, arc.corner, arc.to};
        addTo(m_possiblyBad, sweep(hidden.outer, round, some));
        if (hidden.atItsEnd != hidden.outer) {
            addTo(m_possiblyBad, sweep(hidden.atItsEnd, round, ringsOf(subtract(unite(some), turned))));
        }
        for (int i = 0; i < m_chords; ++i) {
            addTo(m_surelyBad, sweep(hidden.inner, {placeOn(arc, i), placeOn(arc, i + 1)}, turned));
        }
        addTo(m_surelyBad, sweep(hidden.sureFirst, {arc.from}, {below(arc.firstNormal, arc.from)}));
        // The last point that faces the viewer lies on the arc.
        const std::vector<Ring> first{below(arc.firstNormal, arc.from)};
        const std::vector<Ring> last{below(arc.lastNormal, arc.to)};
        for (const auto& [faces, turnsAway] : {std::pair{&first, &last}, {&last, &first}}) {
            if (!hidden.sureAtEnd.parts.empty() && !isNothing(faces->front())) {
                const PolygonSet there =
                    isNothing(turnsAway->front()) ? unite(*faces) : subtract(unite(*faces), *turnsAway);
                addTo(m_surelyBad, sweep(hidden.sureAtEnd, {middle}, ringsOf(there)));
            }
        }
    }

    /// Returns the depth inside the shadow of a viewer's corner at which the last facing point of the arc must lie, so
    /// that a hidden stretch before it exceeds the forgiven length. As the tangent turns over that stretch, the points
    /// of the viewer beyond it are beside the line by at most the turn times its length.
    [[nodiscard]] Length shadowFor(const OutlineArc& arc) const {
        const Vec middle = m_target.supportPoint(arc.firstNormal + arc.lastNormal);
        return Length::fromNanometers(
            std::llround(forgivenTurn() * m_far + std::max(norm(arc.from - middle), norm(arc.to - middle))));
    }
    /// Returns the radius around the corner that has to be free of matter, nanometers.
    [[nodiscard]] double openRound(Length shadow) const {
        return 2.0 * std::sqrt(width() * static_cast<double>(shadow.nanometers()));
    }

    /// Returns the corners that are foremost for an arc, and those beyond the tangent as it turns.
    [[nodiscard]] std::vector<Point> foremostRound(const OutlineArc& arc) const {
        const double turn = std::min(0.5, 2.0 * std::sqrt(forgivenTurn() * m_far / std::max(width(), 1.0)));
        const auto by = [](Vec normal, double angle) {
            return std::cos(angle) * normal + std::sin(angle) * turned(normal);
        };
        OutlineArc wider = arc;
        wider.firstNormal = by(arc.firstNormal, -turn);
        wider.lastNormal = by(arc.lastNormal, turn);
        return foremostFor(wider);
    }

    /// Returns the corners of the viewer that are foremost along some direction between the normals of an arc.
    [[nodiscard]] std::vector<Point> foremostFor(const OutlineArc& arc) const {
        std::vector<Point> places;
        for (const Vec normal : {arc.firstNormal, arc.lastNormal}) {
            places.push_back(*std::ranges::max_element(
                m_hull, {}, [&](Point p) { return dot(detail::toVec(p, m_box.low), normal); }));
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

    [[nodiscard]] RegionBounds region() const {
        const PolygonSet all = unite(std::array{outlineOf(m_box)});
        RegionBounds result{subtract(all, ringsOf(unite(m_possiblyBad))), {}};
        result.outer = m_possiblyBad == m_surelyBad ? result.inner : subtract(all, ringsOf(unite(m_surelyBad)));
        return result;
    }

private:
    /// Returns a point of a curved arc, which is divided into chords within `kRangeChord`.
    [[nodiscard]] Vec placeOn(const OutlineArc& arc, int chord) const {
        const double share = static_cast<double>(chord) / m_chords;
        return m_target.supportPoint((1.0 - share) * arc.firstNormal + share * arc.lastNormal);
    }

    /// Returns the turn of the tangent, in radians, along three times the forgiven stretch.
    [[nodiscard]] double forgivenTurn() const {
        const double longer = m_target.along();
        const double shorter = m_target.kind() == ConvexShape::Kind::Disc ? longer : m_target.across();
        const double bend = std::min(longer, shorter) * std::min(longer, shorter) / std::max(longer, shorter);
        return 3.0 * kOutlineError / bend;
    }

    /// Returns the width of the viewer, or at least half of it.
    [[nodiscard]] double width() const {
        double widest = 0.0;
        for (const Vec p : m_viewer) {
            widest = std::max(widest, norm(p - m_viewer.front()));
        }
        return widest;
    }

    static bool isNothing(const Ring& ring) { return ring.size() < 3; }

    static void addTo(std::vector<Ring>& rings, const PolygonSet& region) {
        std::ranges::move(ringsOf(region), std::back_inserter(rings));
    }

    [[nodiscard]] Ring ringOf(const ConvexCorners& corners) const {
        Ring ring;
        std::ranges::transform(corners, std::back_inserter(ring), [&](Vec p) { return detail::toPoint(p, m_box.low); });
        return detail::convexHull(std::move(ring));
    }

    /// Returns the positions of the center at which some of the viewer lies before a point of the target.
    [[nodiscard]] Ring below(Vec normal, Vec place) const {
        const Vec foremost = *std::ranges::max_element(m_viewer, {}, [&](Vec p) { return dot(p, normal); });
        return ringOf(detail::boxBelow(m_size, normal, dot(foremost - place, normal)));
    }

    /// Returns the positions of the center at which one point of the viewer lies before all of an arc.
    [[nodiscard]] Ring turnedTo(const OutlineArc& arc) const {
        const double far = 4.0 * m_far;
        const Vec outwards = far * (arc.firstNormal + arc.lastNormal);
        const Vec after = far * turned(arc.firstNormal);
        const Vec before = -far * turned(arc.lastNormal);
        Ring cone;
        for (const Vec p : {Vec{}, before, before + outwards, after + outwards, after}) {
            cone.push_back(detail::toPoint(-(arc.corner + p), Point{}));
        }
        ConvexCorners corners;
        std::ranges::transform(detail::convexSum(m_hull, detail::convexHull(std::move(cone))),
                               std::back_inserter(corners), [&](Point p) { return detail::toVec(p, m_box.low); });
        for (const auto& [through, along] : {std::pair{Vec{}, Vec{1.0, 0.0}},
                                             {m_size, Vec{-1.0, 0.0}},
                                             {Vec{}, Vec{0.0, -1.0}},
                                             {m_size, Vec{0.0, 1.0}}}) {
            corners = detail::clipped(corners, {through, along}, 1.0);
        }
        return ringOf(corners);
    }

    static PolygonSet sweep(const PolygonSet& hidden, const std::vector<Vec>& places, std::vector<Ring> within) {
        std::erase_if(within, isNothing);
        if (hidden.parts.empty() || within.empty()) {
            return {};
        }
        Ring reach;
        std::ranges::transform(places, std::back_inserter(reach), [](Vec p) { return detail::toPoint(-p, Point{}); });
        return intersect(minkowskiSum(hidden, detail::convexHull(std::move(reach))), within);
    }

    Box m_box;
    Vec m_size;
    std::vector<Vec> m_viewer; ///< corners, nanometers from the low corner of the box
    Ring m_hull;
    /// upper bound of the distance from the viewer, which may lie outside the box, to any point of the box
    double m_far = 0.0;
    const ConvexShape& m_target;
    int m_chords; ///< for each arc of a curve
    std::vector<Ring> m_possiblyBad;
    std::vector<Ring> m_surelyBad;
};

PolygonSet without(const Box& box, const PolygonSet& what) {
    return subtract(unite(std::array{outlineOf(box)}), ringsOf(what));
}

HiddenParts hiddenIn(const Box& box, const RegionBounds& seen, Length sliver) {
    HiddenParts hidden{removeSlivers(without(box, seen.inner), sliver), {}};
    hidden.surely = seen.outer == seen.inner ? hidden.maybe : removeSlivers(without(box, seen.outer), sliver);
    return hidden;
}

/// True if the region comes within `away` nanometers of the point.
bool isNearTo(const PolygonSet& region, Point place, double away) {
    for (const Ring& ring : ringsOf(region)) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Vec from = detail::toVec(ring[i], place);
            const Vec to = detail::toVec(ring[i + 1 == ring.size() ? 0 : i + 1], place);
            if (norm(detail::nearestOnSegment(from, to, {})) <= away) {
                return true;
            }
        }
    }
    return region.contains(place);
}

Vector vectorOf(Vec unit) {
    // Nanometers. Rounding the end to whole nanometers, by up to 0.71 nm, turns so long a vector by less than 1e-12
    // radians.
    constexpr double kLong = 1e12;
    return detail::toPoint(kLong * unit, Point{}) - Point{};
}

} // namespace

bool isConvexBase(const WholeTarget& target) {
    return detail::convexPartsOf({target.base, Point{}, target.facing}, Point{}).size() == 1;
}

RegionBounds completeRegionFromPoint(
    Point viewer, const RegionBounds& seen, const Box& box, const WholeTarget& target, const std::stop_token& stop) {
    const ConvexShape shape = shapeOf(target);
    const auto [maybe, surely] = hiddenIn(box, seen, target.sliver);
    if (shape.kind() != ConvexShape::Kind::Polygon) {
        const auto inner = detail::wholeCurveFromSamplePoint(viewer, without(box, maybe), box, shape);
        const auto outer =
            maybe == surely ? inner : detail::wholeCurveFromSamplePoint(viewer, without(box, surely), box, shape);
        if (inner && outer) {
            return {*inner, *outer};
        }
    }
    WholeSweep sweep{{detail::toVec(viewer, box.low)}, box, shape, kCurvePartsFromSamplePoint};
    for (const OutlineArc& arc : detail::outlineArcs(shape, kCurvePartsFromSamplePoint)) {
        if (stop.stop_requested()) {
            return {};
        }
        sweep.add(arc, {maybe, maybe, surely, surely, {}});
    }
    return sweep.region();
}

RegionBounds completeRegionFromBase(const PlacedFootprint& viewer,
                                    const SeenAlong& seenAlong,
                                    const SeenFromPoint& fromPoint,
                                    const Box& box,
                                    const WholeTarget& target,
                                    const CompleteRegionProgress& progress,
                                    const std::stop_token& stop) {
    const ConvexShape shape = shapeOf(target);
    std::vector<Vec> corners;
    for (const ConvexShape& part : detail::convexPartsOf(viewer, box.low)) {
        std::ranges::copy(detail::cornersOf(part), std::back_inserter(corners));
    }
    WholeSweep sweep{std::move(corners), box, shape, target.curveParts * kFinerParts};
    const auto hiddenFrom = [&](const std::vector<Vec>& normals) {
        std::vector<Vector> along;
        std::ranges::transform(normals, std::back_inserter(along), vectorOf);
        return hiddenIn(box, seenAlong(along), target.sliver);
    };
    std::map<Point, HiddenParts> hiddenFromPlaces;
    const auto hiddenFromOne = [&](Point place) -> const HiddenParts& {
        auto found = hiddenFromPlaces.find(place);
        if (found == hiddenFromPlaces.end()) {
            found = hiddenFromPlaces.emplace(place, hiddenIn(box, fromPoint(place), target.sliver)).first;
        }
        return found->second;
    };
    const auto hiddenFromAny = [&](const std::vector<Point>& places) {
        std::vector<Ring> hidden;
        for (const Point place : places) {
            std::ranges::move(ringsOf(hiddenFromOne(place).maybe), std::back_inserter(hidden));
        }
        return unite(hidden);
    };
    std::map<std::pair<Point, Length>, PolygonSet> shadows;
    const auto farHiddenFromAll = [&](const std::vector<Point>& places, Length shadow) {
        PolygonSet all;
        for (const Point place : places) {
            auto found = shadows.find({place, shadow});
            if (found == shadows.end()) {
                const PolygonSet& hidden = hiddenFromOne(place).surely;
                found = shadows
                            .emplace(std::pair{place, shadow}, isNearTo(hidden, place, sweep.openRound(shadow))
                                                                   ? PolygonSet{}
                                                                   : inset(hidden, shadow))
                            .first;
            }
            all = place == places.front() ? found->second : intersect(all, ringsOf(found->second));
        }
        return all;
    };
    const auto arcs = detail::outlineArcs(shape, target.curveParts);
    const bool isCurved = !arcs.front().isSide();
    PolygonSet first = isCurved ? hiddenFrom({arcs.front().firstNormal}).surely : PolygonSet{};
    int done = 0;
    for (const OutlineArc& arc : arcs) {
        Hidden hidden;
        if (isCurved) {
            PolygonSet last = hiddenFrom({arc.lastNormal}).surely;
            hidden.inner = intersect(first, ringsOf(last));
            const PolygonSet alongBoth = hiddenFrom({arc.firstNormal, arc.lastNormal}).maybe;
            hidden.sureFirst = std::move(first);
            first = std::move(last);
            for (const OutlineArc& part : detail::finerArcs(shape, arc, kFinerParts)) {
                if (stop.stop_requested()) {
                    return {};
                }
                const auto foremost = sweep.foremostFor(part);
                hidden.atItsEnd = hiddenFromAny(foremost);
                hidden.sureAtEnd = farHiddenFromAll(sweep.foremostRound(part), sweep.shadowFor(part));
                hidden.outer = intersect(alongBoth, ringsOf(hidden.atItsEnd));
                sweep.add(part, hidden);
                hidden.sureFirst = hidden.inner;
            }
        } else {
            auto [maybe, surely] = hiddenFrom({arc.firstNormal});
            hidden.outer = std::move(maybe);
            hidden.inner = std::move(surely);
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
