#pragma once

#include "geometry/shapes/polygon.h"

#include <array>

/// Shapes of four numbers, in inches.
namespace sightline::testsupport {

[[nodiscard]] inline geometry::Polygon boxPolygon(double left, double top, double right, double bottom) {
    using geometry::pointFromInches;
    return geometry::Polygon::fromVertices(std::array{pointFromInches(left, top), pointFromInches(right, top),
                                                      pointFromInches(right, bottom), pointFromInches(left, bottom)})
        .value();
}

[[nodiscard]] inline geometry::Wall straightWall(double x1, double y1, double x2, double y2) {
    return geometry::Wall::fromVertices(
               std::array{geometry::pointFromInches(x1, y1), geometry::pointFromInches(x2, y2)})
        .value();
}

} // namespace sightline::testsupport
