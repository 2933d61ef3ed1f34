#pragma once

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/desktop/painting/color_map.h"
#include "scenarios/analysis/sample_point_values.h"

namespace sightline::app::cli {

/// Where a picture of a map goes; an empty name: nowhere.
struct MapPainting {
    QString path;
    ColorMap colors = ColorMap::Viridis;
};

/// The options of `heatmap` and `isovist`.
[[nodiscard]] Option pngOfMapOption();
[[nodiscard]] Option colorsOption();
[[nodiscard]] Expected<MapPainting> mapPaintingOf(const Arguments& arguments);
/// Maps of these two tables can be compared.
[[nodiscard]] Expected<void> checkSameSize(const TableInput& input, const TableInput& other);
/// Writes the picture and its world file, if one is asked for.
[[nodiscard]] Expected<void> writeMap(const MapPainting& painting, const scenarios::SamplePointValues& values);

} // namespace sightline::app::cli
