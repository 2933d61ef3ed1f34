#pragma once

#include "scenarios/questions/flip.h"

#include <QString>

namespace sightline::app {

/// Returns the nearest of eight compass directions ("north-east"); north is the top edge of the table (-y).
[[nodiscard]] QString compassName(const geometry::Vector& way);
/// Returns a move by its parts: "111.5 mm west and 32.8 mm south"; a part under 0.1 mm is left out, and if both are,
/// the nearest compass direction stands for them.
[[nodiscard]] QString moveText(const geometry::Vector& by);
/// Returns "Move Captain 1.8 mm east and 2.1 mm north, and the line opens.", and what the flip changes beside geometry;
/// moves of half an inch and more are in the unit of the table. Says too what would be wrong with standing there.
/// Precondition: the flip has a move.
[[nodiscard]] QString flipSentence(const scenarios::Flip& flip, const scenarios::Scenario& scenario);
/// Returns the smallest height of the target at which it is seen: "The target is visible if it is 2.41 in high or
/// more."; empty if unknown.
[[nodiscard]] QString heightsSentence(const std::optional<scenarios::HeightsNeeded>& heights);
/// True if heights can say something of the headline: not of a target that is no valid one at any height, one outside
/// the arc, one whose answer depends on the sculpt, or one that a judge decided about.
[[nodiscard]] bool tellsHeights(const scenarios::Verdict& verdict);
/// Returns `heightsSentence` if it is about the answer in the headline; else empty.
[[nodiscard]] QString heightsRow(const std::optional<scenarios::HeightsNeeded>& heights,
                                 const scenarios::Verdict& verdict,
                                 const scenarios::Scenario& scenario);

/// Returns why the bound on the card and the shortest legal move are two lengths: "No move shorter than 0.46 in changes
/// the ruling; the shortest legal one that was found is 0.79 in."; empty if they are one, or if nothing is proved.
[[nodiscard]] QString flipBoundSentence(const scenarios::Verdict& verdict, const scenarios::Flip& shortest);

/// Returns the height at which a piece would hide the target: "It would be hidden if Crates were 3.21 in high."
[[nodiscard]] QString hidingSentence(const QString& piece, geometry::Length height);
/// Returns "Of single points of the observer’s base, the one that sees most (▲) sees 82 % of the target’s facing side,
/// the one that sees least (▽) 0 %; all points together may see more."; empty if both see the same.
[[nodiscard]] QString viewersSentence(const geometry::ViewerPoints& viewers);

} // namespace sightline::app
