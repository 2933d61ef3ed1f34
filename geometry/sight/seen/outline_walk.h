#pragma once

#include "geometry/sight/plan/sight.h"
#include "geometry/sight/seen/target_outline.h"

#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// A part of the observer and the blockers that are active for lines from it.
struct Viewpoint {
    PlacedFootprint region;
    std::vector<int> active;
};

/// The facing and the seen stretches of an outline.
struct WalkedOutline {
    std::vector<Stretch> facing;
    std::vector<Stretch> seen;
};

/// Returns the facing and the seen part of a target's outline by testing point after point, for overlapping bases,
/// which no line separates. The step is 1/1440 of the outline, and each change is bracketed to a ten-thousandth of a
/// step; a part shorter than a step may be missed.
[[nodiscard]] WalkedOutline walkOutline(std::span<const Viewpoint> observer,
                                        const PlacedFootprint& target,
                                        const TerrainMap& map,
                                        std::span<const ContainingPiece> containers,
                                        Point origin);

} // namespace sightline::geometry::detail
