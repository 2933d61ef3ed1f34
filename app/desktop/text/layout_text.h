#pragma once

#include "scenarios/analysis/influence.h"
#include "scenarios/analysis/symmetry.h"

#include <QString>

/// Words about what a table does to a game.
namespace sightline::app {

/// "Half turn".
[[nodiscard]] QString symmetryName(scenarios::TableSymmetry symmetry);
/// "exact", or how many are alone and how far the others are off.
[[nodiscard]] QString symmetryText(const scenarios::SymmetryStudy& study);
/// "+1.25 points": a difference of shares.
[[nodiscard]] QString pointsText(double difference);
/// Whose zone is seen less, and how sure that is; empty without two sides.
[[nodiscard]] QString fairnessSentence(const scenarios::Scenario& scenario, const scenarios::FairnessStudy& study);
/// "no lane between zones is longer than 24.00 in".
[[nodiscard]] QString goalText(const scenarios::LayoutGoal& goal);
/// What to do so that the goal is met. `before`: the table that was asked about.
[[nodiscard]] QString suggestionSentence(const scenarios::Scenario& before,
                                         const scenarios::LayoutSuggestion& suggestion,
                                         const scenarios::LayoutGoal& goal);
/// That nothing of what was tried meets the goal.
[[nodiscard]] QString noSuggestionSentence(const scenarios::LayoutGoal& goal);

} // namespace sightline::app
