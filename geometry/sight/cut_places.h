#pragma once

#include "geometry/sight/target_view.h"

#include <span>
#include <utility>
#include <vector>

namespace sightline::geometry::detail {

/// A base cut into convex places beside a target: along sides or tangents of a target that it overlaps, and along what
/// crosses it.
struct CutPlaces {
    std::vector<PlaceBeside> within; ///< wholly in the base
    std::vector<PlaceBeside>
        around; ///< hold all of the base that lies beside the target but for what `close` tells; empty: those within do
    std::vector<Stretch>
        close; ///< of the outline, what may be seen from the base between a curve and its tangents alone; sorted
};
/// `edges`: cut along first to last, as long as the places are not many.
[[nodiscard]] CutPlaces
cutPlaces(const ConvexShape& base, const TargetView& target, std::span<const std::pair<Vec, Vec>> edges);

/// No nearer to the target than places it would be cut into.
[[nodiscard]] bool keepsOff(const ConvexShape& base, const TargetView& target);

} // namespace sightline::geometry::detail
