#pragma once

#include "scenarios/catalogs/named_bases.h"
#include "scenarios/formats/rosters/roster.h"
#include "scenarios/scenario.h"

namespace sightline::scenarios::formats {

/// State of a model whose base nobody knows: the army tray marks it. No rule looks at it.
inline constexpr auto kBaseToCheck = "base-to-check";
/// State of a model whose height is the usual one of its keywords and not its own. No rule looks at it.
inline constexpr auto kHeightToCheck = "height-to-check";

/// The models of a list as reserves of the scenario, for `player` (may be empty), with bases and heights by name and
/// fresh ids; the tables of the user, `own`, go before ours. Units that bear a name already there get a number. The
/// report tells what was read and guessed, one entry a unit.
[[nodiscard]] Scenario withRoster(
    Scenario scenario, const Roster& roster, const PlayerId& player, ImportReport& report, const NamedBases& own = {});

/// The same with bases that the user chose by the names of models (`ImportOptions::chosenBases`); they count where the
/// tables leave the base open. `questions` gets one about each name that the tables give several bases, answered or
/// not.
[[nodiscard]] Scenario withRoster(Scenario scenario,
                                  const Roster& roster,
                                  const PlayerId& player,
                                  ImportReport& report,
                                  const NamedBases& own,
                                  const QMap<QString, QString>& chosen,
                                  std::vector<ImportQuestion>& questions);

/// All reserves of `army` as reserves of `scenario`, for `player`, with fresh ids and unit names that are free there.
[[nodiscard]] Scenario withArmyOf(Scenario scenario, const Scenario& army, const PlayerId& player);

} // namespace sightline::scenarios::formats
