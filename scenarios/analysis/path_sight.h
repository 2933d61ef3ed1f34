#pragma once

#include "scenarios/analysis/enemy_positions.h"
#include "scenarios/analysis/region.h"
#include "scenarios/vision/path_seen.h"

namespace sightline::scenarios {

/// The parameters of an analysis of a path.
struct PathSightQuestion {
    ModelId model;
    std::vector<geometry::Point> path; ///< positions of the model's center; two corners or more
    std::vector<ModelId> enemies;
    geometry::Length theirMove = {}; ///< length of the enemies' subsequent paths; zero: they stand still
    geometry::Length theirCell = geometry::Length::fromInches(1);
    TerrainCosts costs = TerrainCosts::usual();
};

/// The visibility of a path to one enemy, and of its end after that enemy's move.
struct EnemyOnPath {
    ModelId enemy;
    std::vector<SeenStretch> stretches; ///< measured along the path; neighbors differ
    bool seesEnd = false;
    int positionsAfterMove = 0;                           ///< number of reachable positions, including the current one
    int positionsSeeingEnd = 0;                           ///< number of these that see the end
    std::optional<geometry::Point> nearestSeeingEnd = {}; ///< among these the nearest to reach
    double costOfNearest = 0.0;
    friend bool operator==(const EnemyOnPath&, const EnemyOnPath&) = default;
};

/// The maximum spacing of the positions of the path that are judged: 1/8 in.
inline constexpr geometry::Length kPathStep = geometry::Length::fromNanometers(25'400'000 / 8);
/// The accuracy to which the ends of seen stretches are found: 1/64 in.
inline constexpr geometry::Length kPathStepTolerance = geometry::Length::fromNanometers(25'400'000 / 64);

/// Determines the stretches of a path on which each enemy sees some part of the model from its current position, and
/// then the positions it could reach to see the model at the end of the path. A stretch shorter than `kPathStep` may be
/// missed; every reported position is judged. The result does not depend on the number of threads (0: one per
/// processor). After a stop request the list is empty. Preconditions: all are models of the table, and the model is
/// none of the enemies.
[[nodiscard]] std::vector<EnemyOnPath> sightOfPath(const PlacedSight& sight,
                                                   const PathSightQuestion& question,
                                                   const RegionProgress& progress = {},
                                                   int threads = 0,
                                                   const std::stop_token& stop = {});

} // namespace sightline::scenarios
