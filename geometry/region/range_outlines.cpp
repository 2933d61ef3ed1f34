#include "geometry/region/range_outlines.h"

#include "geometry/region/view_limits.h"
#include "geometry/shapes/convex_sum.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sightline::geometry {

using detail::ConvexCorners;
using detail::ConvexShape;
using detail::Vec;

namespace {

Ring ringOf(const ConvexCorners& corners, Point origin) {
    Ring ring;
    std::ranges::transform(corners, std::back_inserter(ring), [&](Vec p) { return detail::toPoint(p, origin); });
    return detail::convexHull(std::move(ring));
}

ConvexCorners cutAt(ConvexCorners corners, const Box& box) {
    const Vec size = detail::toVec(box.high, box.low);
    for (const detail::DirectedLine& edge :
         {detail::DirectedLine{{}, {1.0, 0.0}}, {size, {-1.0, 0.0}}, {{}, {0.0, -1.0}}, {size, {0.0, 1.0}}}) {
        corners = detail::clipped(corners, edge, 1.0);
    }
    return corners;
}

} // namespace

std::vector<Ring> reachOfBase(const Footprint& base, Angle facing, bool within) {
    std::vector<Ring> rings;
    for (const ConvexShape& shape : detail::convexPartsOf({base, Point{}, facing}, Point{})) {
        ConvexCorners corners = shape.corners();
        if (shape.kind() != ConvexShape::Kind::Polygon) {
            const int chords = detail::chordsFor(std::max(shape.along(), shape.across()),
                                                 static_cast<double>(kRangeChord.nanometers()));
            const double outwards = within ? 1.0 : 1.0 / std::cos(std::numbers::pi / chords);
            corners.clear();
            for (int i = 0; i < chords; ++i) {
                corners.push_back(shape.center() +
                                  outwards * (shape.curvePoint(2.0 * std::numbers::pi * i / chords) - shape.center()));
            }
        }
        for (Vec& corner : corners) {
            corner = -corner;
        }
        rings.push_back(ringOf(corners, Point{}));
    }
    return rings;
}

std::vector<Ring>
rangeOutlines(const PlacedFootprint& viewer, Length range, const std::vector<Ring>& target, const Box& box) {
    std::vector<Ring> outlines;
    for (const ConvexShape& part : detail::convexPartsOf(viewer, box.low)) {
        const ConvexCorners within =
            detail::viewLimits(part, detail::toVec(viewer.position, box.low), range, {}).front();
        if (target.empty()) {
            outlines.push_back(ringOf(cutAt(within, box), box.low));
            continue;
        }
        for (const Ring& reach : target) {
            ConvexCorners sum;
            std::ranges::transform(detail::convexSum(ringOf(within, box.low), reach), std::back_inserter(sum),
                                   [&](Point p) { return detail::toVec(p, box.low); });
            outlines.push_back(ringOf(cutAt(std::move(sum), box), box.low));
        }
    }
    std::erase_if(outlines, [](const Ring& ring) { return ring.size() < 3; });
    return outlines;
}

std::vector<Ring> arcOutlines(const PlacedFootprint& viewer, const ViewArc& arc, const Box& box) {
    std::vector<Ring> outlines;
    const auto parts = detail::convexPartsOf(viewer, box.low);
    for (const ConvexCorners& wedge :
         detail::viewLimits(parts.front(), detail::toVec(viewer.position, box.low), {}, arc)) {
        outlines.push_back(ringOf(cutAt(wedge, box), box.low));
    }
    std::erase_if(outlines, [](const Ring& ring) { return ring.size() < 3; });
    return outlines;
}

} // namespace sightline::geometry
