#pragma once

#include "geometry/terrain/terrain_map.h"

#include <array>
#include <initializer_list>

/// Shapes of a few numbers, all of them millimeters.
namespace sightline::testsupport {

[[nodiscard]] inline geometry::Point mm(double x, double y) {
    return {geometry::Length::fromMillimeters(x), geometry::Length::fromMillimeters(y)};
}

[[nodiscard]] inline geometry::PlacedFootprint disc(double diameter, double x, double y) {
    return {geometry::Footprint::round(geometry::Length::fromMillimeters(diameter)).value(), mm(x, y), {}};
}

[[nodiscard]] inline geometry::PlacedFootprint
rectangle(double length, double width, double x, double y, double facing = 0) {
    using geometry::Length;
    return {geometry::Footprint::rectangle(Length::fromMillimeters(length), Length::fromMillimeters(width)).value(),
            mm(x, y), geometry::Angle::fromDegrees(facing)};
}

[[nodiscard]] inline geometry::Blocker wall(std::initializer_list<std::array<double, 2>> points) {
    geometry::Ring vertices;
    for (const auto& [x, y] : points) {
        vertices.push_back(mm(x, y));
    }
    return {geometry::Wall::fromVertices(vertices).value(), {}, {}};
}

} // namespace sightline::testsupport
