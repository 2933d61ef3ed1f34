#pragma once

#include "geometry/region/sample_point_grid.h"

#include <span>
#include <vector>

/// @file
/// Grid points on lines that touch an obstacle. Internal to `SamplePointSight`.
namespace sightline::scenarios {

/// Finds the grid points on the lines from a viewer along which the outline of its visible region runs or, if the line
/// ends at a corner of an obstacle, behind that corner. The outline is rounded to nanometers, and what is seen along
/// single lines is not part of it, so the judge can differ at these points only; for a viewer that sees nothing, only
/// at its own position. `corners` are those of all potential blockers, ascending. `outline` surrounds the viewer, as in
/// `geometry::VisibilityPolygon`. Replaces the contents of `samplePoints`, ascending, and keeps its capacity.
void findTouchingSamplePoints(const geometry::Ring& outline,
                              std::span<const geometry::Point> corners,
                              geometry::Point viewer,
                              const geometry::SamplePointGrid& grid,
                              std::vector<std::size_t>& samplePoints);

} // namespace sightline::scenarios
