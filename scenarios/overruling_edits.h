#pragma once

#include "scenarios/scenario.h"

#include <QHash>

#include <cstddef>

/// Pure edits of what a judge decided, as those of `edits.h`, which keep its references right too.
namespace sightline::scenarios {

/// Takes the place of one about the same pair and rule set, if there is one.
[[nodiscard]] Scenario withOverruling(Scenario scenario, Overruling overruling);
/// Takes the place of one about the same wall, pair and rule set, if there is one.
[[nodiscard]] Scenario withWallRuling(Scenario scenario, WallRuling ruling);
/// Precondition: there are more than `index`.
[[nodiscard]] Scenario withOverrulingLifted(Scenario scenario, std::size_t index);
[[nodiscard]] Scenario withWallRulingLifted(Scenario scenario, std::size_t index);

/// Other ids for pieces and models, and for all that names them; an id that `newIds` does not have stays.
/// Precondition: the new ids are unique in the scenario.
[[nodiscard]] Scenario withIdsChanged(Scenario scenario, const QHash<QString, QString>& newIds);

/// Lifts what names a model or a piece that is not there any more.
void dropRulingsWithoutElements(Scenario& scenario);
/// Follows the walls of a piece that becomes `after`: a wall that is still there keeps its rulings at its new place.
void followWalls(Scenario& scenario, const Piece& before, const Piece& after);

} // namespace sightline::scenarios
