#pragma once

#include "scenarios/shot.h"

#include <QString>

/// A shot of a unit in words, for the window, the command line and the ruling sheet.
namespace sightline::app {

/// "4 of 5 models may shoot."
[[nodiscard]] QString shotHeadline(const scenarios::ShotRuling& shot);
/// What keeps the rest from shooting, and how many do not carry the weapon: "The others: 1 out of range." Empty where
/// all may shoot.
[[nodiscard]] QString shotHindrance(const scenarios::ShotRuling& shot);
/// "The target has benefit of cover." Empty where nobody may shoot, or the rule set knows no cover.
[[nodiscard]] QString shotCoverSentence(const scenarios::ShotRuling& shot);
/// The three above, one after the other.
[[nodiscard]] QString shotSentence(const scenarios::ShotRuling& shot);

/// Of one row: "may shoot", "out of range", …, and "(too close to call)" where it is.
[[nodiscard]] QString shotAnswer(const scenarios::ModelShot& shot);
/// "24 in", or "no limit".
[[nodiscard]] QString shotRange(const scenarios::ModelShot& shot);
/// "none", "benefit of cover", or with the models of the target that have it where cover is given model by model; empty
/// where the weapon may not shoot.
[[nodiscard]] QString shotCover(const scenarios::ModelShot& shot, const scenarios::ShotRuling& all);
/// "3 of 5": the models of the target unit that are seen.
[[nodiscard]] QString
shotSeen(const scenarios::ModelShot& shot, const scenarios::ShotRuling& all, const scenarios::Scenario& scenario);

} // namespace sightline::app
