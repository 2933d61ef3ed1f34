#pragma once

#include "scenarios/model/scenario.h"

#include <vector>

/// @file
/// Assemblies of pieces, which move together: a piece carries along all pieces that name it as their parent,
/// recursively.
namespace sightline::scenarios {

/// Returns the piece itself, followed by all pieces whose chain of parents leads to it, in the order of the file.
/// Precondition: the scenario has the piece.
[[nodiscard]] std::vector<PieceId> carriedBy(const Scenario& scenario, const PieceId& piece);

/// Partitions the pieces into assemblies: each piece that no other carries, with what it carries, in the order of the
/// file.
[[nodiscard]] std::vector<std::vector<PieceId>> assembliesOf(const Scenario& scenario);

} // namespace sightline::scenarios
