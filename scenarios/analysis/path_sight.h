#pragma once

#include "scenarios/analysis/enemy_places.h"
#include "scenarios/analysis/region.h"
#include "scenarios/vision/path_seen.h"

namespace sightline::scenarios {

struct PathSightQuestion {
    ModelId model;
    std::vector<geometry::Point> way; ///< of its middle; two corners or more
    std::vector<ModelId> enemies;
    geometry::Length theirMove = {}; ///< after it; nothing: they stand still
    geometry::Length theirCell = geometry::Length::fromInches(1);
    GroundCosts costs = GroundCosts::usual();
};

/// What one enemy sees of a way, and what it can do at the end of it.
struct EnemyOnPath {
    ModelId enemy;
    std::vector<SeenStretch> stretches; ///< measured along the way; neighbors differ
    bool seesEnd = false;
    int placesAfterMove = 0;                              ///< in its reach, where it stands included
    int placesSeeingEnd = 0;                              ///< of these
    std::optional<geometry::Point> nearestSeeingEnd = {}; ///< of its places; the first the nearest to go to
    double costOfNearest = 0.0;
    friend bool operator==(const EnemyOnPath&, const EnemyOnPath&) = default;
};

/// Places of the way that are judged lie no farther apart than the first; where that changes the border is searched for
/// to the second.
inline constexpr geometry::Length kWayStep = geometry::Length::fromNanometers(25'400'000 / 8);
inline constexpr geometry::Length kWayBorder = geometry::Length::fromNanometers(25'400'000 / 64);

/// Which inches of a way each enemy sees from where it stands, some part of the model being enough, and after that
/// where it could go to see the model at the end of it. A glimpse shorter than `kWayStep` may be missed; every place
/// named is judged. The same for any number of threads (0: one a processor). After a stop request the list is empty.
/// Preconditions: all are models of the table, and the model is none of the enemies.
[[nodiscard]] std::vector<EnemyOnPath> sightOfPath(const PlacedSight& sight,
                                                   const PathSightQuestion& question,
                                                   const RegionProgress& progress = {},
                                                   int threads = 0,
                                                   const std::stop_token& stop = {});

} // namespace sightline::scenarios
