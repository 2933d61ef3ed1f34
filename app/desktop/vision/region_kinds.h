#pragma once

#include <array>

namespace sightline::app {

/// Regions that are drawn on the table, as files name them.
inline constexpr std::array kRegionKinds{"dark",     "shade",    "light",   "bright", "magic-dark", "magic-light",
                                         "interior", "exterior", "silence", "reveal", "watchtower", "fog"};

} // namespace sightline::app
