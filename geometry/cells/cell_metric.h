#pragma once

#include "geometry/cells/cell_set.h"

namespace sightline::geometry {

/// How far one cell is from another. With dx and dy the differences of their columns and rows:
enum class CellMetric {
    Manhattan, ///< |dx| + |dy|; cells within 0, 1, 2, 3, 4: 1, 5, 13, 25, 41 (row S0.11)
    Chebyshev, ///< the larger of |dx| and |dy|; cells within 1 to 5: 9, 25, 49, 81, 121 (row S1.11)
    Euclid,    ///< the square root of dx * dx + dy * dy
};

/// True if the two are no farther from each other than `range` cells, that distance itself included. No cell is within
/// a negative range.
[[nodiscard]] bool isWithin(CellMetric metric, GridCell a, GridCell b, int range);

/// Adds the cells within `range` of `from` that lie on the grid of `cells`; `from` may lie off it.
void insertWithin(CellSet& cells, CellMetric metric, GridCell from, int range);

} // namespace sightline::geometry
