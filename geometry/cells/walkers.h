#pragma once

#include "geometry/cells/cell_set.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace sightline::geometry {

/// A traversal of the cells along the straight line between the centers of two cells (docs/requirements.md, row S2.34
/// within a row or column, S2.35 otherwise).
///
/// Each step leaves a cell where the line leaves it: through a side, to the next column or row, or through a corner, to
/// both. The comparisons use integers in units of half cells, so the reverse traversal, and those of mirrored and
/// rotated grids, visit the corresponding cells (docs/requirements.md, trap T59). Cells may lie off any grid;
/// coordinates are at most 2^29 in magnitude.
class CellSteps {
public:
    CellSteps(GridCell from, GridCell to);

    [[nodiscard]] GridCell cell() const { return m_cell; }
    [[nodiscard]] bool hasArrived() const { return m_cell == m_to; }
    /// Moves to the next cell. Precondition: `hasArrived` is false.
    void step();

private:
    GridCell m_cell;
    GridCell m_to;
    GridCell m_sign;            ///< direction of a step along each axis
    std::int64_t m_wide;        ///< number of columns to cross
    std::int64_t m_high;        ///< number of rows to cross
    std::int64_t m_columns = 0; ///< columns crossed so far
    std::int64_t m_rows = 0;
};

/// Returns all cells of the traversal, both ends included.
[[nodiscard]] std::vector<GridCell> cellsBetween(GridCell from, GridCell to);

/// Returns the first cell of the traversal that belongs to `blocked`. The two end cells are not tested: a viewer does
/// not hide the target from itself, and a wall cell can itself be seen (docs/requirements.md, row S2.36).
[[nodiscard]] std::optional<GridCell> firstBlockedCell(const CellSet& blocked, GridCell from, GridCell to);

/// Returns the distance of a marked cell (docs/requirements.md, row S2.41): the larger of the two coordinate
/// differences plus half the smaller one, rounded down.
[[nodiscard]] int markedDistance(GridCell a, GridCell b);

/// The result of a traversal that marks cells.
struct MarkedPath {
    std::vector<GridCell> passed;      ///< the marked cells, the first cell included
    std::optional<GridCell> stoppedBy; ///< the solid cell within range at which the traversal ended
};

/// Marks the cells of the traversal before the first solid one, none farther than `range` by `markedDistance`
/// (docs/requirements.md, rows S2.41 and S2.42). The first cell is never treated as solid; the last one may be.
[[nodiscard]] MarkedPath markPath(const CellSet& solid, GridCell from, GridCell to, int range);

} // namespace sightline::geometry
