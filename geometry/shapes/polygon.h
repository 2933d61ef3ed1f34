#pragma once

#include "geometry/base/error.h"
#include "geometry/base/point.h"

#include <tl/expected.hpp>

#include <span>
#include <vector>

namespace sightline::geometry {

/// A closed ring of distinct consecutive vertices; the last vertex is joined to the first.
using Ring = std::vector<Point>;

/// A simple polygon with holes. The outline is stored clockwise on screen (positive area in y-down coordinates) and the
/// holes counter-clockwise on screen, whatever winding was given; apart from reversal the order of vertices is
/// preserved.
class Polygon {
public:
    /// Returns the polygon with these vertices, after removal of repeated neighbors and of a repeated last point.
    ///
    /// Errors: `TooFewVertices`, `ZeroArea`, `SelfCrossing` (`indices`: the two edges, by the index of their first
    /// vertex as given), `HoleOutside`, `HolesOverlap` (`indices`: the holes), `OutOfRange`. For an error in a hole,
    /// `detail` names the hole and its index is appended to `indices`.
    [[nodiscard]] static tl::expected<Polygon, Error> fromVertices(std::span<const Point> outline,
                                                                   std::span<const Ring> holes = {});

    [[nodiscard]] const Ring& outline() const { return m_outline; }
    [[nodiscard]] const std::vector<Ring>& holes() const { return m_holes; }
    [[nodiscard]] bool isConvex() const;
    /// True if there are no holes and the outline turns at each of its vertices, so that it is its own convex hull.
    [[nodiscard]] bool isStrictlyConvex() const { return m_isStrictlyConvex; }

    /// True if the closed polygon contains the point: true on the border, false strictly inside a hole.
    [[nodiscard]] bool contains(Point p) const;
    /// True if the interior contains the point: false on the border.
    [[nodiscard]] bool containsInside(Point p) const;

    /// Returns the area in square inches, without the holes.
    [[nodiscard]] double areaSquareInches() const;
    /// Returns the center of area, rounded to the nearest nanometer.
    [[nodiscard]] Point centroid() const;

    friend bool operator==(const Polygon&, const Polygon&) = default;

private:
    Ring m_outline;
    std::vector<Ring> m_holes;
    bool m_isStrictlyConvex = false;
};

/// A wall: an open polyline of zero thickness. Its first and last points are its free ends.
class Wall {
public:
    /// Returns the wall with these vertices, after removal of repeated neighbors. Errors: `TooFewVertices`,
    /// `OutOfRange`.
    [[nodiscard]] static tl::expected<Wall, Error> fromVertices(std::span<const Point> vertices);

    [[nodiscard]] const std::vector<Point>& vertices() const { return m_vertices; }

    friend bool operator==(const Wall&, const Wall&) = default;

private:
    std::vector<Point> m_vertices;
};

} // namespace sightline::geometry
