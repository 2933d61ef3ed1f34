#pragma once

#include "scenarios/judge.h"

#include <QString>

#include <vector>

/// What the rule set and a judge make of the geometry, in words.
namespace sightline::app {

/// The sentence of a reason that only rule packs give; empty: not one of them.
[[nodiscard]] QString packReasonSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario);
/// "Overruled by Ann: the window was agreed to be open"; empty: no reason of a judge.
[[nodiscard]] QString judgeReasonSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario);

/// What makes the ruling another answer than the geometry: a judge, or a line of the rule pack. Null where they agree,
/// or where the rule set simply has no line that blocks.
[[nodiscard]] const scenarios::Reason* differingReason(const scenarios::Verdict& verdict);
/// All reasons that make the ruling another answer than the geometry, the one of `differingReason` first, one for each
/// line of the rule pack. They point into `verdict`, which has to outlive the result. Empty where `differingReason` is
/// null.
[[nodiscard]] std::vector<const scenarios::Reason*> differingReasons(const scenarios::Verdict& verdict,
                                                                     const scenarios::Scenario& scenario);
/// The same as a sentence; empty where geometry and ruling agree and no judge spoke.
[[nodiscard]] QString differenceSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// A reason with the rule behind it in words, where the pack has them: "In the way: Bastion. Ruins: cannot see through
/// unless within."
[[nodiscard]] QString ruleSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario);
/// Why a rule pack does not let the target be seen. Precondition: the ruling is not visible.
[[nodiscard]] QString hiddenSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// What a ruling that is too close to call rests on, its answer first.
[[nodiscard]] QString closeRulingSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// "0.05 mm to the 15 in of hidden: Area"; empty: no threshold was found.
[[nodiscard]] QString marginRow(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// "benefit of cover. Bastion hides 1 % of the target", or "none". Empty without a rule pack, and of a target that is
/// not seen.
[[nodiscard]] QString coverRow(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// The reason of the level of cover that counts; null: there is none.
[[nodiscard]] const scenarios::Reason* coverReason(const scenarios::Verdict& verdict);

/// The same as `differenceSentence` in the few words of a label that has the answer in large letters: "The rules see
/// through Wood."
[[nodiscard]] QString differenceShort(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Geometry says one thing and the ruling another, or a judge decided.
[[nodiscard]] bool rulingStandsApart(const scenarios::Verdict& verdict);
/// For answers that are about the geometry alone: "This is about the geometry, where no line passes. The ruling stays
/// “visible”: …"; empty where geometry and ruling are one.
[[nodiscard]] QString standsApartSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// What the rule set said before a judge decided: "not visible"; empty: nobody did.
[[nodiscard]] QString ruleSetRow(const scenarios::Verdict& verdict);
/// What a judge decided, for a list: "visible, cover light"; "Wall 0 of North ruin lets sight pass".
[[nodiscard]] QString overrulingText(const scenarios::Overruling& overruling);
[[nodiscard]] QString meaningText(const scenarios::WallRuling& ruling, const scenarios::Scenario& scenario);
/// "a shot passes" or "a shot is stopped"; where the rule set has one test for both, "same as line of sight: …".
[[nodiscard]] QString fireRow(const scenarios::Verdict& verdict);

/// A sentence of warning where nobody checked the rules, or sculpts matter; empty for other rule sets.
[[nodiscard]] QString rulesNotice(const scenarios::Ruling& ruling);
/// The same in the width of a panel.
[[nodiscard]] QString rulesNoticeLine(const scenarios::Ruling& ruling);
/// "unverified rules" or "advisory"; empty for other rule sets.
[[nodiscard]] QString rulesNoticeShort(const scenarios::Ruling& ruling);

/// "Ruins (tournament) 1.0, 3f2a81c09d44": name, version and the start of the hash.
[[nodiscard]] QString rulesText(const scenarios::Verdict& verdict);

} // namespace sightline::app
