#pragma once

#include "geometry/cells/cell_set.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace sightline::geometry {

/// Goes from one cell to another along the straight line between their centers: row S2.34 within a row or column, S2.35
/// otherwise.
///
/// Each step leaves a cell where that line leaves it: through a side, so to the next column or the next row, or through
/// a corner, so to both. Whole half cells are compared, nothing is rounded or cut off: the way back goes through the
/// same cells, and so do the ways of mirrored and turned grids (trap T59). Cells may lie off any grid, with coordinates
/// up to 2^29.
class CellSteps {
public:
    CellSteps(GridCell from, GridCell to);

    [[nodiscard]] GridCell cell() const { return m_cell; }
    [[nodiscard]] bool hasArrived() const { return m_cell == m_to; }
    /// Precondition: it has not arrived.
    void step();

private:
    GridCell m_cell;
    GridCell m_to;
    GridCell m_sign;            ///< of a step, each way
    std::int64_t m_wide;        ///< columns to go in all
    std::int64_t m_high;        ///< rows
    std::int64_t m_columns = 0; ///< gone so far
    std::int64_t m_rows = 0;
};

/// All cells of the way, both ends included.
[[nodiscard]] std::vector<GridCell> cellsBetween(GridCell from, GridCell to);

/// The first cell of the way that `blocked` holds. Neither end is asked: whoever looks does not hide the target from
/// itself, and a wall is seen although it is one (row S2.36).
[[nodiscard]] std::optional<GridCell> firstInTheWay(const CellSet& blocked, GridCell from, GridCell to);

/// How far a marked cell is (row S2.41): along a row or column the cells between, otherwise the longer way and half the
/// shorter one, rounded down.
[[nodiscard]] int markedDistance(GridCell a, GridCell b);

/// How a walk that marks cells ended.
struct MarkedWay {
    std::vector<GridCell> passed;      ///< marked, the first cell included
    std::optional<GridCell> stoppedBy; ///< the solid cell that ended it within range
};

/// Marks the cells of the way up to the first solid one, and none farther than `range` by `markedDistance` (rows S2.41
/// and S2.42). The first cell counts as free, the last one does not.
[[nodiscard]] MarkedWay markWay(const CellSet& solid, GridCell from, GridCell to, int range);

} // namespace sightline::geometry
