#pragma once

#include "geometry/detail/convex_shape.h"
#include "geometry/region/polygon_set.h"

#include <optional>
#include <vector>

namespace sightline::geometry::detail {

/// Where the middle of a disc or an ellipse round it may stand in a box, of which a place sees all that faces it:
/// `wholeRegionFromSpot`. Nothing: some direction leads out of what the place sees and back into it.
[[nodiscard]] std::optional<PolygonSet>
wholeCurveFromSpot(Point viewer, const PolygonSet& seen, const Box& box, const ConvexShape& target);

} // namespace sightline::geometry::detail
