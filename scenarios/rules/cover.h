#pragma once

#include "scenarios/rules/lines.h"

#include <functional>

namespace sightline::scenarios {

/// What cover asks of the answer about sight.
struct SightFacts {
    const Blocking& blocking;
    bool visible = false;
    bool fullyVisible = false;
    bool allStopped = false; ///< see `LineFinding`
    /// Among solids: those of the things that hide some of the target, as they count for sight; empty: past them all of
    /// it is seen.
    std::function<std::vector<int>(const std::vector<int>&)> hiding;
};

/// A line of `cover` that is met.
struct CoverHit {
    const CoverLine* line = nullptr;
    std::vector<int> elements; ///< obstacles
};

struct CoverFinding {
    std::vector<CoverHit> hits;              ///< in the pack's order
    std::vector<const CoverLine*> questions; ///< for the players: trigger `judge`
};

/// Source: `cover` of the README.
[[nodiscard]] CoverFinding coverOf(const Pair& pair, const SightFacts& sight, const std::stop_token& stop);

} // namespace sightline::scenarios
