#pragma once

#include "geometry/shapes/polygon.h"

namespace sightline::geometry::detail {

/// Returns the convex hull of two convex rings, each as returned by `convexHull`. The result equals `convexHull` of all
/// their points; it is much cheaper if the rings are well separated. Exact.
[[nodiscard]] Ring hullOfTwo(const Ring& first, const Ring& second);

} // namespace sightline::geometry::detail
