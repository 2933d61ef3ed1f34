#pragma once

#include "geometry/region/polygon_set.h"
#include "geometry/shapes/convex_shape.h"

#include <optional>
#include <vector>

namespace sightline::geometry::detail {

/// Returns where in the box the center of a disc or ellipse may be so that the viewing point sees all of the outline
/// that faces it; see `completeRegionFromPoint`. Nothing if in some direction sight leaves the seen region and
/// reenters it, which this construction does not cover.
[[nodiscard]] std::optional<PolygonSet>
wholeCurveFromSamplePoint(Point viewer, const PolygonSet& seen, const Box& box, const ConvexShape& target);

} // namespace sightline::geometry::detail
