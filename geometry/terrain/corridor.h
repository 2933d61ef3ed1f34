#pragma once

#include "geometry/terrain/terrain_map.h"

#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// Returns those of the blockers `among` of the map that `TerrainMap::inCorridor` returns, in the given order.
[[nodiscard]] std::vector<int> inCorridor(const TerrainMap& map,
                                          const PlacedFootprint& first,
                                          const PlacedFootprint& second,
                                          std::span<const int> among);

/// Returns the groups of which `TerrainMap::inCorridor` returns some blocker, each once; `groupOf` tells the group of
/// each blocker, and the blockers of a group follow each other. Faster than listing the blockers.
[[nodiscard]] std::vector<int> groupsInCorridor(const TerrainMap& map,
                                                const PlacedFootprint& first,
                                                const PlacedFootprint& second,
                                                std::span<const int> groupOf);

} // namespace sightline::geometry::detail
