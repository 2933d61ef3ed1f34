#pragma once

#include "geometry/shapes/convex_shape.h"
#include "geometry/sight/plan/sight.h"

#include <span>

namespace sightline::geometry::detail {

/// A constructed line, start + t direction for t in [from, to]; `direction` is a unit vector.
struct ConstructedLine {
    Vec start;
    Vec direction;
    double from = 0.0;
    double to = 0.0;
};

/// True if the line at most touches the blockers: no blocker crosses it by more than the rounding of stored points, and
/// no connected matter touches it from both sides. Used for beams of zero width, whose line cannot be represented by
/// stored points.
[[nodiscard]] bool
touchesOnly(const ConstructedLine& line, const TerrainMap& map, std::span<const int> active, Point origin);

} // namespace sightline::geometry::detail
