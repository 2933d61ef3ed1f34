#pragma once

#include "geometry/length.h"

#include <vector>

namespace sightline::app {

/// Distances that are drawn round models, and no rule looks at. Games differ, so each can be changed.
struct ShownDistances {
    std::vector<geometry::Length> ranges = {geometry::Length::fromInches(6), geometry::Length::fromInches(12), geometry::Length::fromInches(24)};
    geometry::Length coherency = geometry::Length::fromInches(2);
    geometry::Length engagement = geometry::Length::fromInches(1);
    /// Of a thing that would stand on a spot that is asked about.
    geometry::Length spotHeight = geometry::Length::fromInches(2);
    friend bool operator==(const ShownDistances&, const ShownDistances&) = default;
};

/// The least and the most of each.
inline constexpr double kLeastShownInches = 0.05;
inline constexpr double kMostShownInches = 144.0;
inline constexpr int kMostRanges = 12;

} // namespace sightline::app
