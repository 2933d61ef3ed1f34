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

} // namespace sightline::geometry::detail
