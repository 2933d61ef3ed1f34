#pragma once

#include "geometry/region/polygon_set.h"

#include <span>

namespace sightline::testsupport {

/// How far the nearest side of the rings is, in inches; infinite without any.
[[nodiscard]] double inchesToBorder(std::span<const geometry::Ring> rings, geometry::Point p);
[[nodiscard]] double inchesToBorder(const geometry::PolygonSet& region, geometry::Point p);

} // namespace sightline::testsupport
