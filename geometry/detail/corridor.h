#pragma once

#include "geometry/terrain_map.h"

#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// Those of `among`, blockers of the map, that `TerrainMap::inCorridor` names; in their order.
[[nodiscard]] std::vector<int> inCorridor(const TerrainMap& map,
                                          const PlacedFootprint& first,
                                          const PlacedFootprint& second,
                                          std::span<const int> among);

} // namespace sightline::geometry::detail
