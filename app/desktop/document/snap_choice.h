#pragma once

#include "geometry/base/length.h"

namespace sightline::app {

/// The snap targets of corners and bases.
struct SnapChoice {
    bool grid = true;
    bool corners = true;
    bool edges = true;
    bool angles = true; ///< multiples of 15 degrees, where the grid does not snap
    bool bases = true;  ///< bases snap to contact with another base, a piece or a wall
    geometry::Length step = geometry::Length::fromInches(0.25); ///< grid spacing
    friend bool operator==(const SnapChoice&, const SnapChoice&) = default;
};

} // namespace sightline::app
