#pragma once

#include "geometry/region/visibility_polygon.h"
#include "geometry/shapes/footprint.h"

#include <optional>
#include <vector>

namespace sightline::geometry {

/// Returns, for `minkowskiSum`, one ring for each convex part of a base about the origin of the table, rotated by half
/// a turn: the positions of the center at which the base covers the origin. Curves are approximated within
/// `kRangeChord`, by inscribed chords if `within`, otherwise by circumscribed sides.
[[nodiscard]] std::vector<Ring> reachOfBase(const Footprint& base, Angle facing, bool within = true);

/// Returns the positions of the center of a target at which its distance from the viewer, edge to edge, is at most
/// `range`, as outlines that may overlap, clipped to the box. `target` is the result of `reachOfBase`, or empty for
/// targets without size.
[[nodiscard]] std::vector<Ring>
rangeOutlines(const PlacedFootprint& viewer, Length range, const std::vector<Ring>& target, const Box& box);

/// Returns the points of a box that lie within the arc, seen from the center of the viewer, as outlines that may
/// overlap.
[[nodiscard]] std::vector<Ring> arcOutlines(const PlacedFootprint& viewer, const ViewArc& arc, const Box& box);

} // namespace sightline::geometry
