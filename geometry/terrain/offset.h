#pragma once

#include "geometry/terrain/terrain_map.h"

#include <vector>

namespace sightline::geometry {

/// Returns the outline grown outwards by `by`, as overlapping convex polygons whose union is the grown shape.
///
/// Sides are moved by exactly `by`, but for the rounding of corners to whole nanometers. An arc around a corner becomes
/// tangents of equal angles, at most 11.25 degrees apart, so that there the result is too large by less than 0.5 % of
/// `by` (1 / cos(pi / 32) = 1.0048). A strip of width w misses a shape exactly if its center line misses the shape
/// grown by w/2.
[[nodiscard]] std::vector<Polygon> grownParts(const BlockerOutline& outline, Length by);

/// Returns the union of the polygons, merged where they overlap or share an edge. New corners are rounded to the
/// nearest nanometer. If rounding makes a corner touch a side of the union, the polygons are returned unchanged.
[[nodiscard]] std::vector<Polygon> unionOf(const std::vector<Polygon>& polygons);

} // namespace sightline::geometry
