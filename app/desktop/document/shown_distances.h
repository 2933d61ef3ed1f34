#pragma once

#include "geometry/length.h"

#include <vector>

namespace sightline::app {

/// When the models of a unit stand together: each a link of one chain, with so many of its fellows near it. Games
/// differ in all of it.
struct CoherencyRule {
    geometry::Length reach = geometry::Length::fromInches(2); ///< "near", base edge to base edge
    int neighbors = 1;                                        ///< fellows that must be near each model
    int largeUnit = 0; ///< a unit of so many models or more asks for `largeNeighbors`; 0: none does
    int largeNeighbors = 2;
    geometry::Length spread; ///< no two models are farther apart, edge to edge; 0: that is not asked
    friend bool operator==(const CoherencyRule&, const CoherencyRule&) = default;

    /// Of a unit of `models`, never more than there are others.
    [[nodiscard]] int neighborsIn(int models) const;
};

/// Distances that are drawn round models, and no rule looks at. Games differ, so each can be changed.
struct ShownDistances {
    std::vector<geometry::Length> ranges = {geometry::Length::fromInches(6), geometry::Length::fromInches(12),
                                            geometry::Length::fromInches(24)};
    CoherencyRule coherency;
    geometry::Length engagement = geometry::Length::fromInches(1);
    /// Of a thing that would stand on a spot that is asked about.
    geometry::Length samplePointHeight = geometry::Length::fromInches(2);
    friend bool operator==(const ShownDistances&, const ShownDistances&) = default;
};

/// The least and the most of each.
inline constexpr double kMinShownInches = 0.05;
inline constexpr double kMaxShownInches = 144.0;
inline constexpr int kMaxRanges = 12;
inline constexpr int kMaxNeighbors = 9;
inline constexpr int kMaxUnitModels = 99;

} // namespace sightline::app
