#pragma once

#include "scenarios/analysis/fairness_comparison.h"
#include "scenarios/analysis/influence.h"
#include "scenarios/analysis/symmetry.h"
#include "scenarios/rules/rule_set.h"

#include <QString>

#include <vector>

/// Texts about the layout of a table: symmetry, fairness, goals and suggestions.
namespace sightline::app {

/// Returns the rule set for a study with viewers that far apart. Error: a sentence about the rule set, or that there
/// are too many viewers.
[[nodiscard]] tl::expected<scenarios::RuleSet, QString> studyRulesOf(const scenarios::Scenario& scenario,
                                                                     geometry::Length cell);
/// Returns the name of a symmetry: "Half turn".
[[nodiscard]] QString symmetryName(scenarios::TableSymmetry symmetry);
/// Returns "exact", or how many elements have no partner and how far the others are off, if they
/// are.
[[nodiscard]] QString symmetryText(const scenarios::SymmetryStudy& study);
/// Returns a difference of shares in percentage points, with its sign: "+1.25 points" for 0.0125.
[[nodiscard]] QString pointsText(double difference);
/// Returns the result of a study in one sentence: fair, or which side is better off at what; without trials the
/// largest difference as the table stands. Empty for fewer than two sides.
[[nodiscard]] QString fairnessSentence(const scenarios::Scenario& scenario, const scenarios::FairnessStudy& study);
/// Returns which figure decides that a table is uneven, in the order of `FairnessStudy`: the one that set-up error can
/// turn least; -1: none, the table is fair.
[[nodiscard]] int decidingFigure(const scenarios::FairnessStudy& study);
/// Returns the index of the figure that `fairnessSentence` tells of: the deciding one, else the one whose difference is
/// the largest in 95 % of the set-ups.
[[nodiscard]] int headlineFigure(const scenarios::FairnessStudy& study);
/// A figure of a fairness study for both sides, in words.
struct SideFigureText {
    QString name;   ///< "Own zone seen from any enemy zone"
    QString values; ///< "Red 14.20 %, Blue 20.60 % (−6.40 points)"
};
/// Returns the four figures of a study, for the table as it is placed. Precondition: the study has two sides.
[[nodiscard]] std::vector<SideFigureText> sideFigureTexts(const scenarios::Scenario& scenario,
                                                          const scenarios::FairnessStudy& study);
/// Returns "3.1 percentage points" for 0.031: the largest difference between the sides.
[[nodiscard]] QString unevennessText(double share);
/// Returns which of two tables is fairer as they are placed, in a sentence with the largest difference of both;
/// `first` and `second` are their names: "this table". Differences that read the same are equal.
[[nodiscard]] QString
fairerSentence(const scenarios::FairnessComparison& comparison, const QString& first, const QString& second);
/// Returns the name of a zone, its id if it has none. Where zones share a name, as those of a deployment do, the only
/// zone of a player is that of the player ("Zone of Red"), and others have the player beside their name, and the id
/// where those of one player share it: "Hammer and Anvil of Red".
[[nodiscard]] QString zoneText(const scenarios::Scenario& scenario, const scenarios::ZoneId& id);
/// Returns the name of an objective; "Objective 1" where the name is a number.
[[nodiscard]] QString objectiveText(const scenarios::Scenario& scenario, const scenarios::ObjectiveId& id);
/// Returns the name of a place of an exposure table: of a zone as `zoneText`, of an objective, or of the player of a
/// side.
[[nodiscard]] QString exposedAreaText(const scenarios::Scenario& scenario, const scenarios::ExposedArea& area);
/// Returns a goal: "no lane between zones is longer than 24.00 in".
[[nodiscard]] QString goalText(const scenarios::LayoutGoal& goal);
/// Returns the change that meets the goal. `before` is the table that was studied.
[[nodiscard]] QString suggestionSentence(const scenarios::Scenario& before,
                                         const scenarios::LayoutSuggestion& suggestion,
                                         const scenarios::LayoutGoal& goal);
/// Returns that none of the changes that were tried meets the goal.
[[nodiscard]] QString noSuggestionSentence(const scenarios::LayoutGoal& goal);
/// Returns the sentence about the change that comes closest to a goal, and how far the table is as it stands.
/// Precondition: there is such a change.
[[nodiscard]] QString closestChangeSentence(const scenarios::Scenario& before, const scenarios::ClosestChange& closest);
/// Returns what a change did to the figures of its goal: "longest lane 44.20 in → 23.60 in". Figures that were not
/// measured before and after it are left out; empty if there are none.
[[nodiscard]] QString changeEffectText(const scenarios::ClosestChange& change);

} // namespace sightline::app
