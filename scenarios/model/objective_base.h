#pragma once

#include "geometry/base/length.h"
#include "geometry/shapes/footprint.h"

namespace sightline::scenarios {

/// Returns the default marker of an objective, 40 mm round. Warhammer 40,000 has used markers of 40 mm since its 8th
/// edition, and published layouts assume them; the 32 mm of a new `Footprint` are a model's base and no marker of any
/// game.
[[nodiscard]] inline geometry::Footprint usualObjectiveBase() {
    return *geometry::Footprint::round(geometry::Length::fromMillimeters(40));
}

} // namespace sightline::scenarios
