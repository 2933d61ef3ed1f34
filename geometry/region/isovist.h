#pragma once

#include "geometry/shapes/polygon.h"

#include <span>

namespace sightline::geometry {

/// Measures of what one point sees, in inches. Source: M. L. Benedikt, "To take hold of space: isovists and isovist
/// fields", Environment and Planning B 6 (1979); compactness and drift as commonly defined in space syntax.
struct Isovist {
    double area = 0.0;        ///< square inches
    double perimeter = 0.0;   ///< perimeter of the region, including sides along lines of sight
    double occlusivity = 0.0; ///< total length of the sides along lines of sight, beyond which an edge hides something
    double compactness = 0.0; ///< 4 pi area / perimeter^2; 1 for a circle
    double drift = 0.0;       ///< distance from the viewer to the centroid of the region
    double longestRadial = 0.0;  ///< distance to the farthest point of the border
    double shortestRadial = 0.0; ///< distance to the nearest point of the border
    friend bool operator==(const Isovist&, const Isovist&) = default;
};

/// Returns the measures of the region seen by `viewer`, given by its rings in table coordinates. Outlines are clockwise
/// on screen, holes counter-clockwise on screen. All measures of an empty region are 0.
[[nodiscard]] Isovist isovistOf(std::span<const Ring> rings, Point viewer);

} // namespace sightline::geometry
