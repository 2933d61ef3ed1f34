#pragma once

#include "scenarios/formats/registry.h"

namespace sightline::scenarios::formats {

/// Layout files of web tools for upright tables, 44 x 60 with y down: pieces with a polygon in inches of the table, or
/// of the older kind with place, size, turn and walls counted from their middle.
[[nodiscard]] Format boardFormat();

} // namespace sightline::scenarios::formats
