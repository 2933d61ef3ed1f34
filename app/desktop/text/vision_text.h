#pragma once

#include "scenarios/vision/targets.h"
#include "scenarios/vision/turns.h"

#include <QString>

/// Hidden games in words: sides, turns, targets.
namespace sightline::app {

/// The name of a player; the id if it has none.
[[nodiscard]] QString playerName(const scenarios::Player& player);
/// The same; the id of a player that the table does not have.
[[nodiscard]] QString playerName(const scenarios::Scenario& scenario, const scenarios::PlayerId& player);

/// "Turn 2, Red: Move". Names of models stand in it: for who may know the step.
[[nodiscard]] QString stepText(const scenarios::TurnStep& step, const scenarios::Scenario& scenario);
/// "may be chosen", "was found by this move: from the next one on", ...
[[nodiscard]] QString targetText(const scenarios::TargetRuling& ruling);
[[nodiscard]] QString actionText(const scenarios::ActionRuling& ruling);
/// "this turn", "2 turns ago".
[[nodiscard]] QString turnsAgoText(int turns);
/// "231 cells".
[[nodiscard]] QString cellCount(int cells);

} // namespace sightline::app
