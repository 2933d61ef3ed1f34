#pragma once

#include "geometry/detail/region_cell.h"
#include "geometry/polygon.h"

#include <vector>

namespace sightline::geometry::detail {

/// A side of a convex outline round its middle, or a part of a curve, with its outward normals at both ends.
/// Nanometers.
struct OutlineArc {
    Vec from;
    Vec to;
    Vec firstNormal; ///< of unit length
    Vec lastNormal;  ///< the same of a side
    Vec corner;      ///< where the tangents of both ends meet; of a side its start

    [[nodiscard]] bool isSide() const { return firstNormal.x == lastNormal.x && firstNormal.y == lastNormal.y; }
};

/// All round, in order of positive area; curves in so many parts.
[[nodiscard]] std::vector<OutlineArc> outlineArcs(const ConvexShape& shape, int parts);

/// A part of a curve in so many of equal turn.
[[nodiscard]] std::vector<OutlineArc> finerArcs(const ConvexShape& shape, const OutlineArc& arc, int parts);

/// The places of a box, nanometers from its low corner, that lie less than `most` along a direction.
[[nodiscard]] ConvexCorners boxBelow(Vec size, Vec normal, double most);

} // namespace sightline::geometry::detail
