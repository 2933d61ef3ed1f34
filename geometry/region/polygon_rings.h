#pragma once

#include "geometry/shapes/polygon.h"

#include <vector>

namespace sightline::geometry {

/// Returns the outline of the polygon and its holes: valid input for `unite`, which makes the polygon's area of them.
[[nodiscard]] std::vector<Ring> ringsOf(const Polygon& polygon);

} // namespace sightline::geometry
