#pragma once

#include "geometry/footprint.h"
#include "geometry/region/visible_region.h"

#include <optional>
#include <vector>

namespace sightline::geometry {

/// Corners of a base round the table's origin, turned by half a turn, for `minkowskiSum`: where its middle may be when
/// some of it is at a place. One ring for each convex part. `within` true: a curve by chords inside it, else by sides
/// outside it; both within `kRangeChord`.
[[nodiscard]] std::vector<Ring> reachOfBase(const Footprint& base, Angle facing, bool within = true);

/// Where the middle of a target may be that is no farther than `range` from the viewer, edge to edge: outlines that may
/// overlap, cut at the box. `target` is what `reachOfBase` gives, or empty for targets without size.
[[nodiscard]] std::vector<Ring>
rangeOutlines(const PlacedFootprint& viewer, Length range, const std::vector<Ring>& target, const Box& box);

/// The places of a box in the arc, from the viewer's middle.
[[nodiscard]] std::vector<Ring> arcOutlines(const PlacedFootprint& viewer, const ViewArc& arc, const Box& box);

} // namespace sightline::geometry
