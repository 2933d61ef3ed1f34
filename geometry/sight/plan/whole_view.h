#pragma once

#include "geometry/shapes/footprint.h"
#include "geometry/sight/plan/lines_between.h"

#include <optional>
#include <span>

namespace sightline::geometry {

/// Returns a point of `observer` from which no line to any point of `target` meets a blocker, or std::nullopt if there
/// is none.
///
/// The points from which a convex part covers some of the target are bounded by the two inner common tangents of both.
/// If some point of the base lies outside all of these regions, so does a corner of the remaining area: an intersection
/// of two such tangents, or of one with the base's outline. These candidates are tested with a slack of `kContact`.
/// Precondition: the blockers lie beyond the observer and before the target; a blocker that reaches into the target
/// covers some of it from everywhere.
[[nodiscard]] std::optional<Point> wholeViewPoint(const PlacedFootprint& observer,
                                                  const PlacedFootprint& target,
                                                  std::span<const CutOutline* const> blockers);

} // namespace sightline::geometry
