#pragma once

#include "geometry/cells/cell_set.h"

namespace sightline::geometry {

/// The opaque cells of a grid, prepared for many visibility queries. Immutable.
class OpaqueCells {
public:
    explicit OpaqueCells(CellSet opaque);

    [[nodiscard]] const CellSet& byRows() const { return m_byRows; }
    [[nodiscard]] const CellSet& byColumns() const { return m_byColumns; } ///< transposed

private:
    CellSet m_byRows;
    CellSet m_byColumns;
};

/// The options of `cellsSeenFrom`.
struct ShadowcastOptions {
    /// The radius in cells. Cells whose center distance is less than this are seen (squared distances are compared):
    /// the cell at distance `radius` straight away is excluded, 1 shows only the viewer's own cell, and 0 means no
    /// limit. A radius of 8 without opaque cells shows 193 cells (docs/requirements.md, row S4.6).
    int radius = 0;
    /// opaque cells at the border of the seen area are seen as well (docs/requirements.md, row S4.8)
    bool wallsLit = true;
};

/// Returns the cells seen from `from`; empty if that is off the grid. The viewer's own cell is always seen, opaque or
/// not.
///
/// An opaque cell blocks every line that crosses the diamond between the midpoints of its four sides. A transparent
/// cell is seen if the straight line between the two centers crosses no diamond and does not touch diamonds from both
/// sides. Visibility between two transparent cells within range of each other is therefore symmetric
/// (docs/requirements.md, row S4.7), and no answer depends on rounding. Source: Albert Ford, "Symmetric Shadowcasting",
/// 2017; here 64 cells of a row are processed at a time.
[[nodiscard]] CellSet cellsSeenFrom(const OpaqueCells& opaque, GridCell from, const ShadowcastOptions& options = {});

} // namespace sightline::geometry
