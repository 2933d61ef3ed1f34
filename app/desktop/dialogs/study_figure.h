#pragma once

#include "app/desktop/widgets/histogram_view.h"
#include "scenarios/questions/placement_study.h"

#include <optional>

namespace sightline::app {

/// Returns the clearances of a study's trials as a histogram in millimeters, those in which the target is not seen
/// hatched; std::nullopt if fewer than two trials have one.
[[nodiscard]] std::optional<HistogramFigure> clearanceFigure(const scenarios::PlacementStudy& study);

} // namespace sightline::app
