#pragma once

#include "geometry/sight/sight.h"

#include <span>
#include <vector>

namespace sightline::geometry {

/// Pieces one sees through for a while: a line with more than `most` of its length inside them is blocked. Overlapping
/// pieces count once. Walls have no inside.
struct DepthGroup {
    std::vector<int> blockers; ///< ascending
    Length most;
    friend bool operator==(const DepthGroup&, const DepthGroup&) = default;
};

/// How much of the segment lies inside the footprints, in millimeters; within 1e-6.
[[nodiscard]] double depthInside(const SightLine& line, const TerrainMap& map, std::span<const int> blockers);

/// True if the line stays within each group's depth; up to 1 nm more counts as equal, for its ends are whole
/// nanometers.
[[nodiscard]] bool isWithinDepth(const SightLine& line, const TerrainMap& map, std::span<const DepthGroup> groups);

struct DepthAnswer {
    Visibility visibility = Visibility::Blocked;
    SightLine line; ///< clear: a witness; otherwise the center line
    /// Blocked, but for lines less than 100 nm apart from each other at both ends; or the search was cut.
    bool unsettled = false;
};

/// Is there a line from `observer` to `target` past `active`, with no group's depth exceeded? Exact in plan for
/// polygons of any shape: a line starts where it leaves the observer's base and ends where it enters the target's.
///
/// A line is a pair of heights over the two middles. For a box of such pairs the depth is bounded from below by what
/// both outer lines have inside, part by convex part; boxes beyond the limit are discarded, others halved; the middle
/// line is tried. Source: issue 4, point 6; "Depth" of the README.
[[nodiscard]] DepthAnswer lookThrough(const PlacedFootprint& observer,
                                      const PlacedFootprint& target,
                                      const TerrainMap& map,
                                      std::span<const int> active,
                                      std::span<const DepthGroup> groups,
                                      const SightOptions& options = {},
                                      std::stop_token stop = {});

} // namespace sightline::geometry
