#pragma once

#include "scenarios/model/scenario.h"

#include <QHash>

#include <cstddef>
#include <vector>

/// @file
/// Pure edits of overrulings, like those of `edits.h`, and edits that keep their references valid.
namespace sightline::scenarios {

/// Adds the overruling, or replaces the one about the same pair and rule set.
[[nodiscard]] Scenario withOverruling(Scenario scenario, Overruling overruling);
/// Adds the wall ruling, or replaces the one about the same wall, pair and rule set.
[[nodiscard]] Scenario withWallRuling(Scenario scenario, WallRuling ruling);
/// Removes the overruling at `index`. Precondition: `index` is valid.
[[nodiscard]] Scenario withOverrulingLifted(Scenario scenario, std::size_t index);
[[nodiscard]] Scenario withWallRulingLifted(Scenario scenario, std::size_t index);
/// Removes every overruling about `pair` under the rule set `rules`, also those that hold under any rule set.
[[nodiscard]] Scenario withPairNotOverruled(Scenario scenario, const SightPair& pair, const QString& rules);

/// Returns the rulings about walls that hold under the rule set of the scenario, in their order.
[[nodiscard]] std::vector<WallRuling> wallRulingsInForce(const Scenario& scenario);

/// Changes ids of pieces and models and all references to them; ids missing from `newIds` stay. Precondition: the new
/// ids are unique in the scenario.
[[nodiscard]] Scenario withIdsChanged(Scenario scenario, const QHash<QString, QString>& newIds);

/// Removes the overrulings that name a model or a piece that no longer exists.
void dropRulingsWithoutElements(Scenario& scenario);
/// Updates wall rulings for a piece that becomes `after`: a wall that is still there keeps its rulings at its new
/// index.
void followWalls(Scenario& scenario, const Piece& before, const Piece& after);

} // namespace sightline::scenarios
