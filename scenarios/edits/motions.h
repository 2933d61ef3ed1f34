#pragma once

#include "geometry/base/angle.h"
#include "geometry/base/point.h"
#include "scenarios/model/scenario.h"

#include <functional>
#include <optional>

/// @file
/// Helpers for edits: rigid motions of elements.
namespace sightline::scenarios {

/// True if the absolute value is at most `kLargestCoordinate`.
[[nodiscard]] bool isInRange(geometry::Length value);
[[nodiscard]] bool isInRange(geometry::Point p);

/// A rigid motion: the map of points, the rotation of directions, and whether they are mirrored (left to right) before
/// it.
struct Motion {
    std::function<geometry::Point(geometry::Point)> place;
    geometry::Angle turn;
    bool mirrors = false;
};

/// Returns a translation; std::nullopt if it is longer than any table.
[[nodiscard]] std::optional<Motion> moving(geometry::Vector by);
/// Returns a rotation, clockwise on screen. Exact for quarter turns, whose sine and cosine are integers.
[[nodiscard]] Motion turning(geometry::Point about, geometry::Angle by);
/// Returns the reflection at the vertical line x = `axis`.
[[nodiscard]] Motion mirroring(geometry::Length axis);

// Each overload applies the motion and returns false if a coordinate or an outline would become invalid; the element
// may then be partly moved.

[[nodiscard]] bool carry(geometry::Polygon& polygon, const Motion& motion);
[[nodiscard]] bool carry(Piece& piece, const Motion& motion);
[[nodiscard]] bool carry(Zone& zone, const Motion& motion);
[[nodiscard]] bool carry(Model& model, const Motion& motion);
[[nodiscard]] bool carry(Objective& objective, const Motion& motion);
[[nodiscard]] bool carry(Label& label, const Motion& motion);

} // namespace sightline::scenarios
