#pragma once

#include "geometry/shapes/convex_shape.h"

#include <span>
#include <vector>

/// @file
/// Convex rings of corners in nanometers from a local origin, clockwise on screen. A ring of two corners is a straight
/// wall.
namespace sightline::geometry::detail {

using Corners = std::vector<Vec>;

/// The number of corners of the polygon that represents a round or oval base. The outline deviates by less than 0.01 mm
/// for sizes up to 100 mm (50 mm * (1 - cos(pi / 180)) = 0.0076 mm).
inline constexpr int kArcCorners = 180;

/// Returns the points relative to `origin`.
[[nodiscard]] Corners cornersOf(std::span<const Point> points, Point origin);

/// A disc, in nanometers.
struct Disc {
    Vec center;
    double radius = 0.0;
};

/// Returns a disc inside a convex ring, centered at the mean of its corners; for a wall its radius is 0.
[[nodiscard]] Disc discIn(const Corners& ring);

/// Returns a disc that contains all corners.
[[nodiscard]] Disc discAround(const Corners& corners);

/// The sides of a convex ring with many corners, for fast tests of which sides a disc may extend beyond. Keeps a
/// reference to the ring.
class Sides {
public:
    explicit Sides(const Corners& ring);

    [[nodiscard]] const Corners& ring() const { return *m_ring; }
    /// Computes the approximate signed distance of a point from the line of each side, in nanometers, positive inside.
    void insides(Vec place, std::vector<double>& inside) const;

private:
    const Corners* m_ring;
    std::vector<double> m_x; ///< unit normals pointing inwards
    std::vector<double> m_y;
    std::vector<double> m_at; ///< offsets of the side lines along their normals
};

/// Return the intersection of the ring `corners`, which lies in the disc, with the convex ring `by`. Source: I. E.
/// Sutherland and G. W. Hodgman, "Reentrant polygon clipping", CACM 17 (1974).
[[nodiscard]] Corners clipped(Corners corners, const Disc& disc, const Corners& by);
[[nodiscard]] Corners clipped(Corners corners, const Disc& disc, const Sides& by);

/// Returns the part of the ring where n . p >= least.
[[nodiscard]] Corners clippedToHalfPlane(const Corners& ring, Vec n, double least);

/// True if twice the ring's area exceeds `kContact` times the distance of its farthest corner from its first corner, so
/// that the ring has an interior beyond the rounding of stored points.
[[nodiscard]] bool hasInside(const Corners& ring);

} // namespace sightline::geometry::detail
