#pragma once

#include "scenarios/edits/edits.h"

#include <span>
#include <vector>

namespace sightline::scenarios {

/// True if a part of some element is off the table.
[[nodiscard]] bool leavesTable(const Scenario& scenario, std::span<const AnyId> elements);

/// Returns the models and pieces that one of the elements overlaps or touches; pieces over pieces, and mats, are not
/// reported.
[[nodiscard]] std::vector<AnyId> overlappedBy(const Scenario& scenario, std::span<const AnyId> elements);

/// Returns those that they overlap or touch in `after` and not in `before`, and those that they only touched before and
/// overlap now. Precondition: each element is in both scenarios.
[[nodiscard]] std::vector<AnyId>
newlyOverlappedBy(const Scenario& before, const Scenario& after, std::span<const AnyId> elements);

/// True if a model may stand on the piece's footprint: mats, and pieces that by kind or trait are a ruin, an area,
/// woods, a hill and the like, unless a trait is "impassable". The trait "passable" makes any other piece enterable.
/// The walls on a piece remain obstacles.
[[nodiscard]] bool isEnterable(const Piece& piece);

/// True if the base lies wholly on the table and on no model, no wall and no piece that is not enterable; obstacles
/// that `before` already overlaps are ignored, and those that it touches while it only touches them. `model` need not
/// be on the table.
[[nodiscard]] bool mayStand(const Scenario& scenario, const Model& model, const Model& before);

/// Returns the models and pieces that bar the elements from where they stand in `after`: for a moved model what
/// `mayStand` fails on, for a moved piece the models that must not stand on it. What barred them in `before` too is
/// left out, and so is what they only touch in both. The edge of the table is not considered. Precondition: each
/// element is in both scenarios.
[[nodiscard]] std::vector<AnyId>
barringMove(const Scenario& before, const Scenario& after, std::span<const AnyId> elements);

} // namespace sightline::scenarios
