#pragma once

#include "geometry/moves/base_rings.h"
#include "geometry/moves/weighted_region.h"

#include <variant>

namespace sightline::geometry {

/// An obstacle that a base may not enter: a footprint, a wall, or another base.
using MoveObstacle = std::variant<Polygon, Wall, PlacedFootprint>;

/// A table with obstacles and cost areas.
struct MoveTable {
    Box table; ///< the base stays on it
    std::vector<MoveObstacle> closed;
    std::vector<CostArea> costAreas;
};

/// The orientation of a base during a move.
enum class Turning {
    Free, ///< arbitrary: the circle around the base has to pass
    Kept, ///< constant: the base keeps its facing
};

/// A base that is to be moved, and its current position.
struct Mover {
    Footprint base;
    Angle facing;
    Point from; ///< position of the center
    Turning turning = Turning::Free;
    /// `Inside`: the path is no longer than any path of this base in any orientation, but may be too narrow for it.
    RingFit fit = RingFit::Outside;
};

} // namespace sightline::geometry
