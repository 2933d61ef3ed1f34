#pragma once

#include "scenarios/judge/terrain_meaning.h"

#include <QString>

#include <vector>

namespace sightline::app {

/// Returns the pieces that have no effect under the rules, in the order of the scenario.
[[nodiscard]] std::vector<scenarios::PieceId> idlePieces(const scenarios::Scenario& scenario,
                                                         const scenarios::RuleSet& rules);

/// Returns "3 pieces have no effect under Plan view: Yard, 2 × Pond." for pieces of the scenario.
[[nodiscard]] QString idleSentence(const scenarios::Scenario& scenario,
                                   const scenarios::RuleSet& rules,
                                   const std::vector<scenarios::PieceId>& idle);

} // namespace sightline::app
