#pragma once

#include "geometry/detail/convex_shape.h"

#include <span>
#include <vector>

/// Convex rings of corners in nanometres from a local origin, in order of positive area. Two corners are a straight wall.
namespace sightline::geometry::detail {

using Corners = std::vector<Vec>;

/// Of a round or oval base that counts as a polygon: its outline is off by less than 0.01 mm up to 100 mm.
inline constexpr int kArcCorners = 180;

[[nodiscard]] Corners cornersOf(std::span<const Point> points, Point origin);

struct Disc {
    Vec center;
    double radius = 0.0;
};

/// A disc inside a convex ring, about the mean of its corners; of a wall without a radius.
[[nodiscard]] Disc discIn(const Corners& ring);

/// Holds all corners.
[[nodiscard]] Disc discAround(const Corners& corners);

/// What of the one ring, which lies in the disc, lies in the other.
[[nodiscard]] Corners clipped(Corners corners, const Disc& disc, const Corners& by);

/// Wider than contact: twice the area by the longest way across.
[[nodiscard]] bool hasInside(const Corners& ring);

} // namespace sightline::geometry::detail
