#pragma once

#include "geometry/detail/convex_shape.h"

#include <optional>

namespace sightline::geometry::detail {

/// How far a base reaches in a frame: along it, and in height at its reference place, over all lines of moderate slope
/// that meet it.
struct BaseExtent {
    double back = 0.0;
    double front = 0.0;
    double low = 0.0;
    double high = 0.0;
};

/// Coordinates for the lines from one convex base to another: the way along an axis that separates them, and the height
/// across it. A base's reference place is where its `middle` lies on the way.
struct LineFrame {
    Vec origin; ///< the observer's middle, in nanometers of the table
    Vec along;
    Vec across;
    double apart = 0.0;    ///< way of the target's middle
    double offset = 0.0;   ///< its height
    double steepest = 0.0; ///< no line that meets both bases has a slope beyond this, up or down
    BaseExtent observer;
    BaseExtent target;

    [[nodiscard]] Vec upOf(double slope) const { return across - slope * along; }
};

/// A convex base about a point in it, its middle, and where that stands on the table.
struct MiddleShape {
    const ConvexShape& shape;
    Vec middle;
    double reach; ///< from the middle
};

/// Nothing if the two bases share a point or nearly do.
[[nodiscard]] std::optional<LineFrame> lineFrameOf(const MiddleShape& observer, const MiddleShape& target);

} // namespace sightline::geometry::detail
