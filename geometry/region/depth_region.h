#pragma once

#include "geometry/region/space_region.h"

namespace sightline::geometry {

/// From an end of a depth's border to the curve it stands for it is no farther: 0.005 in.
inline constexpr Length kDepthBorder = Length::fromNanometers(127'000);

/// The places of a box up to which a straight line from `viewer` runs through no more than `most` of what is deep. Two
/// bounds, `kDepthBorder` to both sides of curved borders: where depth ends in such a thing the border is that of a
/// straight side, moved along the lines by what is left of the depth. `deep`: as `unite` makes it, each place counts
/// once.
[[nodiscard]] RegionBounds regionWithinDepth(Point viewer, const PolygonSet& deep, Length most, const Box& box);

} // namespace sightline::geometry
