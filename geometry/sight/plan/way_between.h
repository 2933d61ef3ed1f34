#pragma once

#include "geometry/sight/plan/lines_between.h"
#include "geometry/sight/plan/sight.h"

#include <vector>

namespace sightline::geometry {

/// A part of the way of lines, as shares of their length in plan: 0 where they start, 1 where they end.
struct WayPart {
    double from = 0.0;
    double to = 1.0;
};

/// Returns the parts of a line inside the convex parts of a blocker, or where it meets or follows the sides of a wall,
/// each within `kContact`.
[[nodiscard]] std::vector<WayPart> partsInside(const SightLine& line, const CutOutline& blocker);

/// True if some line from one base to the other passes through the interior of the blocker on that part of its way; for
/// a wall, if some line crosses it there. Concave bases count as their convex hulls, and the places that lines have
/// reached at a share of their way are in error by at most 2 nm. True for a blocker and bases too small to tell.
[[nodiscard]] bool
crossOnWay(const BaseCorners& observer, const BaseCorners& target, const WayPart& way, const CutOutline& blocker);

} // namespace sightline::geometry
