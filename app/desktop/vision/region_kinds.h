#pragma once

#include <array>

namespace sightline::app {

/// The kinds of regions that are drawn on the table, as named in files.
inline constexpr std::array kRegionKinds{"dark",     "shade",    "light",   "bright", "magic-dark", "magic-light",
                                         "interior", "exterior", "silence", "reveal", "watchtower", "fog"};

} // namespace sightline::app
