#pragma once

#include "geometry/shapes/polygon.h"

namespace sightline::geometry::detail {

/// Returns the Minkowski sum of two convex rings, by merging their sides in the order of direction, in linear time (M.
/// de Berg et al., "Computational geometry", 3rd edition, section 13.3). Both start at their least point and are
/// clockwise on screen, as `convexHull` returns them. Exact.
[[nodiscard]] Ring convexSum(const Ring& first, const Ring& second);

} // namespace sightline::geometry::detail
