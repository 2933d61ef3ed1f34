#pragma once

#include "scenarios/questions/shot.h"

#include <QString>

#include <vector>

/// Texts about a shot of a unit, for the window, the command line and the ruling sheet.
namespace sightline::app {

/// The models that carry the weapon, counted by their answer; where a model carries several, the best one counts.
struct ShotCounts {
    int surely = 0;                        ///< may shoot, and no move within the tolerance changes it
    std::vector<scenarios::ModelId> close; ///< too close to call
    int cannot = 0;                        ///< surely may not shoot
    bool isPending = false;                ///< true: how close some of the answers are is still worked out
};
[[nodiscard]] ShotCounts shotCounts(const scenarios::ShotRuling& shot);

/// Returns the result: "4 of 5 models may shoot.", with what is too close to call apart, "0 of 5 models surely may
/// shoot, 1 too close to call (U5).", and, while margins are worked out, "1 of 5 models may shoot. The margin is
/// still being worked out."; once they are known it ends with the smallest: "Closest to changing: U1-3 at U2-5, by 0.4
/// mm."
[[nodiscard]] QString shotHeadline(const scenarios::ShotRuling& shot, const scenarios::Scenario& scenario);
/// Returns why the line of one model is clear or blocked, in the words of the card: "Bastion closes every line between
/// the two bases."
[[nodiscard]] QString shotReason(const scenarios::ModelShot& shot, const scenarios::Scenario& scenario);
/// Returns what prevents the others from shooting, by `shotAnswer`, and how many do not carry the weapon: "The others:
/// 1 × out of range." Empty if all may shoot.
[[nodiscard]] QString shotHindrance(const scenarios::ShotRuling& shot);
/// Returns "The target has benefit of cover." Empty if no model may shoot, or if the rule set has no cover.
[[nodiscard]] QString shotCoverSentence(const scenarios::ShotRuling& shot);
/// Returns that no arc was checked for some of the models, because none is entered, and how to enter one; empty if
/// there are none.
[[nodiscard]] QString shotArcSentence(const scenarios::ShotRuling& shot);
/// Returns why the player of the attacker may choose no model of the target in a hidden game, in the words of
/// `targetText`; empty if one may be chosen, or if nothing is hidden from that player. Arcs, ranges and lines are not
/// asked.
[[nodiscard]] QString shotHiddenReason(const scenarios::ShotRuling& shot, const scenarios::Scenario& scenario);
/// Returns headline, hindrance, cover and the sentence about arcs in this order.
[[nodiscard]] QString shotSentence(const scenarios::ShotRuling& shot, const scenarios::Scenario& scenario);

/// Returns the answer of one model: "may shoot", "out of range", …, with "(overruled)", where a judge decided about the
/// line, and "(too close to call)", where it applies; with `isPending` "(margin…)" where its margin is not known yet.
[[nodiscard]] QString shotAnswer(const scenarios::ModelShot& shot, bool isPending = false);
/// Returns true while the margins of the shot are still worked out.
[[nodiscard]] bool isMarginPending(const scenarios::ShotRuling& shot);
/// Returns the range of the weapon: "24 in", or "no limit".
[[nodiscard]] QString shotRange(const scenarios::ModelShot& shot);
/// Returns "none" and why some of the unit's cover does not count, or the level of cover, with the models of the target
/// that have it if cover is given by model; empty if the weapon may not shoot.
[[nodiscard]] QString
shotCover(const scenarios::ModelShot& shot, const scenarios::ShotRuling& all, const scenarios::Scenario& scenario);
/// Returns the cover of a pair alone beside that in the shot of its unit, and why they differ; empty if they do not, or
/// if the shot is not about the pair.
[[nodiscard]] QString
shotCoverOfPair(const scenarios::ShotRuling& all, const scenarios::Verdict& pair, const scenarios::Scenario& scenario);
/// Returns the number of models of the target unit that are seen: "3 of 5".
[[nodiscard]] QString
shotSeen(const scenarios::ModelShot& shot, const scenarios::ShotRuling& all, const scenarios::Scenario& scenario);

} // namespace sightline::app
