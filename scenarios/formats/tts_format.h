#pragma once

#include "scenarios/formats/registry.h"

namespace sightline::scenarios::formats {

/// Saves and saved objects of Tabletop Simulator: poses and names. Footprints come from a table that the user can
/// extend, see `FootprintTable`.
///
/// A unit is an inch, the middle of the table is (0, 0, 0), y is up and z away from who sits there; turns about y are
/// clockwise as seen from above.
[[nodiscard]] Format ttsFormat();

} // namespace sightline::scenarios::formats
