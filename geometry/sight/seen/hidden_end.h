#pragma once

#include "geometry/shapes/footprint.h"
#include "geometry/terrain/terrain_map.h"

#include <span>

namespace sightline::geometry {

/// True only if it is proved that the blockers hide an end of the facing part of the target's outline, a stretch long
/// enough for `SeenPart::fullyVisible` to be false; a fast test for either touch rule. False proves nothing.
///
/// Lines enter the target near such an end only from the part of the observer beyond the tangent there, a sliver. The
/// test asks whether `fastSight` finds the lines from the sliver to the end blocked. Only for convex observers and
/// round or oval targets.
[[nodiscard]] bool hideAnEnd(const PlacedFootprint& observer,
                             const PlacedFootprint& target,
                             const TerrainMap& map,
                             std::span<const int> blockers);

} // namespace sightline::geometry
