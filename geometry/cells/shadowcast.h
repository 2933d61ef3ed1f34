#pragma once

#include "geometry/cells/cell_set.h"

namespace sightline::geometry {

/// Which cells one cannot see through, ready to be looked at from many cells.
class OpaqueCells {
public:
    explicit OpaqueCells(CellSet opaque);

    [[nodiscard]] const CellSet& byRows() const { return m_byRows; }
    [[nodiscard]] const CellSet& byColumns() const { return m_byColumns; } ///< the same, transposed

private:
    CellSet m_byRows;
    CellSet m_byColumns;
};

struct ShadowcastOptions {
    /// In cells: seen is what lies nearer than this, its square below that of the radius. The cell `radius` straight
    /// away is not; 1 shows the own cell alone; 0 sets no limit. 8 in the open: 193 cells (row S4.6).
    int radius = 0;
    bool wallsLit = true; ///< opaque cells at the border of what is seen are seen as well (row S4.8)
};

/// The cells that are seen from `from`; none if that is off the grid. The own cell is always seen, opaque or not.
///
/// Each opaque cell stops what crosses the diamond between the middles of its four sides. A transparent cell is seen if
/// the straight line from center to center crosses none, and does not lean on the tips of some from both sides. So of
/// two transparent cells in range of each other both see each other or neither does: row S4.7. No answer rests on
/// rounding. Source: symmetric shadowcasting, as it is described by Albert Ford ("Symmetric Shadowcasting", 2017); rows
/// of cells are taken 64 at a time.
[[nodiscard]] CellSet cellsSeenFrom(const OpaqueCells& opaque, GridCell from, const ShadowcastOptions& options = {});

} // namespace sightline::geometry
