#pragma once

#include "geometry/base/length.h"

namespace sightline::geometry {

/// A point of the table: x to the right, y down, origin at the top left corner.
struct Point {
    Length x;
    Length y;

    friend constexpr auto operator<=>(Point, Point) = default;
};

/// A displacement between two points, or a direction.
struct Vector {
    Length x;
    Length y;

    friend constexpr bool operator==(Vector, Vector) = default;
};

[[nodiscard]] constexpr Vector operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
[[nodiscard]] constexpr Point operator+(Point p, Vector v) { return {p.x + v.x, p.y + v.y}; }
[[nodiscard]] constexpr Point operator-(Point p, Vector v) { return {p.x - v.x, p.y - v.y}; }

/// Returns the point nearest to the given coordinates in inches. Precondition: |x| and |y| are at most 1e6.
[[nodiscard]] inline Point pointFromInches(double x, double y) {
    return {Length::fromInches(x), Length::fromInches(y)};
}

} // namespace sightline::geometry
