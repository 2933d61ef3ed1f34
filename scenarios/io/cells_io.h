#pragma once

#include "geometry/cells/cell_grid.h"
#include "scenarios/base/json_writer.h"
#include "scenarios/base/object_reader.h"

/// @file
/// Sets of cells in a file: one text per row with cells; "3: 0-11 14" stands for the cells 0 to 11 and 14 of row 3.
/// Source: scenarios/vision/README.md, "The key `vision` of a scenario file".
namespace sightline::scenarios {

/// Returns the texts of the rows, from top to bottom.
[[nodiscard]] QStringList runsOf(const geometry::CellSet& cells);

/// Reads a set of cells of the grid. Returns std::nullopt, and reports the position, if a text is no row of the grid.
[[nodiscard]] std::optional<geometry::CellSet>
readCells(ObjectReader& reader, const JsonItem& value, const geometry::CellGrid& grid);

/// Writes the set under `key`; writes nothing for a set without a grid.
void writeCells(JsonWriter& writer, QStringView key, const geometry::CellSet& cells);

} // namespace sightline::scenarios
