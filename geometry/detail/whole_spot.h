#pragma once

#include "geometry/detail/convex_shape.h"
#include "geometry/region/table_region.h"

#include <optional>
#include <vector>

namespace sightline::geometry::detail {

/// Where the middle of a disc or an ellipse round it may stand in a box, of which a place sees all that faces it: `wholeRegionFromSpot`.
/// Nothing: some direction leads out of what the place sees and back into it.
[[nodiscard]] std::optional<TableRegion> wholeCurveFromSpot(Point viewer, const TableRegion& seen, const Box& box, const ConvexShape& target);

/// Directions from a place, radians.
struct Turn {
    double from = 0.0;
    double width = 0.0; ///< in positive direction
};

/// Outlines of where the middle is of a target that a ray from the place touches on the side `sign` of it, in one of these directions, first at what the place
/// does not see; chords within `kRangeChord`. None if some direction leads out of what it sees and back into it.
[[nodiscard]] std::vector<Ring> hiddenTangents(Point place, const TableRegion& seen, const Box& box, const ConvexShape& target, const Turn& turn, double sign);

} // namespace sightline::geometry::detail
