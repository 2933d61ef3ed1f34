#pragma once

#include "geometry/polygon.h"

namespace sightline::geometry::detail {

/// The convex hull of two convex rings, each as `convexHull` gives it: the same ring as `convexHull` of all their
/// points, for much less where the two stand plainly apart. Exact.
[[nodiscard]] Ring hullOfTwo(const Ring& first, const Ring& second);

} // namespace sightline::geometry::detail
