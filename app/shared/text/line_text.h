#pragma once

#include "scenarios/judge/verdict.h"

#include <QString>

#include <optional>

/// Texts about the lines that a rule set draws between two models, and about shots along them.
namespace sightline::app {

/// Returns why a target is seen along the lines of the rule pack, with the models that the rules let the line pass:
/// "Nothing blocks the line from dot to dot." Where lines run between the two bases or bodies, the sentence is about
/// the line that the ruling found: "A line from the left edge of the base of U5 to Rhino is clear."; it is empty there
/// if that is the line of the geometry, about which the geometry's own words are true. Empty without a pack, where the
/// scenario's rule set is not that of the verdict, and if no such line shows the target. Precondition: the target is
/// seen under the rules.
[[nodiscard]] QString drawnLineSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Returns what blocks the lines of the rule pack: "Gozanti blocks the line from dot to dot." Empty where lines run
/// between the two bases or bodies, without a pack, and where the scenario's rule set is not that of the verdict.
/// `names` are those of the blockers. Precondition: there is one.
[[nodiscard]] QString drawnLineBlockedSentence(const scenarios::Verdict& verdict,
                                               const scenarios::Scenario& scenario,
                                               const QStringList& names);

/// Returns the width of a line in millimeters, with no more digits than it has: "1 mm".
[[nodiscard]] QString lineWidthText(geometry::Length width);
/// Returns the area of a square with sides of that many millimeters: "3 × 3 mm".
[[nodiscard]] QString patchText(double millimeters);
/// Returns a width in millimeters with so many decimals that it differs from the larger one that rules ask for.
[[nodiscard]] QString freeWidthText(double millimeters, geometry::Length asked);
/// Returns the width that the rule set asks of a line, if a straight line passes and all that hides the target is that
/// width: what is in the way by its real shape leaves less. Else std::nullopt.
[[nodiscard]] std::optional<geometry::Length> missedLineWidth(const scenarios::Verdict& verdict,
                                                              const scenarios::Scenario& scenario);
/// Returns "The rule set asks for a line 1 mm wide; past Bastion only 0.4 mm is free."; empty without a
/// `missedLineWidth`.
[[nodiscard]] QString narrowLineSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Returns whether the target may be shot at, where the rules ask for the arc printed on the base and one is entered:
/// "may shoot: in the arc, range 2, clear line". Elsewhere `fireRow`.
[[nodiscard]] QString shotRow(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Returns the names of the models so near to the line of the shot that the rule set leaves it to the players.
[[nodiscard]] QStringList modelsNearShot(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Returns true if the rule pack of the verdict leaves models in the way to the players; false without a pack, and
/// where the scenario's rule set is not that of the verdict.
[[nodiscard]] bool leavesModelsToPlayers(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Returns why flat areas on the line of a visible target do not block it: "Does not block: Area 5. No rule
/// of this rule set makes flat ground without walls block." Empty without such areas, without a pack, where the
/// scenario's rule set is not that of the verdict, and of areas that a reason names.
[[nodiscard]] QString openAreasSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Returns the names of the models on the line, but for the two models of the verdict.
[[nodiscard]] QStringList
modelsOnLine(const geometry::SightLine& line, const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

} // namespace sightline::app
