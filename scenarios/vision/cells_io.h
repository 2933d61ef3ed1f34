#pragma once

#include "geometry/cells/cell_grid.h"
#include "scenarios/io/json_writer.h"
#include "scenarios/io/object_reader.h"

/// Sets of cells in a file: a text for each row that has some, "3: 0-11 14" being the cells 0 to 11 and 14 of row 3.
namespace sightline::scenarios {

[[nodiscard]] QStringList runsOf(const geometry::CellSet& cells);

/// On the grid; nothing, and reported with its place, if a text is no row of it.
[[nodiscard]] std::optional<geometry::CellSet>
readCells(const JsonText& text, ObjectReader& reader, JsonText::Value value, const geometry::CellGrid& grid);

/// Does not write a set of no grid.
void writeCells(JsonWriter& writer, QStringView key, const geometry::CellSet& cells);

} // namespace sightline::scenarios
