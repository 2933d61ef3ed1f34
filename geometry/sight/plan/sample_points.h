#pragma once

#include "geometry/shapes/footprint.h"
#include "geometry/sight/plan/sight.h"

#include <vector>

namespace sightline::geometry {

/// Returns the center of a base: its position or, for a hull that does not contain its position, the center of its
/// largest convex part.
[[nodiscard]] Point centerPoint(const PlacedFootprint& placed);

/// Returns the edge points of a base: for round bases the four points on the table's axes, for ovals the ends of their
/// axes, for rectangles the midpoints of the sides and the corners, for hulls the corners (docs/requirements.md, rows
/// S3.14 and S3.15). Stored points lie inside the base by up to 2 nm.
[[nodiscard]] std::vector<Point> edgePoints(const PlacedFootprint& placed);

/// Returns the circumference points of a base. Rectangles and hulls: the corners, and for counts of 6 and more points
/// at 0.33 and 0.67 of each side (docs/requirements.md, row S3.34). Other bases: `count` points on the outline, for
/// ovals and counts of 8 and more also the quarter points of both axes (row S3.35).
[[nodiscard]] std::vector<Point> circumferencePoints(const PlacedFootprint& placed, int count);

/// Returns the number of circumference points for a pair, 4, 6 or 8 in the default settings, by distance and size of
/// the bases (docs/requirements.md, row S3.17); `apart` is the distance between their edges.
[[nodiscard]] int circumferenceCount(const PlacedFootprint& observer,
                                     const PlacedFootprint& target,
                                     Length apart,
                                     const SampleSettings& settings);

/// True if the stage of edge points, or that of circumference points, is used for the pair (docs/requirements.md, row
/// S3.16).
[[nodiscard]] bool
triesEdges(const PlacedFootprint& observer, const PlacedFootprint& target, const SampleSettings& settings);
[[nodiscard]] bool
triesRing(const PlacedFootprint& observer, const PlacedFootprint& target, const SampleSettings& settings);

} // namespace sightline::geometry
