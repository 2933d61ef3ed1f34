#pragma once

#include "geometry/cells/cell_set.h"

namespace sightline::geometry {

/// The metric for distances between cells, in cells, with dx and dy the differences of their columns and rows.
enum class CellMetric {
    Manhattan, ///< |dx| + |dy|; 1, 5, 13, 25, 41 cells lie within 0, 1, 2, 3, 4 (docs/requirements.md, row S0.11)
    Chebyshev, ///< max(|dx|, |dy|); 9, 25, 49, 81, 121 cells lie within 1 to 5 (docs/requirements.md, row S1.11)
    Euclid,    ///< sqrt(dx * dx + dy * dy)
};

/// True if the distance between the two cells is at most `range`. No cell is within a negative range.
[[nodiscard]] bool isWithin(CellMetric metric, GridCell a, GridCell b, int range);

/// Adds the cells within `range` of `from` that lie on the grid of `cells`; `from` may lie off the grid.
void insertWithin(CellSet& cells, CellMetric metric, GridCell from, int range);

} // namespace sightline::geometry
