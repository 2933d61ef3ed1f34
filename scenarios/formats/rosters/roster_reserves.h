#pragma once

#include "scenarios/catalogs/named_bases.h"
#include "scenarios/formats/rosters/roster.h"
#include "scenarios/model/scenario.h"

namespace sightline::scenarios::formats {

/// The state of a model whose base is unknown: the army tray marks it. No rule uses it.
inline constexpr auto kBaseToCheck = "base-to-check";
/// The state of a model whose height is the default of its keywords and not its own, or the
/// usual one of a palette that nobody entered. No rule uses it.
inline constexpr auto kHeightToCheck = "height-to-check";

/// Adds the models of a list to the reserves, for `player` (may be empty), with bases and heights by name and fresh
/// ids; the user's tables `own` override the shipped ones. Units with a name that is in use get a number. The report
/// has one entry per unit, read or guessed.
[[nodiscard]] Scenario withRoster(
    Scenario scenario, const Roster& roster, const PlayerId& player, ImportReport& report, const NamedBases& own = {});

/// Adds the models with bases that the user chose by the names of models (`ImportOptions::chosenBases`); they apply
/// where the tables leave the base open. `questions` receives one about each name to which the tables give several
/// bases, answered or not.
[[nodiscard]] Scenario withRoster(Scenario scenario,
                                  const Roster& roster,
                                  const PlayerId& player,
                                  ImportReport& report,
                                  const NamedBases& own,
                                  const QMap<QString, QString>& chosen,
                                  std::vector<ImportQuestion>& questions);

/// Adds all reserves of `army` to those of `scenario`, for `player`, with fresh ids and unused unit names.
[[nodiscard]] Scenario withArmyOf(Scenario scenario, const Scenario& army, const PlayerId& player);

} // namespace sightline::scenarios::formats
