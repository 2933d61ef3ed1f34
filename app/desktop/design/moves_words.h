#pragma once

#include "app/desktop/design/moves_work.h"

#include <QStringList>

/// Words about a model's moves.
namespace sightline::app {

/// Of the questions, in the order of `MoveAim`.
[[nodiscard]] QStringList moveAimNames();
/// "Where Captain is unseen": above the legend.
[[nodiscard]] QString movesTitle(const MovesAsked& asked);
/// The answer in sentences: what was judged, and the nearest place.
[[nodiscard]] QString movesSummary(const MovesAnswer& answer);
/// "(12.50, 30.25) in: seen by Archer": a spot of the map. Precondition: the answer has one.
[[nodiscard]] QString movesSpotText(const MovesAnswer& answer, std::size_t spot);
/// Of the legend of safe ground: shares of the scale, and words.
[[nodiscard]] std::vector<std::pair<double, QString>> safetyMarks(bool theyMove);

} // namespace sightline::app
