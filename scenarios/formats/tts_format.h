#pragma once

#include "scenarios/formats/common/format.h"

namespace sightline::scenarios::formats {

/// Saves and saved objects of Tabletop Simulator: poses and names. Footprints come from a table that the user can
/// extend, see `FootprintTable`.
///
/// One unit is an inch, the table's center is (0, 0, 0), y is up and z points away from the seated player; rotations
/// about y are clockwise seen from above. Source: scenarios/formats/README.md, "Footprints of Tabletop Simulator".
[[nodiscard]] Format ttsFormat();

} // namespace sightline::scenarios::formats
