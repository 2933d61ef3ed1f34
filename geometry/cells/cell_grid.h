#pragma once

#include "geometry/base/error.h"
#include "geometry/base/point.h"
#include "geometry/cells/cell_set.h"
#include "geometry/shapes/footprint.h"
#include "geometry/shapes/polygon.h"

#include <tl/expected.hpp>

#include <optional>

namespace sightline::geometry {

/// A grid of square cells over a table, starting at its top left corner. The last columns and rows extend beyond the
/// table if its size is not a multiple of the cell size.
class CellGrid {
public:
    /// Returns the grid over a table of this size. Errors: `SizeNotPositive` for a table or cell without size;
    /// `OutOfRange` for more than `kMaxCellsASide` cells per side or sizes beyond `kLargestCoordinate`.
    [[nodiscard]] static tl::expected<CellGrid, Error> over(Length width, Length depth, Length cell);

    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] Length cellSize() const { return m_cell; }
    /// Returns the empty set of cells of this grid.
    [[nodiscard]] CellSet noCells() const { return {m_columns, m_rows}; }

    /// Returns the top left corner of a cell. Exact.
    [[nodiscard]] Point cornerOf(GridCell cell) const { return {m_cell * cell.column, m_cell * cell.row}; }
    /// Returns the center of a cell; for an odd cell size it is half a nanometer up and to the left of the exact
    /// center.
    [[nodiscard]] Point centerOf(GridCell cell) const;
    /// Returns the cell that contains the point, or nothing off the grid. A point on a border belongs to the cell to
    /// its right or below it.
    [[nodiscard]] std::optional<GridCell> cellAt(Point p) const;

    friend bool operator==(const CellGrid&, const CellGrid&) = default;

private:
    CellGrid(int columns, int rows, Length cell) : m_columns{columns}, m_rows{rows}, m_cell{cell} {}

    int m_columns;
    int m_rows;
    Length m_cell;
};

/// The condition under which a cell counts as covered.
enum class Coverage {
    Center, ///< the center of the cell lies in the closed shape
    Any,    ///< the interiors of the shape and the cell intersect
};

// The following functions are exact, by integer arithmetic, except for round and oval bases, whose border is known to 2
// nm.

/// Returns the cells that the polygon covers by the given condition; its holes are not covered.
[[nodiscard]] CellSet cellsIn(const CellGrid& grid, const Polygon& polygon, Coverage coverage);
/// Returns the cells whose interior the wall enters; a wall along a border between cells enters none of them.
[[nodiscard]] CellSet cellsCrossed(const CellGrid& grid, const Wall& wall);
/// Returns the cells whose interior the base enters.
[[nodiscard]] CellSet cellsUnder(const CellGrid& grid, const PlacedFootprint& base);

} // namespace sightline::geometry
