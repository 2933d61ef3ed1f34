#pragma once

#include "geometry/region/region_cell.h"
#include "geometry/shapes/polygon.h"

#include <vector>

namespace sightline::geometry::detail {

/// A side of a convex outline around the shape's center, or an arc of a curve, with the outward normals at both ends.
/// Nanometers.
struct OutlineArc {
    Vec from;
    Vec to;
    Vec firstNormal; ///< unit vector
    Vec lastNormal;  ///< unit vector; equal to `firstNormal` for a side
    Vec corner;      ///< intersection of the tangents at both ends; for a side its start

    [[nodiscard]] bool isSide() const { return firstNormal.x == lastNormal.x && firstNormal.y == lastNormal.y; }
};

/// Returns the complete outline, clockwise on screen, with a curve divided into `parts` arcs.
[[nodiscard]] std::vector<OutlineArc> outlineArcs(const ConvexShape& shape, int parts);

/// Returns an arc of a curve divided into `parts` arcs of equal change of the normal's direction.
[[nodiscard]] std::vector<OutlineArc> finerArcs(const ConvexShape& shape, const OutlineArc& arc, int parts);

/// Returns the part of a box, in nanometers from its low corner, where p . `normal` is less than `most`.
[[nodiscard]] ConvexCorners boxBelow(Vec size, Vec normal, double most);

} // namespace sightline::geometry::detail
