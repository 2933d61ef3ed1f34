#pragma once

#include "geometry/polygon.h"

namespace sightline::geometry::detail {

/// The hull of all sums of a point of the one and a point of the other: the sides of both, in the order of their
/// directions. Both convex, from their least points on, in order of positive area, as `convexHull` makes them; exact.
[[nodiscard]] Ring convexSum(const Ring& first, const Ring& second);

} // namespace sightline::geometry::detail
