#pragma once

#include "geometry/sight/sight.h"

#include <optional>
#include <span>

namespace sightline::geometry {

/// True if some line from `observer` to `target` passes through the inside of the blocker (of a wall: crosses or meets it). The
/// lines of two bases fill their convex hull. Round bases count as polygons of `kArcCorners` corners.
[[nodiscard]] bool someLineCrosses(const PlacedFootprint& observer, const PlacedFootprint& target, const BlockerOutline& blocker);

/// How near the target lines from `observer` cross the blocker: the least distance from the target of a place where a line does.
/// Nothing if none does. Within 0.01 mm for bases up to 100 mm.
[[nodiscard]] std::optional<Length> nearestCrossing(const PlacedFootprint& observer, const PlacedFootprint& target,
                                                    const BlockerOutline& blocker);

/// A point of `observer` from which no line to any point of `target` meets what blocks; nothing: there is none.
///
/// The points from which a convex part covers some of the target are bounded by the two lines that touch both from between. If any
/// point of the base is outside all of these regions, so is a corner of what is left: a crossing of two such lines or of one
/// with the base's outline. Those are tried, each with a slack of `kContact`.
/// Holds for blockers beyond the observer and before the target; one that reaches into the target covers some of it from anywhere.
[[nodiscard]] std::optional<Point> wholeViewPoint(const PlacedFootprint& observer, const PlacedFootprint& target,
                                                  const TerrainMap& map, std::span<const int> active);

} // namespace sightline::geometry
