#include "geometry/cells/cell_metric.h"

#include "geometry/cells/whole_root.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace sightline::geometry {

namespace {

/// Returns the horizontal extent of the cells in range that are `away` rows away; precondition: |away| <= range.
std::int64_t halfWidth(CellMetric metric, std::int64_t range, std::int64_t away) {
    switch (metric) {
    case CellMetric::Manhattan: return range - std::abs(away);
    case CellMetric::Chebyshev: return range;
    case CellMetric::Euclid: return wholeRoot(range * range - away * away);
    }
    return 0;
}

} // namespace

bool isWithin(CellMetric metric, GridCell a, GridCell b, int range) {
    const std::int64_t dx = std::abs(std::int64_t{a.column} - b.column);
    const std::int64_t dy = std::abs(std::int64_t{a.row} - b.row);
    return dy <= range && dx <= halfWidth(metric, range, dy);
}

void insertWithin(CellSet& cells, CellMetric metric, GridCell from, int range) {
    const auto first = std::max<std::int64_t>(0, std::int64_t{from.row} - range);
    const auto last = std::min<std::int64_t>(cells.rows() - 1, std::int64_t{from.row} + range);
    for (std::int64_t row = first; row <= last; ++row) {
        const std::int64_t half = halfWidth(metric, range, row - from.row);
        const auto onGrid = [&](std::int64_t column) {
            return static_cast<int>(std::clamp<std::int64_t>(column, -1, cells.columns()));
        };
        cells.insertRun(static_cast<int>(row), onGrid(from.column - half), onGrid(from.column + half));
    }
}

} // namespace sightline::geometry
