#pragma once

#include "geometry/moves/base_rings.h"
#include "geometry/moves/weighted_region.h"

#include <variant>

namespace sightline::geometry {

/// What a base may not pass over: matter, a wall, another base.
using MoveObstacle = std::variant<Polygon, Wall, PlacedFootprint>;

/// A table to move on.
struct MoveTable {
    Box table; ///< the base stays on it
    std::vector<MoveObstacle> closed;
    std::vector<CostArea> dear;
};

/// How a base holds itself on the way.
enum class Turning {
    Free, ///< as it likes: the circle around the base passes
    Kept, ///< with the facing it has
};

struct Mover {
    Footprint base;
    Angle facing;
    Point from; ///< of its middle
    Turning turning = Turning::Free;
    /// Inside: a way that is no longer than any this base can go, however it turns; it may be too narrow for it.
    RingFit fit = RingFit::Outside;
};

} // namespace sightline::geometry
