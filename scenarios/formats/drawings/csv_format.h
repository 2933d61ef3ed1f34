#pragma once

#include "scenarios/formats/common/format.h"

namespace sightline::scenarios::formats {

/// CSV with a header and one element per row, with the columns of `positionsCsv` and a few more.
[[nodiscard]] Format csvFormat();

} // namespace sightline::scenarios::formats
