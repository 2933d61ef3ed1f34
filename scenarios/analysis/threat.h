#pragma once

#include "scenarios/analysis/enemy_positions.h"
#include "scenarios/analysis/heat_map.h"

namespace sightline::scenarios {

/// The parameters of a threat map.
struct ThreatQuestion {
    std::vector<ModelId> enemies;
    geometry::Length move = geometry::Length::fromInches(6); ///< maximum length of each enemy's path, around pieces
    geometry::Length theirCell = geometry::Length::fromInches(1); ///< spacing of the enemies' positions
    RegionQuestion look = {}; ///< targets, range and cells; its viewers are left empty
    TerrainCosts costs = TerrainCosts::usual();
};

/// The grid points that enemies can see in their next turn.
struct ThreatMap {
    HeatMap models; ///< number of enemies that see each point from some reachable position
    /// For each enemy the number of its positions that see each point; the first position is the current one.
    std::vector<HeatMap> places;
    /// Current positions of the enemies.
    std::vector<geometry::Point> stands;
    double shareOfTable = 0.0; ///< share of points that some enemy sees, 0 to 1
};

/// Returns the number of pairs of position and grid point that would be judged one by one; 0 where borders are exact.
[[nodiscard]] std::int64_t
threatPairs(const PreparedTable& table, const ThreatQuestion& question, const EnemyPositions& places);

/// Computes the heat maps of all reachable positions of each enemy (see `enemyPositions`). Every counted point is
/// judged as seen from one of these positions; what is seen only from between them is not counted. The result does not
/// depend on the number of threads (0: one per processor). After a stop request all counts are 0. Preconditions: those
/// of `heatMap`; `places` are those of the question's enemies.
[[nodiscard]] ThreatMap threatMap(const RegionTable& table,
                                  const ThreatQuestion& question,
                                  const EnemyPositions& places,
                                  const RegionProgress& progress = {},
                                  int threads = 0,
                                  const std::stop_token& stop = {});

} // namespace sightline::scenarios
