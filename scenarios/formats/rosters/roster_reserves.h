#pragma once

#include "scenarios/formats/rosters/roster.h"
#include "scenarios/scenario.h"

namespace sightline::scenarios::formats {

/// State of a model whose base nobody knows: the army tray marks it. No rule looks at it.
inline constexpr auto kBaseToCheck = "base-to-check";

/// The models of a list as reserves of the scenario, for `player` (may be empty), with bases guessed by name and fresh ids. Units that bear
/// a name already there get a number. The report tells what was read and guessed, one entry a unit.
[[nodiscard]] Scenario withRoster(Scenario scenario, const Roster& roster, const PlayerId& player, ImportReport& report);

/// All reserves of `army` as reserves of `scenario`, for `player`, with fresh ids and unit names that are free there.
[[nodiscard]] Scenario withArmyOf(Scenario scenario, const Scenario& army, const PlayerId& player);

} // namespace sightline::scenarios::formats
