#pragma once

#include "geometry/cells/cell_grid.h"

#include <span>
#include <vector>

namespace sightline::scenarios {

/// A part of a way, measured along it.
struct SeenStretch {
    geometry::Length from;
    geometry::Length to;
    bool isSeen = false;
    friend bool operator==(const SeenStretch&, const SeenStretch&) = default;
};

/// Which inches of a way lie on these cells (row S1.45): of the middle of a base that moves along it. Neighbors differ;
/// a way that does not lead anywhere has none. Off the grid nothing is seen.
[[nodiscard]] std::vector<SeenStretch>
stretchesOn(const geometry::CellGrid& grid, const geometry::CellSet& cells, std::span<const geometry::Point> way);

} // namespace sightline::scenarios
