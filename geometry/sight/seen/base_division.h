#pragma once

#include "geometry/sight/seen/target_view.h"

#include <span>
#include <utility>
#include <vector>

namespace sightline::geometry::detail {

/// A base divided into convex parts beside a target: along the sides or tangents of a target that it overlaps, and
/// along the edges that cross it.
struct DividedBase {
    std::vector<ShapeBeside> within; ///< contained in the base
    std::vector<ShapeBeside>
        around; ///< contain all of the base beside the target except what `close` accounts for; empty: `within` does
    std::vector<Stretch>
        close; ///< stretches of the outline that may be visible only from between a curve and its tangents; sorted
};
/// Returns the division; `edges` are cutting segments from first to last, applied as long as there are few parts.
[[nodiscard]] DividedBase
divideBase(const ConvexShape& base, const TargetView& target, std::span<const std::pair<Vec, Vec>> edges);

/// True if the base is at least as far from the target as the parts into which it would be divided.
[[nodiscard]] bool keepsOff(const ConvexShape& base, const TargetView& target);

} // namespace sightline::geometry::detail
