#pragma once

#include "geometry/sight/seen/seen_width.h"
#include "geometry/sight/seen/target_outline.h"

#include <optional>
#include <vector>

namespace sightline::geometry::detail {

/// Returns the unit vector across the line between the centers of two bases, of hulls the centers of their area;
/// nothing if these coincide.
[[nodiscard]] std::optional<Vec> acrossCenters(const PlacedFootprint& observer, const PlacedFootprint& target);

/// Returns the share of the facing stretches' width that lies in the seen ones, and that which the open ones may add.
/// Preconditions: seen and open stretches lie in the facing ones; all lie within the outline.
[[nodiscard]] SeenWidth widthIn(const TargetOutline& outline,
                                std::optional<Vec> across,
                                const std::vector<Stretch>& facing,
                                const std::vector<Stretch>& seen,
                                const std::vector<Stretch>& open);

} // namespace sightline::geometry::detail
