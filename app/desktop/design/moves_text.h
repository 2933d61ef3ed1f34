#pragma once

#include "app/desktop/design/moves_work.h"
#include "app/shared/painting/design_painter.h"

#include <QStringList>

/// Texts about moves of a model.
namespace sightline::app {

/// Returns the names of the questions, in the order of `MoveAim`.
[[nodiscard]] QStringList moveAimNames();
/// Returns the title above the legend: "Where Captain is unseen".
[[nodiscard]] QString movesTitle(const MovesRequest& asked);
/// Returns the answer in sentences: the number of judged positions, and the nearest one.
[[nodiscard]] QString movesSummary(const MovesAnswer& answer);
/// Returns the text of a grid point: "(12.50, 30.25) in: seen by Archer". Precondition: the answer has a map.
[[nodiscard]] QString movesSamplePointText(const MovesAnswer& answer, std::size_t samplePoint);
/// Returns the names of the paths, in the order of `PathSource`.
[[nodiscard]] QStringList pathNames();
/// Returns the path with its length, and the dashed base at its end; empty without a path.
[[nodiscard]] DesignMarks movesMarks(const MovesAnswer& answer);
/// Returns the labels of the legend of safe positions: shares of the scale, and words.
[[nodiscard]] std::vector<std::pair<double, QString>> safetyMarks(bool theyMove);

} // namespace sightline::app
