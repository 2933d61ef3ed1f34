#pragma once

#include "geometry/region/sample_point_grid.h"

#include <vector>

namespace sightline::scenarios {

/// A polyline along which a map has a given level, interpolated between grid points; closed ones end where they begin.
using Isoline = std::vector<geometry::Point>;

/// Computes the lines between values below `level` and values of at least `level`, by marching squares with linear
/// interpolation between neighbors (W. E. Lorensen and H. E. Cline, "Marching cubes", SIGGRAPH 1987, in two
/// dimensions). An ambiguous square with two high corners opposite each other joins them if the mean of the four is
/// high. Values are by grid point, row by row.
[[nodiscard]] std::vector<Isoline>
isolines(const geometry::SamplePointGrid& grid, const std::vector<double>& values, double level);

} // namespace sightline::scenarios
