#pragma once

#include "geometry/cells/cell_set.h"
#include "geometry/error.h"
#include "geometry/footprint.h"
#include "geometry/point.h"
#include "geometry/polygon.h"

#include <tl/expected.hpp>

#include <optional>

namespace sightline::geometry {

/// Square cells over a table, from its top left corner on. Where the table is no whole number of cells long the last
/// ones reach beyond it.
class CellGrid {
public:
    /// Errors: `SizeNotPositive` for a table or cell without size, `OutOfRange` for more than `kMaxCellsASide` cells a
    /// side or sizes beyond `kLargestCoordinate`.
    [[nodiscard]] static tl::expected<CellGrid, Error> over(Length width, Length depth, Length cell);

    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] Length cellSize() const { return m_cell; }
    [[nodiscard]] CellSet noCells() const { return {m_columns, m_rows}; }

    [[nodiscard]] Point cornerOf(GridCell cell) const { return {m_cell * cell.column, m_cell * cell.row}; }
    /// Of a cell of odd size half a nanometer up and to the left of it.
    [[nodiscard]] Point centerOf(GridCell cell) const;
    /// A point on a border belongs to the cell to its right and below it; nothing off the grid.
    [[nodiscard]] std::optional<GridCell> cellAt(Point p) const;

    friend bool operator==(const CellGrid&, const CellGrid&) = default;

private:
    CellGrid(int columns, int rows, Length cell) : m_columns{columns}, m_rows{rows}, m_cell{cell} {}

    int m_columns;
    int m_rows;
    Length m_cell;
};

/// When a cell counts as covered.
enum class Coverage {
    Center, ///< its center lies in the closed shape
    Any,    ///< the inside of the shape and the inside of the cell meet
};

// All exact: whole numbers decide, but for round and oval bases, whose insides are told apart from their borders to 2
// nm.

[[nodiscard]] CellSet cellsIn(const CellGrid& grid, const Polygon& polygon, Coverage coverage);
/// The cells into whose inside the wall reaches; a wall along a border of cells is in none.
[[nodiscard]] CellSet cellsCrossed(const CellGrid& grid, const Wall& wall);
/// The cells into whose inside the base reaches.
[[nodiscard]] CellSet cellsUnder(const CellGrid& grid, const PlacedFootprint& base);

} // namespace sightline::geometry
