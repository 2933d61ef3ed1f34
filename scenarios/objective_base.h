#pragma once

#include "geometry/footprint.h"
#include "geometry/length.h"

namespace sightline::scenarios {

/// The marker of an objective of which a file or a user says no size: 40 mm round. Warhammer 40,000 has played with
/// markers of 40 mm since its 8th edition, and the published layouts are made for them; the 32 mm of a new `Footprint`
/// are the base of a model and no marker of any game.
[[nodiscard]] inline geometry::Footprint usualObjectiveBase() {
    return *geometry::Footprint::round(geometry::Length::fromMillimeters(40));
}

} // namespace sightline::scenarios
