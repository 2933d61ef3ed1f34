#pragma once

#include "geometry/region/region_cell.h"
#include "geometry/region/visibility_polygon.h"

#include <optional>

namespace sightline::geometry::detail {

/// Returns the number of equal chords, 12 to 4096, with which a polygon inscribed in a circle of this radius stays
/// within `within` of it. With n chords the deviation is radius * (1 - cos(pi / n)). Nanometers.
[[nodiscard]] int chordsFor(double radius, double within);

/// Returns the corners of a polygon, or an inscribed polygon of a curve that deviates by at most `kViewerError`.
[[nodiscard]] ConvexCorners cornersOf(const ConvexShape& shape);

/// Returns the area within the range and arc of one viewer as convex polygons to be intersected; empty if there is no
/// limit. The range is measured from the nearest point of the shape and approximated by chords within `kRangeChord`;
/// the arc starts at `middle`.
[[nodiscard]] std::vector<ConvexCorners> viewLimits(const ConvexShape& viewer,
                                                    Vec middle,
                                                    const std::optional<Length>& asked,
                                                    const std::optional<ViewArc>& arc);

} // namespace sightline::geometry::detail
