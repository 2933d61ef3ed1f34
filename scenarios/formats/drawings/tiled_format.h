#pragma once

#include "scenarios/formats/registry.h"

namespace sightline::scenarios::formats {

/// Object layers of maps of Tiled, as XML (`.tmx`) and JSON (`.tmj`).
[[nodiscard]] Format tiledFormat();

} // namespace sightline::scenarios::formats
