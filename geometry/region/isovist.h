#pragma once

#include "geometry/polygon.h"

#include <span>

namespace sightline::geometry {

/// Measures of what one point sees, in inches. Source: M. L. Benedikt, "To take hold of space: isovists and isovist
/// fields", Environment and Planning B 6 (1979); compactness and drift as usual in space syntax.
struct Isovist {
    double area = 0.0;        ///< square inches
    double perimeter = 0.0;   ///< of the region, sides along lines of sight included
    double occlusivity = 0.0; ///< length of the sides along lines of sight: beyond them something is hidden by an edge
    double compactness = 0.0; ///< 4 pi area / perimeter^2: 1 for a circle
    double drift = 0.0;       ///< from the viewer to the center of gravity of the region
    double longestRadial = 0.0;  ///< to the farthest place of the border
    double shortestRadial = 0.0; ///< to the nearest
    friend bool operator==(const Isovist&, const Isovist&) = default;
};

/// Outlines in order of positive area, holes the other way round. All 0 for an empty region.
[[nodiscard]] Isovist isovistOf(std::span<const Ring> rings, Point viewer);

} // namespace sightline::geometry
