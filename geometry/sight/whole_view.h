#pragma once

#include "geometry/footprint.h"
#include "geometry/sight/lines_between.h"

#include <optional>
#include <span>

namespace sightline::geometry {

/// A point of `observer` from which no line to any point of `target` meets what blocks; nothing: there is none.
///
/// The points from which a convex part covers some of the target are bounded by the two lines that touch both from
/// between. If any point of the base is outside all of these regions, so is a corner of what is left: a crossing of two
/// such lines or of one with the base's outline. Those are tried, each with a slack of `kContact`. Holds for blockers
/// beyond the observer and before the target; one that reaches into the target covers some of it from anywhere.
[[nodiscard]] std::optional<Point> wholeViewPoint(const PlacedFootprint& observer,
                                                  const PlacedFootprint& target,
                                                  std::span<const CutOutline* const> blockers);

} // namespace sightline::geometry
