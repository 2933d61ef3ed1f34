#include "geometry/cells/walkers.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>

namespace sightline::geometry {

namespace {

int directionOf(int count) { return (count > 0) - (count < 0); }

} // namespace

CellSteps::CellSteps(GridCell from, GridCell to)
    : m_cell{from},
      m_to{to},
      m_sign{directionOf(to.column - from.column), directionOf(to.row - from.row)},
      m_wide{std::abs(std::int64_t{to.column} - from.column)},
      m_high{std::abs(std::int64_t{to.row} - from.row)} {}

void CellSteps::step() {
    assert(!hasArrived());
    // From the first center, the line leaves this column at the parameter (2 columns + 1) / (2 wide) and this row at (2
    // rows + 1) / (2 high). Along a row or column one of the two is infinite.
    const std::int64_t untilColumn = (2 * m_columns + 1) * m_high;
    const std::int64_t untilRow = (2 * m_rows + 1) * m_wide;
    if (m_high == 0 || (m_wide != 0 && untilColumn <= untilRow)) {
        m_cell.column += m_sign.column;
        ++m_columns;
    }
    if (m_wide == 0 || (m_high != 0 && untilRow <= untilColumn)) {
        m_cell.row += m_sign.row;
        ++m_rows;
    }
}

std::vector<GridCell> cellsBetween(GridCell from, GridCell to) {
    std::vector<GridCell> cells;
    CellSteps walk{from, to};
    for (; !walk.hasArrived(); walk.step()) {
        cells.push_back(walk.cell());
    }
    cells.push_back(walk.cell());
    return cells;
}

std::optional<GridCell> firstBlockedCell(const CellSet& blocked, GridCell from, GridCell to) {
    CellSteps walk{from, to};
    if (walk.hasArrived()) {
        return {};
    }
    for (walk.step(); !walk.hasArrived(); walk.step()) {
        if (blocked.contains(walk.cell())) {
            return walk.cell();
        }
    }
    return {};
}

int markedDistance(GridCell a, GridCell b) {
    const int wide = std::abs(a.column - b.column);
    const int high = std::abs(a.row - b.row);
    return std::max(wide, high) + std::min(wide, high) / 2;
}

MarkedPath markPath(const CellSet& solid, GridCell from, GridCell to, int range) {
    MarkedPath way;
    for (CellSteps walk{from, to}; markedDistance(from, walk.cell()) <= range; walk.step()) {
        if (walk.cell() != from && solid.contains(walk.cell())) {
            way.stoppedBy = walk.cell();
            break;
        }
        way.passed.push_back(walk.cell());
        if (walk.hasArrived()) {
            break;
        }
    }
    return way;
}

} // namespace sightline::geometry
