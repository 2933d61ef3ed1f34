#pragma once

#include "geometry/base/point.h"

#include <QString>

namespace sightline::app {

/// Returns a position to what a player can measure, 0.1 in or 1 mm, in the preferred unit (`tableUnit`):
/// "(12.5, 30.2) in", "(318, 767) mm". `positionText` tells one from which a table is set up again.
[[nodiscard]] QString measuredPositionText(geometry::Point place);

} // namespace sightline::app
