#pragma once

#include "scenarios/formats/common/format.h"

namespace sightline::scenarios::formats {

/// Layout files of web tools for upright tables of 44 x 60 in, y down: pieces with a polygon in inches of the table, or
/// of the older kind with position, size, rotation and walls relative to their center.
[[nodiscard]] Format boardFormat();

} // namespace sightline::scenarios::formats
