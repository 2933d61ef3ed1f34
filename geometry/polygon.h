#pragma once

#include "geometry/error.h"
#include "geometry/point.h"

#include <tl/expected.hpp>

#include <span>
#include <vector>

namespace sightline::geometry {

/// A closed ring of vertices, the last joined to the first, without repeats.
using Ring = std::vector<Point>;

/// A simple polygon with holes. Whatever the winding given, the outline is stored with positive area in our frame
/// (clockwise on screen) and holes the other way round; the order of vertices otherwise stays as given.
class Polygon {
public:
    /// Drops repeated neighbors and a repeated last point. Errors: `TooFewVertices`, `ZeroArea`, `SelfCrossing`
    /// (`indices`: the two edges, by the index of their first vertex as given), `HoleOutside`, `HolesOverlap`
    /// (`indices`: the holes), `OutOfRange`. For an error in a hole `detail` names it and `ring` of `indices` comes
    /// last.
    [[nodiscard]] static tl::expected<Polygon, Error> fromVertices(std::span<const Point> outline,
                                                                   std::span<const Ring> holes = {});

    [[nodiscard]] const Ring& outline() const { return m_outline; }
    [[nodiscard]] const std::vector<Ring>& holes() const { return m_holes; }
    [[nodiscard]] bool isConvex() const;

    /// Closed: true on the border, false strictly inside a hole.
    [[nodiscard]] bool contains(Point p) const;
    /// Open: false on the border.
    [[nodiscard]] bool containsInside(Point p) const;

    /// In square inches, holes taken off.
    [[nodiscard]] double areaSquareInches() const;
    /// Center of area, to the nearest nanometer.
    [[nodiscard]] Point centroid() const;

    friend bool operator==(const Polygon&, const Polygon&) = default;

private:
    Ring m_outline;
    std::vector<Ring> m_holes;
};

/// A wall: an open polyline of no thickness. The first and last point are its free ends.
class Wall {
public:
    /// Drops repeated neighbors. Errors: `TooFewVertices`, `OutOfRange`.
    [[nodiscard]] static tl::expected<Wall, Error> fromVertices(std::span<const Point> vertices);

    [[nodiscard]] const std::vector<Point>& vertices() const { return m_vertices; }

    friend bool operator==(const Wall&, const Wall&) = default;

private:
    std::vector<Point> m_vertices;
};

} // namespace sightline::geometry
