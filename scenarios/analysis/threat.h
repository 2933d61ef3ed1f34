#pragma once

#include "scenarios/analysis/enemy_places.h"
#include "scenarios/analysis/heat_map.h"

namespace sightline::scenarios {

struct ThreatQuestion {
    std::vector<ModelId> enemies;
    geometry::Length move = geometry::Length::fromInches(6);      ///< of each, round pieces
    geometry::Length theirCell = geometry::Length::fromInches(1); ///< between the places that are looked from
    RegionQuestion look = {}; ///< what is to be seen, how far and in which cells; who looks is left empty
    GroundCosts costs = GroundCosts::usual();
};

/// Which spots enemies can see in their next turn.
struct ThreatMap {
    HeatMap models;              ///< how many of the enemies see each spot from some place in their reach
    std::vector<HeatMap> places; ///< of each enemy: from how many of its places; the first is where it stands
    std::vector<geometry::Point> stands;
    double shareOfTable = 0.0; ///< of spots that some enemy sees
};

/// How many pairs of a place and a spot would be judged one by one; 0 where borders are exact.
[[nodiscard]] std::int64_t
threatPairs(const PreparedTable& table, const ThreatQuestion& question, const EnemyPlaces& places);

/// The heat maps of all places in each enemy's reach (see `enemyPlaces`), so that each spot is one that the judge says
/// is seen from a place named; what is seen from between the places only is not told. The same for any number of
/// threads (0: one a processor). After a stop request nothing is counted. Preconditions: as for `heatMap`; `places` are
/// those of the question's enemies.
[[nodiscard]] ThreatMap threatMap(const RegionTable& table,
                                  const ThreatQuestion& question,
                                  const EnemyPlaces& places,
                                  const RegionProgress& progress = {},
                                  int threads = 0,
                                  const std::stop_token& stop = {});

} // namespace sightline::scenarios
