#pragma once

#include "geometry/sight/plan/sight.h"

#include <optional>
#include <span>
#include <vector>

namespace sightline::geometry {

/// Pieces that can be seen through up to a limited depth: a line with more than `most` of its length inside them is
/// blocked. Overlapping pieces count once, and pieces that share an edge leave no gap along it. Walls have no interior.
struct DepthGroup {
    std::vector<int> blockers; ///< ascending
    Length most;
    friend bool operator==(const DepthGroup&, const DepthGroup&) = default;
};

/// Returns the length of the segment inside the footprints in millimeters, exact to 1e-6 mm.
///
/// The sides of a footprint are outside unless others close them from beyond: a stretch along a side counts where
/// another footprint lies on the far side, and from the first to the last point at which `active` blockers touch it
/// from there. Which points are on the line is decided exactly.
[[nodiscard]] double depthInside(const SightLine& line,
                                 const TerrainMap& map,
                                 std::span<const int> blockers,
                                 std::span<const int> active = {});

/// True if the depth of the line in each group is within its limit; an excess of up to 1 nm counts as equal, because
/// the ends of the line are rounded to whole nanometers. `active` as for `depthInside`; the other groups count as well.
[[nodiscard]] bool isWithinDepth(const SightLine& line,
                                 const TerrainMap& map,
                                 std::span<const DepthGroup> groups,
                                 std::span<const int> active = {});

/// Returns a length that no line that deviates by at most `spread` radians from `direction` exceeds inside the polygon;
/// nothing if each side of the polygon is parallel to one of these lines.
[[nodiscard]] std::optional<Length> longestInside(const Polygon& polygon, Vector direction, double spread);

/// The result of `findLineWithinDepth`.
struct DepthAnswer {
    Visibility visibility = Visibility::Blocked;
    SightLine line; ///< a witness if clear, otherwise the center line
    /// True if the blocked verdict does not cover lines less than 100 nm apart at both ends, or if the search was ended
    /// early.
    bool unsettled = false;
};

/// Returns whether a line from `observer` to `target` passes the blockers `active` without exceeding the depth of any
/// group. Exact in plan for polygons of any shape; a line starts where it leaves the observer's base and ends where it
/// enters the target's.
///
/// The search is a branch and bound over boxes of lines, each line given by its heights over the two centers. Within a
/// box the depth is bounded from below by the length that both outer lines have inside one convex part, or inside two
/// that share an edge there; boxes above the limit are discarded, others are halved, and the middle line of each is
/// tested.
[[nodiscard]] DepthAnswer findLineWithinDepth(const PlacedFootprint& observer,
                                              const PlacedFootprint& target,
                                              const TerrainMap& map,
                                              std::span<const int> active,
                                              std::span<const DepthGroup> groups,
                                              const SightOptions& options = {},
                                              std::stop_token stop = {});

} // namespace sightline::geometry
