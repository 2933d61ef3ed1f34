#pragma once

#include "app/desktop/design/moves_work.h"
#include "app/desktop/painting/design_painter.h"

#include <QStringList>

/// Words about a model's moves.
namespace sightline::app {

/// Of the questions, in the order of `MoveAim`.
[[nodiscard]] QStringList moveAimNames();
/// "Where Captain is unseen": above the legend.
[[nodiscard]] QString movesTitle(const MovesRequest& asked);
/// The answer in sentences: what was judged, and the nearest place.
[[nodiscard]] QString movesSummary(const MovesAnswer& answer);
/// "(12.50, 30.25) in: seen by Archer": a spot of the map. Precondition: the answer has one.
[[nodiscard]] QString movesSamplePointText(const MovesAnswer& answer, std::size_t samplePoint);
/// Of the list of ways, in the order of `WayOf`.
[[nodiscard]] QStringList wayNames();
/// The way with its length, and the base dashed where it ends; nothing where there is none.
[[nodiscard]] DesignMarks movesMarks(const MovesAnswer& answer);
/// Of the legend of safe ground: shares of the scale, and words.
[[nodiscard]] std::vector<std::pair<double, QString>> safetyMarks(bool theyMove);

} // namespace sightline::app
