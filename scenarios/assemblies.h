#pragma once

#include "scenarios/scenario.h"

#include <vector>

/// Which pieces are moved together: a piece takes along what names it as its parent, and so on.
namespace sightline::scenarios {

/// The piece itself first, then in the order of the file those whose parents lead to it.
/// Precondition: the scenario has it.
[[nodiscard]] std::vector<PieceId> carriedBy(const Scenario& scenario, const PieceId& piece);

/// Each piece once: those that no other carries, each with what it carries, in the order of the file.
[[nodiscard]] std::vector<std::vector<PieceId>> assembliesOf(const Scenario& scenario);

} // namespace sightline::scenarios
