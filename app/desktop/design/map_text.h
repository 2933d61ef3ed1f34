#pragma once

#include "app/desktop/design/map_work.h"

/// Words about maps over the table.
namespace sightline::app {

/// "Occlusivity".
[[nodiscard]] QString measureName(scenarios::IsovistMeasure measure);
/// What it tells, in a sentence.
[[nodiscard]] QString measureTip(scenarios::IsovistMeasure measure);

/// "Models of Red that see each spot".
[[nodiscard]] QString mapTitle(const MapRequest& asked);
/// The values as they are told, for a scale with numbers: of a measure in the unit that the user prefers.
[[nodiscard]] scenarios::SamplePointValues inShownUnit(const MapChoice& choice, scenarios::SamplePointValues values);
/// "5 of 12", "34 %", "612.4 sq in": a value of a map.
[[nodiscard]] QString mapValueText(const MapChoice& choice, const scenarios::SamplePointValues& values, double value);
/// "(12.50, 30.25) in: 5 of 12".
[[nodiscard]] QString
mapSamplePointText(const MapChoice& choice, const scenarios::SamplePointValues& values, std::size_t samplePoint);
/// Least, mean and most, and what is seen by nobody.
[[nodiscard]] QString mapSummary(const MapAnswer& answer);

} // namespace sightline::app
