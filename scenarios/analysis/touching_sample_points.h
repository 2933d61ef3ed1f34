#pragma once

#include "geometry/region/sample_point_grid.h"

#include <span>
#include <vector>

/// For the files of regions: spots on lines that touch something.
namespace sightline::scenarios {

/// The spots of a grid on the lines from a viewer along which the outline of what it sees runs, or, if it ends at a
/// corner of something, behind that. The outline is told to the nearest nanometer, and what is seen along single lines
/// is no part of it, so these spots alone may be told otherwise by the judge; of a viewer that sees nothing its own
/// place. `corners`: of all that may stop lines, ascending. `outline`: round the viewer, as `geometry::VisibleRegion`
/// has it. `spots` becomes ascending and keeps its room.
void findTouchingSamplePoints(const geometry::Ring& outline,
                              std::span<const geometry::Point> corners,
                              geometry::Point viewer,
                              const geometry::SamplePointGrid& grid,
                              std::vector<std::size_t>& samplePoints);

} // namespace sightline::scenarios
