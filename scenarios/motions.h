#pragma once

#include "geometry/angle.h"
#include "geometry/point.h"
#include "scenarios/scenario.h"

#include <functional>
#include <optional>

/// For the files of edits: carrying things about the table.
namespace sightline::scenarios {

/// Up to `kLargestCoordinate`, either way.
[[nodiscard]] bool isInRange(geometry::Length value);
[[nodiscard]] bool isInRange(geometry::Point p);

/// A rigid motion: where a point goes, and by how much directions turn after they were mirrored, left for right, or
/// not.
struct Motion {
    std::function<geometry::Point(geometry::Point)> place;
    geometry::Angle turn;
    bool mirrors = false;
};

/// Nothing if it is farther than any table reaches.
[[nodiscard]] std::optional<Motion> moving(geometry::Vector by);
/// Exact for quarter turns: their sine and cosine are whole.
[[nodiscard]] Motion turning(geometry::Point about, geometry::Angle by);
/// Left and right of the upright line at `axis` change places.
[[nodiscard]] Motion mirroring(geometry::Length axis);

// Each is false if the thing cannot go along; it may then be half moved.

[[nodiscard]] bool carry(geometry::Polygon& polygon, const Motion& motion);
[[nodiscard]] bool carry(Piece& piece, const Motion& motion);
[[nodiscard]] bool carry(Zone& zone, const Motion& motion);
[[nodiscard]] bool carry(Model& model, const Motion& motion);
[[nodiscard]] bool carry(Objective& objective, const Motion& motion);
[[nodiscard]] bool carry(Label& label, const Motion& motion);

} // namespace sightline::scenarios
