#pragma once

#include "geometry/region/space_region.h"

#include <stop_token>

namespace sightline::geometry {

/// A target of which all is asked for: each place of its outline that turns to the viewer. Its base in the way like any solid.
struct WholeTarget {
    Footprint base;
    Angle facing;
};

/// Of what is hidden from a viewer nothing narrower than twice this counts here: parts of a region are joined with corners on whole nanometres, on large
/// tables on every few, and a hair left between two of them would hide every base that stands over it.
inline constexpr Length kHiddenHair = Length::fromNanometers(30);

/// Whether the function below can tell of such a base: one in a single convex part.
[[nodiscard]] bool isConvexBase(const WholeTarget& target);

/// Where the middle of a target may stand, of which a place without size then sees all that faces it. `seen` is what the place sees of `box`,
/// which the target stays in; outside the box nothing is told.
///
/// Polygons as exact as `seen`, curved bases by chords within `kRangeChord`, on the side of less. Two bounds for a curved base if some direction leads
/// out of what is seen and back into it.
/// Source: geometry/README.md, "All of a base".
[[nodiscard]] BoundedRegion wholeRegionFromSpot(Point viewer, const TableRegion& seen, const Box& box, const WholeTarget& target, const std::stop_token& stop = {});

} // namespace sightline::geometry
