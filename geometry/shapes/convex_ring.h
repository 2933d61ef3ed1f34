#pragma once

#include "geometry/base/predicates.h"
#include "geometry/shapes/polygon.h"

namespace sightline::geometry::detail {

/// Returns the vector from one point to another. Exact.
[[nodiscard]] constexpr Point wayBetween(Point from, Point to) { return {to.x - from.x, to.y - from.y}; }

/// Returns the direction of the turn from one vector to another, as `orientation` does. Exact.
[[nodiscard]] constexpr int turnBetween(Point before, Point after) { return signOf(cross(Point{}, before, after)); }

/// Returns the direction, as `orientation` does, in which the ring turns at each of its corners, if it goes around
/// once, so that no two edges intersect and no corner lies on a side; 0 for any other ring. Positive: clockwise on
/// screen. Exact, in linear time.
[[nodiscard]] int turnOfStrictlyConvex(const Ring& ring);

} // namespace sightline::geometry::detail
