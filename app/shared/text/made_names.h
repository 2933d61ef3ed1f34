#pragma once

#include "scenarios/model/scenario.h"

#include <QString>

/// Names for elements that nobody named and whose ids a program made up: "Ruin 1", "Zone of Red".
namespace sightline::app {

/// Returns the name of a piece for display: its own; without one its kind and a number ("Ruin 1") if its id has a
/// number, as programs make them ("piece-1", "area-12--feature-1"), else its id, which a person wrote. A number in the
/// id stays, unless another unnamed piece of the kind or a name has it. Pieces that share a name are numbered from the
/// top left of the table ("Corner ruin no. 2"), and a piece above a namesake is its upper floor. Returns the id if the
/// scenario has no such piece.
[[nodiscard]] QString displayNameOf(const scenarios::Scenario& scenario, const scenarios::PieceId& id);

/// Returns the name of a zone for display: its own, and where zones share it that of the player too ("Dawn of War of
/// Red"), as the two of a deployment do; without one "Zone of Red" for the only such zone of a player, else
/// "Zone 2", if its id has a number or begins with "zone"; else its id. Returns the id if the scenario has no such
/// zone.
[[nodiscard]] QString displayNameOf(const scenarios::Scenario& scenario, const scenarios::ZoneId& id);

} // namespace sightline::app
