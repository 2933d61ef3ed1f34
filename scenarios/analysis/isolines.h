#pragma once

#include "geometry/region/sample_point_grid.h"

#include <vector>

namespace sightline::scenarios {

/// A line along which a map is at a level, between the spots; closed lines end where they begin.
using Isoline = std::vector<geometry::Point>;

/// Where the values of the spots pass `level`, from below it to at least it, straight between neighbors in each square
/// of four spots (marching squares; of the two ways through a square with two high corners across from each other the
/// one that joins them if their mean is high). Values are by spot, row by row.
[[nodiscard]] std::vector<Isoline>
isolines(const geometry::SamplePointGrid& grid, const std::vector<double>& values, double level);

} // namespace sightline::scenarios
