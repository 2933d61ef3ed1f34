#pragma once

#include "scenarios/edits.h"

#include <span>
#include <vector>

namespace sightline::scenarios {

/// Some of the things is off the table.
[[nodiscard]] bool leavesTable(const Scenario& scenario, std::span<const AnyId> elements);

/// Models and pieces that one of the things overlaps or touches; pieces over pieces, and mats, are as they should be.
[[nodiscard]] std::vector<AnyId> overlappedBy(const Scenario& scenario, std::span<const AnyId> elements);

/// A model may stand on its footprint: mats, and pieces that by kind or trait are a ruin, an area, woods, a hill and
/// the like, unless a trait is "impassable". A trait "passable" opens any other. The walls on a piece stay in the way.
[[nodiscard]] bool isEnterable(const Piece& piece);

/// The base lies wholly on the table and on no model, no wall and no piece that is not enterable; what `before` stood
/// on already is no hindrance. `model` need not stand on the table.
[[nodiscard]] bool mayStand(const Scenario& scenario, const Model& model, const Model& before);

} // namespace sightline::scenarios
