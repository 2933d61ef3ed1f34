#pragma once

#include "scenarios/judge/blocking.h"
#include "scenarios/judge/regions.h"

#include <optional>
#include <stop_token>

namespace sightline::scenarios {

/// The result of the exact engine for the lines of a pair past the blockers of the pack.
struct LineFinding {
    bool clear = false;
    bool isContact = false; ///< the bases touch
    bool unsettled = false; ///< not decided by the engine; treated as blocked
    /// True, for a blocked pair, if every single line between two positions meets a blocker, with all effects applied
    /// to each line.
    bool allStopped = false;
    /// True, for a blocked pair, if it is proved that every line from any point that the sources reach to any point
    /// that the targets reach crosses a blocker, with all effects applied to each line. False proves nothing.
    bool allCrossed = false;
    /// Among solids, whether the obstacles that block at any height stop all lines, as far as a fast test of the table
    /// as seen from above tells.
    std::optional<bool> stoppedAtAnyHeight = {};
    geometry::SightLine line; ///< the witness of a clear pair
    /// The height over the table at which the witness ends, if it was found among solids.
    std::optional<geometry::Length> endsAt = {};
    /// The blocking obstacles of a blocked pair, by decreasing share of the lines, each with its line of the pack.
    std::vector<Effect> blockedBy;
};

/// Searches for a clear line from any of the sources to any of the targets. Precondition: no position is listed twice.
[[nodiscard]] LineFinding findLine(const Pair& pair,
                                   const std::vector<LineEnd>& sources,
                                   const std::vector<LineEnd>& targets,
                                   const Blocking& blocking,
                                   bool wantBlockers,
                                   const std::stop_token& stop);

/// Answers as `findLine`, but the line of a clear pair may be another one: past obstacles of which only parts count it
/// takes less work to find.
[[nodiscard]] LineFinding findAnyLine(const Pair& pair,
                                      const std::vector<LineEnd>& sources,
                                      const std::vector<LineEnd>& targets,
                                      const Blocking& blocking,
                                      bool wantBlockers,
                                      const std::stop_token& stop);

/// Searches for a clear line among solids that enters one of the targets by its side, where a patch as wide as the pack
/// asks for is on the target; see `geometry::findLineToSide`.
[[nodiscard]] LineFinding findLineToSides(const Pair& pair,
                                          const std::vector<LineEnd>& sources,
                                          const std::vector<LineEnd>& targets,
                                          const Blocking& blocking,
                                          const std::stop_token& stop);

/// Computes the share of the target's facing part that is seen past the effects; in volume spaces as if all of them
/// were unlimited in height. Effects among `partial` hide with their remaining parts only.
[[nodiscard]] geometry::SeenPart
seenPast(const Pair& pair, const std::vector<Effect>& effects, const std::vector<PartialEffect>& partial);

/// True if a line of `block` stops lines past an obstacle that start or end inside it, or do not.
[[nodiscard]] bool stopsPassage(const BlockLine& line, bool startsInside, bool endsInside);

/// Returns the blockers of the obstacle that a line of `block` uses.
[[nodiscard]] BlockerRun runOf(const Obstacle& obstacle, const BlockLine& line, bool isVolume);

/// Returns the blockers of the obstacle over its own vertical extent, without the gaps that the pack closes; those of
/// unlimited height if it has no others.
[[nodiscard]] const BlockerRun& bodyOf(const Obstacle& obstacle);

/// True if all lines from points at that height over the table to the target's foot pass over the obstacle.
/// Precondition: the obstacle has a height.
[[nodiscard]] bool
isSeenOver(const Pair& pair, const Obstacle& element, geometry::Length eyeHeight, const geometry::PlacedFootprint& eye);

/// Returns the blockers of the map for the effects, ascending.
[[nodiscard]] std::vector<int> blockersOf(const Pair& pair, const std::vector<Effect>& effects);

} // namespace sightline::scenarios
