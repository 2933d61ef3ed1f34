#pragma once

#include "scenarios/analysis/enemy_positions.h"
#include "scenarios/analysis/region.h"

namespace sightline::scenarios {

/// The question for the nearest position that sees some models and is hidden from others.
struct PositionQuestion {
    ModelId model;
    std::vector<ModelId> sees;       ///< models that all have to be seen from the position
    std::vector<ModelId> hiddenFrom; ///< models none of which may see the position
    /// Maximum length of the model's path.
    geometry::Length move = geometry::Length::fromInches(6);
    geometry::Length theirMove = {}; ///< length of the enemies' subsequent paths; zero: they stand still
    /// Spacing of the positions tried.
    geometry::Length cell = geometry::Length::fromInches(0.5);
    /// Spacing of the enemies' positions.
    geometry::Length theirCell = geometry::Length::fromInches(1);
    TerrainCosts costs = TerrainCosts::usual();
};

/// The result of the search.
struct BestPosition {
    /// The path to the nearest position found; std::nullopt if none of the positions tried qualifies. The path has
    /// length zero if the model may stay where it is.
    std::optional<ModelPath> path;
    int places = 0;        ///< number of positions tried
    geometry::Length step; ///< spacing of the finest grid
    QString rules;

    /// Returns the end of the path. Precondition: there is a path.
    [[nodiscard]] geometry::Point position() const { return path->corners.back(); }
};

/// Finds the nearest reachable position, by path length around pieces, from which the model sees and is hidden as
/// requested. The search tries a grid, then one eight times as fine around the best position and along the path to it.
/// Every reported position is judged; a nearer one may exist between the grid points. The result does not depend on the
/// number of threads (0: one per processor). After a stop request there is no path. Preconditions: all are models of
/// the table, and the model is none of the others.
[[nodiscard]] BestPosition nearestPosition(const PlacedSight& sight,
                                           const PositionQuestion& question,
                                           const RegionProgress& progress = {},
                                           int threads = 0,
                                           const std::stop_token& stop = {});

} // namespace sightline::scenarios
