#pragma once

#include "app/desktop/design/map_work.h"

#include <optional>

/// Texts about maps over the table.
namespace sightline::app {

/// Returns the name of a measure: "Occlusivity".
[[nodiscard]] QString measureName(scenarios::IsovistMeasure measure);
/// Returns a sentence that explains a measure.
[[nodiscard]] QString measureTip(scenarios::IsovistMeasure measure);

/// Returns the title of a map: "Models of Red that see each point".
[[nodiscard]] QString mapTitle(const MapRequest& asked);
/// Returns the values for display; measures are in the unit that the user prefers.
[[nodiscard]] scenarios::SamplePointValues inShownUnit(const MapChoice& choice, scenarios::SamplePointValues values);
/// Returns a grid point with its value: "(12.50, 30.25) in: 5 of 12".
[[nodiscard]] QString
mapSamplePointText(const MapChoice& choice, const scenarios::SamplePointValues& values, std::size_t samplePoint);
/// Returns minimum, mean and maximum, and the share that nobody sees.
[[nodiscard]] QString mapSummary(const MapAnswer& answer);
/// Returns why the cells of the map are larger than requested; empty if they are not.
[[nodiscard]] QString mapCellsText(const MapAnswer& answer);

/// The positions of the largest and of the smallest value of a map, the first of equal ones.
struct MapExtremes {
    std::size_t most = 0;
    std::size_t least = 0;
};
/// Returns the extremes; std::nullopt for a difference of maps, and where all values are equal or there are none.
[[nodiscard]] std::optional<MapExtremes> mapExtremes(const scenarios::SamplePointValues& values);
/// Returns "Most: 69.4 % at (22.0, 15.0) in, on Wood 1. Least: ..."; empty without extremes.
[[nodiscard]] QString mapExtremesText(const MapAnswer& answer);

} // namespace sightline::app
