#pragma once

#include "scenarios/judge/verdict.h"

#include <QString>

#include <vector>

/// Texts about rulings: what the rule set and a judge make of the geometry.
namespace sightline::app {

/// Returns the sentence of a reason that only rule packs give; empty for other reasons.
[[nodiscard]] QString packReasonSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario);
/// Returns the sentence of a judge's reason: "Overruled by Ann: the window was agreed to be open"; else empty.
[[nodiscard]] QString judgeReasonSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario);

/// Returns the heading of the rule set's reasons where a judge overruled the pair itself, whose reasons they then are
/// not: "The rule set says: not visible."; where the judge redefined walls as well, "The rule set with the walls as
/// ruled:". Empty elsewhere.
[[nodiscard]] QString ruleSetHeading(const scenarios::Verdict& verdict);

/// Returns the first reason why the ruling differs from the geometry: a judge, or a line of the rule pack. Null if they
/// agree, or if the rule set has no line that blocks. The pointer points into `verdict`.
[[nodiscard]] const scenarios::Reason* differingReason(const scenarios::Verdict& verdict);
/// Returns all reasons why the ruling differs from the geometry, one for each line of the rule pack: among those that
/// hide the target the one first that stops most of what is in the way, else the one of `differingReason`; empty if
/// `differingReason` is null. The pointers point into `verdict`, which must outlive them.
[[nodiscard]] std::vector<const scenarios::Reason*> differingReasons(const scenarios::Verdict& verdict,
                                                                     const scenarios::Scenario& scenario);
/// Returns `differingReasons` as a sentence; empty if geometry and ruling agree and no judge decided.
[[nodiscard]] QString differenceSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Returns a reason with the text of its rule, if the pack has one: "In the way: Bastion. Ruins: cannot see through
/// unless within."
[[nodiscard]] QString ruleSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario);
/// True if the reason says why a rule pack hides a target: what is in the way, its range, its arc and the like.
[[nodiscard]] bool saysWhyHidden(const scenarios::Reason& reason);
/// Returns the reason of the rule pack for hiding the target that sentences name; null if there is none.
[[nodiscard]] const scenarios::Reason* hidingReason(const scenarios::Verdict& verdict);
/// Returns the keywords that the rules ask for, of a target that has none at all; else empty.
[[nodiscard]] QString missingKeywords(const scenarios::Verdict& verdict);
/// Returns the reasons of the rule pack that decide the verdict, one for each of its lines: among those that hide the
/// target first what closes every line; for a visible target those of `differingReasons`. Empty without a pack, where a
/// judge overruled the pair, and if a line passes that nothing stops. The pointers point into `verdict`, which must
/// outlive them.
[[nodiscard]] std::vector<const scenarios::Reason*> decidingReasons(const scenarios::Verdict& verdict,
                                                                    const scenarios::Scenario& scenario);
/// Returns why the rule pack hides the target. Precondition: the ruling is not visible.
[[nodiscard]] QString hiddenSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// Returns what a ruling that is too close to call rests on, its answer first.
[[nodiscard]] QString closeRulingSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// Returns what all free lines touch: "Every free line touches Wall."; empty if some line touches nothing, or that is
/// not known.
[[nodiscard]] QString touchedSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// Returns how far something may move: "No move under 2.25 in along the table changes the ruling
/// (nearest: edge of Bastion)"; empty if it is not known. Says that it is not about cover, if the target
/// may have some.
[[nodiscard]] QString marginRow(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// Returns the shortest move found that changes the cover: "Cover may change if Ann moves 0.4 mm, or less (Hedge:
/// terrain hides more than half)", or that none was found. Empty where no trial moves were made for the cover.
[[nodiscard]] QString coverMarginRow(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// Returns how far something may move before a ruling that is too close to call may turn: "0.68 mm"; empty for others,
/// and if no move within the tolerance is known.
[[nodiscard]] QString closeMarginText(const scenarios::Verdict& verdict);
/// Returns the height that a margin `margin-height` is about: "the height of Bastion".
[[nodiscard]] QString heightText(const scenarios::Reason& margin, const scenarios::Scenario& scenario);
/// True if `whySentence` tells the margin already.
[[nodiscard]] bool tellsMargin(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// Returns the share of the target's width that no point of the observer's base sees past what gives the cover, if
/// `coverRow` tells it, 0 to 1. The rules may let the same things be seen through or over, so that no other share adds
/// up with it, and none is told beside it.
[[nodiscard]] std::optional<double> coverShare(const scenarios::Verdict& verdict);
/// Returns the cover and its reason: "benefit of cover. Bastion alone hides 1 % of the target’s width from every point
/// of the base", "benefit of cover, from Bastion" for a target that is fully visible, or "none"; with what counts
/// beside it, "obscured, from Generator; also in cover, from Pallets". Empty without a rule pack, and for a hidden
/// target.
[[nodiscard]] QString coverRow(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// Returns the modifier of attacks by zones and keywords of the target, with its sign: "-3"; empty for none.
[[nodiscard]] QString modifierText(const scenarios::Ruling& ruling);
/// Returns `coverRow` with the piece that misses cover for one condition alone: "none. No cover from Wall: lines cross
/// it farther than 1 in from the target."; empty if there is none.
[[nodiscard]] QString missedCoverRow(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// Returns what a target without keywords counts as where a rule asks for some: "none entered; counts as none of:
/// infantry"; else empty.
[[nodiscard]] QString keywordsRow(const scenarios::Verdict& verdict);
/// Returns the band of range that the distance falls in: "range 2"; empty under rules without bands.
[[nodiscard]] QString rangeRow(const scenarios::Verdict& verdict);
/// Returns why the arc of the observer was not checked: "not checked: no weapon of the observer has an arc; add one in
/// Properties"; empty if it was, and under rules without arcs.
[[nodiscard]] QString arcRow(const scenarios::Verdict& verdict);
/// Returns the ships whose printed dot is missing or guessed, where lines run between dots: "not entered for CR90; the
/// center counts", a line for each; else empty.
[[nodiscard]] QString dotRow(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// Returns the reason for the level of cover that applies; null without cover.
[[nodiscard]] const scenarios::Reason* coverReason(const scenarios::Verdict& verdict);
/// Returns the pieces that texts name as reasons of a rule pack's ruling, each once. Of a hidden target: what hides it.
/// Of a visible one: what lets lines pass that geometry stops, what gives its cover or just misses it, what stops the
/// shot alone, zones on the way. Empty without a pack, and where a judge overruled the pair.
[[nodiscard]] std::vector<scenarios::PieceId> piecesOfRuling(const scenarios::Verdict& verdict);

/// Returns `differenceSentence` shortened for a label that has the answer in large letters: "The rules see through
/// Wood."
[[nodiscard]] QString differenceShort(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Returns true if geometry and ruling differ, or if a judge decided.
[[nodiscard]] bool rulingStandsApart(const scenarios::Verdict& verdict);
/// Returns a note for answers about the geometry alone: "By geometry alone, no line passes. The ruling stays “visible”:
/// …"; empty unless `rulingStandsApart`.
[[nodiscard]] QString standsApartSentence(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);

/// Returns the ruling before a judge decided: "not visible"; empty if no judge decided.
[[nodiscard]] QString ruleSetRow(const scenarios::Verdict& verdict);
/// Returns "The judge’s ruling by Ann was for other positions.", or for other terrain; empty if no decision about the
/// pair has lapsed.
[[nodiscard]] QString lapsedSentence(const scenarios::Ruling& ruling);
/// Returns a judge's decision for a list: "visible, cover light"; "Wall 0 of North ruin lets sight pass".
[[nodiscard]] QString overrulingText(const scenarios::Overruling& overruling);
/// Returns what a judge decided about a wall: "North ruin lets sight pass".
[[nodiscard]] QString meaningText(const scenarios::WallRuling& ruling, const scenarios::Scenario& scenario);
/// Returns "nothing blocks a shot" or "a shot is blocked"; "same as line of sight" if the rule set has one test for
/// both. Arcs and ranges of weapons are not asked.
[[nodiscard]] QString fireRow(const scenarios::Verdict& verdict);

/// Returns what to check yourself if the rules are unverified or advisory; empty for other rule sets.
[[nodiscard]] QString rulesNotice(const scenarios::Ruling& ruling);
/// Returns `rulesNotice` shortened to the width of a panel; empty if advisory rules decide this answer.
[[nodiscard]] QString rulesNoticeLine(const scenarios::Ruling& ruling);
/// Returns "unverified rules" or "advisory rules"; empty where `rulesNoticeLine` is.
[[nodiscard]] QString rulesNoticeShort(const scenarios::Ruling& ruling);

/// Returns name, revision and the start of the hash of the rule set: "Plan view, revision 1, 3f2a81c09d44".
[[nodiscard]] QString rulesText(const scenarios::Verdict& verdict);

} // namespace sightline::app
