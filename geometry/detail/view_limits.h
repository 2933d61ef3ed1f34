#pragma once

#include "geometry/detail/region_cell.h"
#include "geometry/region/visible_region.h"

#include <optional>

namespace sightline::geometry::detail {

/// Corners on a curve so near to each other that the chords stay within `within` of it, half a circle's part at most.
/// Nanometers.
[[nodiscard]] int chordsFor(double radius, double within);

/// Of a polygon its own, of a curve chords within `kViewerError`.
[[nodiscard]] ConvexCorners cornersOf(const ConvexShape& shape);

/// What lies within the limits of one viewer, as convex polygons; empty: everything. The range is told from the nearest
/// point of the shape and drawn by chords within `kRangeChord`, the arc from `middle`.
[[nodiscard]] std::vector<ConvexCorners> viewLimits(const ConvexShape& viewer,
                                                    Vec middle,
                                                    const std::optional<Length>& asked,
                                                    const std::optional<ViewArc>& arc);

} // namespace sightline::geometry::detail
