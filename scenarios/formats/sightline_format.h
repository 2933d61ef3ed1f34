#pragma once

#include "scenarios/formats/registry.h"

namespace sightline::scenarios::formats {

/// Our own scenario file, read and written by `scenarios/io`: nothing is guessed and nothing is lost.
[[nodiscard]] Format sightlineFormat();

} // namespace sightline::scenarios::formats
