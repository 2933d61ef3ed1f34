#include "geometry/distance.h"

#include "geometry/detail/convex_shape.h"
#include "geometry/tolerances.h"

namespace sightline::geometry {

Nearest nearestPoints(const PlacedFootprint& first, const PlacedFootprint& second) {
    const Point origin = first.position;
    std::optional<detail::ShapeGap> best;
    const auto firstParts = detail::convexPartsOf(first, origin);
    const auto secondParts = detail::convexPartsOf(second, origin);
    for (const auto& a : firstParts) {
        for (const auto& b : secondParts) {
            const auto gap = detail::gapBetween(a, b);
            if (!best || gap.gap < best->gap) {
                best = gap;
            }
        }
    }
    const double gap = best->gap <= kConstructionError ? 0.0 : best->gap;
    return {Length::fromNanometers(std::llround(gap)), gap / 1e6, detail::toPoint(best->onFirst, origin),
            detail::toPoint(best->onSecond, origin)};
}

bool overlapOrTouch(const PlacedFootprint& first, const PlacedFootprint& second) {
    return nearestPoints(first, second).gapMillimeters == 0.0;
}

} // namespace sightline::geometry
