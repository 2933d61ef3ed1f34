#include "geometry/region/whole_base.h"

#include "geometry/detail/outline_arcs.h"
#include "geometry/detail/view_limits.h"
#include "geometry/detail/whole_spot.h"
#include "geometry/region/visible_region.h"

#include <algorithm>
#include <array>

namespace sightline::geometry {

using detail::ConvexCorners;
using detail::ConvexShape;
using detail::OutlineArc;
using detail::Vec;

namespace {

/// A curve is asked about in so many parts.
constexpr int kCurveParts = 96;

Ring outlineOf(const Box& box) { return {box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}}; }

ConvexShape shapeOf(const WholeTarget& target) { return detail::convexPartsOf({target.base, Point{}, target.facing}, Point{}).front(); }

/// Where the middle of a target must not stand, arc by arc of its outline.
class WholeSweep {
public:
    WholeSweep(Point viewer, const Box& box, const ConvexShape& target, const TableRegion& hidden)
        : m_box{box}, m_size{detail::toVec(box.high, box.low)}, m_viewer{detail::toVec(viewer, box.low)}, m_target{target}, m_hidden{hidden},
          m_chords{(detail::chordsFor(target.reach(), static_cast<double>(kRangeChord.nanometers())) + kCurveParts - 1) / kCurveParts} {}

    /// What is hidden keeps this arc of the target from being seen whole.
    void add(const OutlineArc& arc) {
        if (arc.isSide()) {
            const TableRegion bad = sweep({arc.from, arc.to}, {below(arc.firstNormal, arc.from)});
            addTo(m_possiblyBad, bad);
            addTo(m_surelyBad, bad);
            return;
        }
        const Vec middle = m_target.supportPoint(arc.firstNormal + arc.lastNormal);
        addTo(m_possiblyBad, sweep({arc.from, arc.corner, arc.to}, {below(arc.firstNormal, middle), below(arc.lastNormal, middle)}));
        const Ring turned = turnedTo(arc);
        for (int i = 0; i < m_chords; ++i) {
            addTo(m_surelyBad, sweep({placeOn(arc, i), placeOn(arc, i + 1)}, {turned}));
        }
        addTo(m_surelyBad, sweep({arc.from}, {below(arc.firstNormal, arc.from)}));
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

    static void addTo(std::vector<Ring>& rings, const TableRegion& region) { std::ranges::move(ringsOf(region), std::back_inserter(rings)); }

    [[nodiscard]] Ring ringOf(const ConvexCorners& corners) const {
        Ring ring;
        std::ranges::transform(corners, std::back_inserter(ring), [&](Vec p) { return detail::toPoint(p, m_box.low); });
        return detail::convexHull(std::move(ring));
    }

    /// Where the middle stands if the viewer lies before a place of the target.
    [[nodiscard]] Ring below(Vec normal, Vec place) const { return ringOf(detail::boxBelow(m_size, normal, dot(m_viewer - place, normal))); }

    /// Where it stands if the viewer lies before all of an arc.
    [[nodiscard]] Ring turnedTo(const OutlineArc& arc) const {
        const double far = 4.0 * norm(m_size);
        const Vec outwards = far * (arc.firstNormal + arc.lastNormal);
        const Vec after = far * turned(arc.firstNormal);
        const Vec before = -far * turned(arc.lastNormal);
        ConvexCorners cone;
        for (const Vec p : {Vec{}, before, before + outwards, after + outwards, after}) {
            cone.push_back(m_viewer - (arc.corner + p));
        }
        for (const auto& [through, along] : {std::pair{Vec{}, Vec{1.0, 0.0}}, {m_size, Vec{-1.0, 0.0}}, {Vec{}, Vec{0.0, -1.0}}, {m_size, Vec{0.0, 1.0}}}) {
            cone = detail::clipped(cone, {through, along}, 1.0);
        }
        return ringOf(cone);
    }

    [[nodiscard]] TableRegion sweep(const std::vector<Vec>& places, std::vector<Ring> within) const {
        std::erase_if(within, [](const Ring& ring) { return ring.size() < 3; });
        if (m_hidden.parts.empty() || within.empty()) {
            return {};
        }
        Ring reach;
        std::ranges::transform(places, std::back_inserter(reach), [](Vec p) { return detail::toPoint(-p, Point{}); });
        return regionWithin(regionGrownBy(m_hidden, detail::convexHull(std::move(reach))), within);
    }

    Box m_box;
    Vec m_size;
    Vec m_viewer; ///< nanometres from the box's low corner
    const ConvexShape& m_target;
    const TableRegion& m_hidden;
    int m_chords; ///< for each arc of a curve
    std::vector<Ring> m_possiblyBad;
    std::vector<Ring> m_surelyBad;
};

TableRegion boxWithout(const Box& box, const TableRegion& what) { return regionWithout(joinedRegion(std::array{outlineOf(box)}), ringsOf(what)); }

} // namespace

bool isConvexBase(const WholeTarget& target) { return detail::convexPartsOf({target.base, Point{}, target.facing}, Point{}).size() == 1; }

BoundedRegion wholeRegionFromSpot(Point viewer, const TableRegion& seen, const Box& box, const WholeTarget& target, const std::stop_token& stop) {
    const ConvexShape shape = shapeOf(target);
    const TableRegion hidden = regionWithoutHairs(boxWithout(box, seen), kHiddenHair);
    if (shape.kind() != ConvexShape::Kind::Polygon) {
        if (auto exact = detail::wholeCurveFromSpot(viewer, boxWithout(box, hidden), box, shape)) {
            return {*exact, *exact};
        }
    }
    WholeSweep sweep{viewer, box, shape, hidden};
    for (const OutlineArc& arc : detail::outlineArcs(shape, kCurveParts)) {
        if (stop.stop_requested()) {
            return {};
        }
        sweep.add(arc);
    }
    return sweep.region();
}

} // namespace sightline::geometry
