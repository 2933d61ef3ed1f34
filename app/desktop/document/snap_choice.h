#pragma once

#include "geometry/length.h"

namespace sightline::app {

/// What may draw a corner or a base to itself.
struct SnapChoice {
    bool grid = true;
    bool corners = true;
    bool edges = true;
    bool angles = true; ///< multiples of 15 degrees, where the grid does not draw
    bool bases = true;  ///< a base until it touches another base, a piece or a wall
    geometry::Length step = geometry::Length::fromInches(0.25); ///< of the grid
    friend bool operator==(const SnapChoice&, const SnapChoice&) = default;
};

} // namespace sightline::app
