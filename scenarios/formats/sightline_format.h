#pragma once

#include "scenarios/formats/common/format.h"

namespace sightline::scenarios::formats {

/// The program's own scenario file, read and written by `scenarios/io`, without guesses or losses.
[[nodiscard]] Format sightlineFormat();

} // namespace sightline::scenarios::formats
