#pragma once

#include "scenarios/analysis/path_sight.h"

#include <span>

namespace sightline::scenarios {

/// Returns a path of straight legs from position to position, ignoring obstacles; its cost is its length. Precondition:
/// `places` is not empty.
[[nodiscard]] ModelPath straightPath(std::vector<geometry::Point> places);

/// A stretch of a path, measured along it, and the enemies that see a model on it.
struct WatchedStretch {
    geometry::Length from;
    geometry::Length to;
    std::vector<ModelId> seenBy; ///< in the order of the enemies; empty: unseen
    friend bool operator==(const WatchedStretch&, const WatchedStretch&) = default;
};

/// Merges the stretches of all enemies: a new one begins wherever an enemy begins or ceases to see; neighbors differ.
/// Precondition: all are of the same path.
[[nodiscard]] std::vector<WatchedStretch> watchedStretches(std::span<const EnemyOnPath> enemies);

/// Returns the corners of the part of a path between two lengths along it, both ends included; at least one position.
/// Precondition: `from` <= `to`.
[[nodiscard]] std::vector<geometry::Point>
partOfPath(const std::vector<geometry::Point>& corners, geometry::Length from, geometry::Length to);

} // namespace sightline::scenarios
