#pragma once

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/shared/painting/color_map.h"
#include "scenarios/analysis/sample_point_values.h"

namespace sightline::app::cli {

/// The output of a map as a picture; an empty path: none.
struct MapPainting {
    QString path;
    ColorMap colors = ColorMap::Viridis;
};

/// Return the options `--png` and `--colors` of `heatmap` and `isovist`.
[[nodiscard]] Option pngOfMapOption();
[[nodiscard]] Option colorsOption();
[[nodiscard]] Expected<MapPainting> mapPaintingOf(const Arguments& arguments);
/// Returns an error if the maps of the two tables cannot be compared because of their sizes.
[[nodiscard]] Expected<void> checkSameSize(const TableInput& input, const TableInput& other);
/// Writes the picture of a map of `scenario` and its world file, if requested. `title` says what the map counts.
[[nodiscard]] Expected<void> writeMap(const MapPainting& painting,
                                      const scenarios::SamplePointValues& values,
                                      const scenarios::Scenario& scenario,
                                      const QString& title);

} // namespace sightline::app::cli
