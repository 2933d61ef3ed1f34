#pragma once

#include "geometry/base/tolerances.h"
#include "geometry/region/space_region.h"

namespace sightline::geometry {

/// The maximum distance between a curved border of a depth region and either of its two bounds, 0.005 in.
inline constexpr Length kDepthBorder = toLength(5 * kChordError);

/// Returns the points of a box for which at most the length `most` of the segment from `viewer` to the point lies
/// inside `deep`. `deep` is the result of `unite`, so that overlaps count once.
///
/// Where the depth runs out inside such an area the border is a side of the area, shifted along the lines of sight by
/// the remaining depth. Curved borders are enclosed by two bounds, `kDepthBorder` to either side.
[[nodiscard]] RegionBounds regionWithinDepth(Point viewer, const PolygonSet& deep, Length most, const Box& box);

} // namespace sightline::geometry
