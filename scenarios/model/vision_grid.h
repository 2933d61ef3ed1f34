#pragma once

#include "geometry/cells/cell_grid.h"
#include "scenarios/model/scenario.h"
#include "scenarios/model/vision.h"

namespace sightline::scenarios {

/// Returns the grid of a profile over a table. Errors: those of `geometry::CellGrid::over`.
[[nodiscard]] tl::expected<geometry::CellGrid, geometry::Error> gridOf(const Table& table,
                                                                       const VisionProfile& profile);

} // namespace sightline::scenarios
