#pragma once

#include "geometry/cells/cell_grid.h"

#include <span>
#include <vector>

namespace sightline::scenarios {

/// A stretch of a path, measured along it.
struct SeenStretch {
    geometry::Length from;
    geometry::Length to;
    bool isSeen = false;
    friend bool operator==(const SeenStretch&, const SeenStretch&) = default;
};

/// Returns the stretches of a path of a base's center that lie on these cells; neighbors differ. A path of length zero
/// has none. Positions off the grid are unseen. Source: docs/requirements.md, row S1.45.
[[nodiscard]] std::vector<SeenStretch>
stretchesOn(const geometry::CellGrid& grid, const geometry::CellSet& cells, std::span<const geometry::Point> path);

} // namespace sightline::scenarios
