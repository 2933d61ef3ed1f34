#pragma once

#include "geometry/sight/plan/sight.h"

#include <optional>
#include <span>

namespace sightline::geometry {

/// Returns whether more than a share of the target's facing outline is hidden, as `seenPart` would answer without
/// pieces that are ignored, if it can be proved at a glance: by what a few points of the observer see, and by what
/// single straight parts of blockers hide. Returns nothing otherwise, for shares within a few hundredths of the wanted
/// one, and for bases with corners. Valid under both touch rules.
[[nodiscard]] std::optional<bool> hidesMoreAtAGlance(double share,
                                                     const PlacedFootprint& observer,
                                                     const PlacedFootprint& target,
                                                     const TerrainMap& map,
                                                     std::span<const int> active);

} // namespace sightline::geometry
