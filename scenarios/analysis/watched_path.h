#pragma once

#include "scenarios/analysis/path_sight.h"

#include <span>

namespace sightline::scenarios {

/// A way that goes straight from place to place, whatever is in between; its cost is its length. Precondition: one
/// place or more.
[[nodiscard]] ModelPath straightPath(std::vector<geometry::Point> places);

/// A part of a way, measured along it, and who sees a model on it.
struct WatchedStretch {
    geometry::Length from;
    geometry::Length to;
    std::vector<ModelId> seenBy; ///< in the order of the enemies; nobody: unseen
    friend bool operator==(const WatchedStretch&, const WatchedStretch&) = default;
};

/// What all enemies see together: it begins anew wherever one of them begins or ceases to see; neighbors differ.
/// Precondition: all of the same way.
[[nodiscard]] std::vector<WatchedStretch> watchedStretches(std::span<const EnemyOnPath> enemies);

/// The corners of the part of a way between two lengths along it, both ends included; one place or more. Precondition:
/// `from` is no more than `to`.
[[nodiscard]] std::vector<geometry::Point>
partOfPath(const std::vector<geometry::Point>& corners, geometry::Length from, geometry::Length to);

} // namespace sightline::scenarios
