#pragma once

#include "geometry/detail/convex_shape.h"

#include <span>
#include <vector>

/// Convex rings of corners in nanometers from a local origin, in order of positive area. Two corners are a straight
/// wall.
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

/// The sides of a convex ring of many corners, for telling fast which of them a disc may reach beyond. Keeps looking at
/// the ring.
class Sides {
public:
    explicit Sides(const Corners& ring);

    [[nodiscard]] const Corners& ring() const { return *m_ring; }
    /// How far inside of each side's line the place is, in nanometers; about.
    void insides(Vec place, std::vector<double>& inside) const;

private:
    const Corners* m_ring;
    std::vector<double> m_x; ///< of units inwards
    std::vector<double> m_y;
    std::vector<double> m_at; ///< of the lines, along them
};

/// What of the one ring, which lies in the disc, lies in the other.
[[nodiscard]] Corners clipped(Corners corners, const Disc& disc, const Corners& by);
[[nodiscard]] Corners clipped(Corners corners, const Disc& disc, const Sides& by);

/// What of the ring lies where n . p >= least.
[[nodiscard]] Corners keptBeyond(const Corners& ring, Vec n, double least);

/// Wider than contact: twice the area by the longest way across.
[[nodiscard]] bool hasInside(const Corners& ring);

} // namespace sightline::geometry::detail
