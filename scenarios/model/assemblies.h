#pragma once

#include "scenarios/model/scenario.h"

#include <vector>

/// @file
/// Pieces that move together. A piece carries along all pieces that name it as their parent, recursively: an assembly.
/// Pieces of one group stand on one base, so where an object of the table is displaced, they move as one.
namespace sightline::scenarios {

/// Returns the piece itself, followed by all pieces whose chain of parents leads to it, in the order of the file.
/// Precondition: the scenario has the piece.
[[nodiscard]] std::vector<PieceId> carriedBy(const Scenario& scenario, const PieceId& piece);

/// Partitions the pieces into assemblies: each piece that no other carries, with what it carries, in the order of the
/// file.
[[nodiscard]] std::vector<std::vector<PieceId>> assembliesOf(const Scenario& scenario);

/// Returns the piece itself, followed by all pieces that are displaced with it as one object of the table: those that
/// it carries, those of its group, and recursively those of these. Precondition: the scenario has the piece.
[[nodiscard]] std::vector<PieceId> displacedWith(const Scenario& scenario, const PieceId& piece);

/// Partitions the pieces into objects of the table: assemblies, those that share a group joined. The first piece of
/// each does not depend on the order of the file: it is the one with the least id of those that no other carries.
[[nodiscard]] std::vector<std::vector<PieceId>> tableObjectsOf(const Scenario& scenario);

} // namespace sightline::scenarios
