#pragma once

#include "scenarios/rules/blocking.h"
#include "scenarios/rules/regions.h"

#include <stop_token>

namespace sightline::scenarios {

/// What the exact engine finds of the lines of a pair, for what the pack lets block them.
struct LineFinding {
    bool clear = false;
    bool isContact = false;   ///< the bases touch
    bool unsettled = false;   ///< the engine could not settle it: treated as blocked
    bool onlyEndless = false; ///< blocked already by what has no limit of height, whatever the heights entered are
    /// Blocked: each single line between two places was met by something, with all effects counting for each.
    bool allStopped = false;
    geometry::SightLine line; ///< clear: a witness
    /// Blocked: the things in the way, most of the lines first, and the line of the pack for each.
    std::vector<Effect> blockedBy;
};

/// Lines from any of the sources to any of the targets; places come once.
[[nodiscard]] LineFinding findLine(const Pair& pair,
                                   const std::vector<LineEnd>& sources,
                                   const std::vector<LineEnd>& targets,
                                   const Blocking& blocking,
                                   bool wantBlockers,
                                   const std::stop_token& stop);

/// How much of the facing part of the target is seen past the effects; in volume spaces as if all of them had no limit
/// of height. Of those that are among `partial` only parts count.
[[nodiscard]] geometry::SeenPart
seenPast(const Pair& pair, const std::vector<Effect>& effects, const std::vector<PartialEffect>& partial);

/// What of a thing is in the way by a line of `block`.
[[nodiscard]] BlockerRun runOf(const Obstacle& obstacle, const BlockLine& line, bool isVolume);

/// All lines from places of that height over the table to the target's foot run over the thing, which has a height.
[[nodiscard]] bool
isSeenOver(const Pair& pair, const Obstacle& element, geometry::Length eyeHeight, const geometry::PlacedFootprint& eye);

/// Blockers of the map, ascending.
[[nodiscard]] std::vector<int> blockersOf(const Pair& pair, const std::vector<Effect>& effects);

} // namespace sightline::scenarios
