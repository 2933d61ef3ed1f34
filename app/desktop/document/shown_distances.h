#pragma once

#include "geometry/base/length.h"

#include <vector>

namespace sightline::app {

/// The rule of unit coherency: the models of a unit form one chain, each with a minimum number of neighbors. Games
/// differ in all figures.
struct CoherencyRule {
    /// Maximum distance of neighbors, base edge to base edge.
    geometry::Length reach = geometry::Length::fromInches(2);
    int neighbors = 1; ///< minimum number of neighbors of each model
    int largeUnit = 0; ///< units of at least this many models need `largeNeighbors`; 0: no such rule
    int largeNeighbors = 2;
    geometry::Length spread; ///< maximum distance of any two models, edge to edge; 0: no such rule
    friend bool operator==(const CoherencyRule&, const CoherencyRule&) = default;

    /// Returns the required number of neighbors in a unit of `models`, at most the number of its other models.
    [[nodiscard]] int neighborsIn(int models) const;
};

/// The distances drawn around models; no rule uses them. All can be changed, since games differ.
struct ShownDistances {
    std::vector<geometry::Length> ranges = {geometry::Length::fromInches(6), geometry::Length::fromInches(12),
                                            geometry::Length::fromInches(24)};
    bool hasOwnRanges = false; ///< the user typed `ranges`; else a game may have others, see `scenarios::Game::ranges`
    CoherencyRule coherency;
    geometry::Length engagement = geometry::Length::fromInches(1); ///< from base edge to base edge
    /// Height of a hypothetical model at a queried position.
    geometry::Length samplePointHeight = geometry::Length::fromInches(2);
    friend bool operator==(const ShownDistances&, const ShownDistances&) = default;
};

/// The limits of the fields: of each distance in inches, and of the numbers of ranges, neighbors and models.
inline constexpr double kMinShownInches = 0.05;
inline constexpr double kMaxShownInches = 144.0;
inline constexpr int kMaxRanges = 12;
inline constexpr int kMaxNeighbors = 9;
inline constexpr int kMaxUnitModels = 99;

} // namespace sightline::app
