#pragma once

#include "geometry/length.h"

namespace sightline::geometry {

/// A place on the table: x to the right, y down, from the top left corner.
struct Point {
    Length x;
    Length y;

    friend constexpr auto operator<=>(Point, Point) = default;
};

/// A difference of two places, or a direction.
struct Vector {
    Length x;
    Length y;

    friend constexpr bool operator==(Vector, Vector) = default;
};

[[nodiscard]] constexpr Vector operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
[[nodiscard]] constexpr Point operator+(Point p, Vector v) { return {p.x + v.x, p.y + v.y}; }
[[nodiscard]] constexpr Point operator-(Point p, Vector v) { return {p.x - v.x, p.y - v.y}; }

/// Nearest whole nanometers to a place given in inches.
[[nodiscard]] inline Point pointFromInches(double x, double y) {
    return {Length::fromInches(x), Length::fromInches(y)};
}

} // namespace sightline::geometry
