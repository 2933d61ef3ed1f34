#pragma once

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/shared/painting/color_map.h"
#include "scenarios/analysis/sample_point_values.h"
#include "scenarios/base/json_writer.h"

namespace sightline::app::cli {

/// The output of a map as a picture; an empty path: none.
struct MapPainting {
    QString path;
    ColorMap colors = ColorMap::Viridis;
};

/// Return the options `--png` and `--colors` of `heatmap` and `isovist`.
[[nodiscard]] Option pngOfMapOption();
[[nodiscard]] Option colorsOption();
[[nodiscard]] MapPainting mapPaintingOf(const Arguments& arguments);
/// Throws a `UsageError` if the maps of the two tables cannot be compared because of their sizes.
void checkSameSize(const TableInput& input, const TableInput& other);
/// Writes the picture of a map of `scenario` and its world file, if requested. `title` says what the map counts.
void writeMap(const MapPainting& painting,
              const scenarios::SamplePointValues& values,
              const scenarios::Scenario& scenario,
              const QString& title);

/// Writes a key and the rows of the grid, each on a line. `valueAt` returns the number at an index of the grid.
template <class ValueAt>
void writeRows(scenarios::JsonWriter& writer, QStringView key, const geometry::SamplePointGrid& grid, ValueAt valueAt) {
    writer.beginList(key);
    for (int row = 0; row < grid.rows(); ++row) {
        writer.beginList(scenarios::JsonWriter::Layout::Line);
        for (int column = 0; column < grid.columns(); ++column) {
            writer.number(valueAt(grid.index(column, row)));
        }
        writer.endList();
    }
    writer.endList();
}

} // namespace sightline::app::cli
