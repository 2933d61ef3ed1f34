#pragma once

#include "scenarios/vision/fog_reason.h"
#include "scenarios/vision/targets.h"
#include "scenarios/vision/turns.h"

#include <QString>

namespace sightline::scenarios {
struct Verdict;
}

/// Texts about hidden games: players, turns, targets.
namespace sightline::app {

/// Returns the name of a player; its id if it has no name. "Red" and "Blue" are told in the language of the window.
[[nodiscard]] QString playerName(const scenarios::Player& player);
/// Returns the name of a player of the table; `player` itself if the table does not have it.
[[nodiscard]] QString playerName(const scenarios::Scenario& scenario, const scenarios::PlayerId& player);

/// Returns "Turn 2, Red: Move". It may contain names of models: only for those who may know the step.
[[nodiscard]] QString stepText(const scenarios::TurnStep& step, const scenarios::Scenario& scenario);
/// Returns "may be chosen", "only from the next move on", ...
[[nodiscard]] QString targetText(const scenarios::TargetRuling& ruling);
/// Returns where the ruling of a target comes from, and which setting changes it; empty where none does.
[[nodiscard]] QString targetRuleText(const scenarios::TargetRuling& ruling);
/// Returns the ruling that keeps the observer's player from choosing a visible target in a hidden game; std::nullopt
/// without one.
[[nodiscard]] std::optional<scenarios::TargetRuling> barredTarget(const scenarios::Verdict& verdict,
                                                                  const scenarios::Scenario& scenario);
/// Returns the same in a sentence, "Red may not choose this target (not visible)."; empty without one.
[[nodiscard]] QString barredSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// Returns whether an action may be taken, and if not why.
[[nodiscard]] QString actionText(const scenarios::ActionRuling& ruling);
/// Returns "this turn", "2 turns ago".
[[nodiscard]] QString turnsAgoText(int turns);
/// Returns when a model was seen last, with its wounds then where they are known: "2 turns ago, wounds 3/5".
[[nodiscard]] QString lastSeenText(const scenarios::Model& as, int turnsAgo);
/// Returns how far models of no special role see: "Sight: as far as the line of sight reaches", "Sight: line of sight
/// up to 6.00 in"; at night also how far without light, and by which other senses models are perceived. Distances are
/// told as by `rangeText`. Precondition: the scenario has a vision.
[[nodiscard]] QString sightRangeText(const scenarios::Scenario& scenario);
/// Returns why a position is dark: "Dark: beyond 5.00 in of sight"; empty if it is seen, or off the table.
[[nodiscard]] QString fogReasonText(const scenarios::FogReason& reason, const scenarios::Scenario& scenario);
/// Returns a number of cells: "231 cells".
[[nodiscard]] QString cellCount(int cells);

} // namespace sightline::app
