#pragma once

#include "scenarios/judge.h"

#include <QString>

/// What the rule set and a judge make of the geometry, in words.
namespace sightline::app {

/// The sentence of a reason that only rule packs give; empty: not one of them.
[[nodiscard]] QString packReasonSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario);
/// "Overruled by Ann: the window was agreed to be open"; empty: no reason of a judge.
[[nodiscard]] QString judgeReasonSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario);

/// What makes the ruling another answer than the geometry: a judge, or a line of the rule pack. Null where they agree, or where
/// the rule set simply has no line that blocks.
[[nodiscard]] const scenarios::Reason* differingReason(const scenarios::Verdict& verdict);
/// The same as a sentence; empty where geometry and ruling agree and no judge spoke.
[[nodiscard]] QString differenceSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Geometry says one thing and the ruling another, or a judge decided.
[[nodiscard]] bool rulingStandsApart(const scenarios::Verdict& verdict);
/// For answers that are about the geometry alone: "This is about the geometry, where no line passes. The ruling stays “visible”: …"; empty
/// where geometry and ruling are one.
[[nodiscard]] QString standsApartSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// What the rule set said before a judge decided: "not visible"; empty: nobody did.
[[nodiscard]] QString ruleSetRow(const scenarios::Verdict& verdict);
/// What a judge decided, for a list: "visible, cover light"; "Wall 0 of North ruin lets sight pass".
[[nodiscard]] QString overrulingText(const scenarios::Overruling& overruling);
[[nodiscard]] QString meaningText(const scenarios::WallRuling& ruling, const scenarios::Scenario& scenario);
/// "a shot passes" or "a shot is stopped"; empty where the rule set does not ask.
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
