#pragma once

#include "geometry/shapes/footprint.h"
#include "geometry/sight/plan/sight.h"
#include "geometry/terrain/terrain_map.h"

#include <span>

/// An exact test of one segment in rational numbers, written from the contract and not from the judge.
namespace sightline::testsupport {

enum class StraightResult {
    Clear,    ///< meets nothing
    Touching, ///< meets outlines, but no interior, and no connected set of outlines that lies on both sides of it
    Blocked,
};

[[nodiscard]] StraightResult
straightTest(const geometry::SightLine& line, std::span<const geometry::Blocker> blockers, std::span<const int> active);

/// Clear by the touch rule `Clear`.
[[nodiscard]] inline bool independentlyClear(const geometry::SightLine& line,
                                             std::span<const geometry::Blocker> blockers,
                                             std::span<const int> active) {
    return straightTest(line, blockers, active) != StraightResult::Blocked;
}

/// The line starts on the observer's base and ends on the target's, to the grain of stored points (2 nm).
[[nodiscard]] bool endsOnBases(const geometry::SightLine& line,
                               const geometry::PlacedFootprint& observer,
                               const geometry::PlacedFootprint& target);

} // namespace sightline::testsupport
