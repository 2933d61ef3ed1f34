#pragma once

#include "scenarios/formats/common/format.h"

namespace sightline::scenarios::formats {

/// Object layers of maps of Tiled, as XML (`.tmx`) and JSON (`.tmj`).
[[nodiscard]] Format tiledFormat();

} // namespace sightline::scenarios::formats
