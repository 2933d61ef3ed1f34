#include "scenarios/model/vision_grid.h"

namespace sightline::scenarios {

tl::expected<geometry::CellGrid, geometry::Error> gridOf(const Table& table, const VisionProfile& profile) {
    return geometry::CellGrid::over(table.width, table.height, profile.cell);
}

} // namespace sightline::scenarios
