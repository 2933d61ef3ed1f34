#pragma once

#include "geometry/terrain_map.h"

#include <vector>

namespace sightline::geometry {

/// The outline grown outwards by `by`, as convex polygons that overlap. Round corners count as regular polygons of 32
/// sides around the circle, so it is too large by less than 0.5 % of `by`. A line of width w is clear of a thing
/// exactly when its middle is clear of the thing grown by w/2.
[[nodiscard]] std::vector<Polygon> grownParts(const BlockerOutline& outline, Length by);

/// The polygons joined where they overlap or share an edge; new corners to the nearest nanometer. What cannot be joined
/// stays apart.
[[nodiscard]] std::vector<Polygon> unionOf(const std::vector<Polygon>& polygons);

} // namespace sightline::geometry
