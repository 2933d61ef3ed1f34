#pragma once

#include "geometry/shapes/convex_shape.h"

#include <optional>

namespace sightline::geometry::detail {

/// The extent of a base in a frame: along the axis, and the range of heights at its reference position over all lines
/// of moderate slope that meet it.
struct BaseExtent {
    double back = 0.0;
    double front = 0.0;
    double low = 0.0;
    double high = 0.0;
};

/// A coordinate system for the lines from one convex base to another: distance along an axis that separates them, and
/// height across it. The reference position of a base is the coordinate of its center along the axis.
struct LineFrame {
    Vec origin; ///< center of the observer in nanometers of the table
    Vec along;
    Vec across;
    double apart = 0.0;    ///< coordinate of the target's center along the axis
    double offset = 0.0;   ///< height of the target's center
    double steepest = 0.0; ///< upper bound of the absolute slope of lines that meet both bases
    BaseExtent observer;
    BaseExtent target;

    [[nodiscard]] Vec upOf(double slope) const { return across - slope * along; }
};

/// A convex base relative to an interior point, its center, and the position of that point on the table.
struct CenteredShape {
    const ConvexShape& shape;
    Vec middle;
    double reach; ///< greatest distance from `middle`
};

/// Returns the frame of two bases, or nothing if they share a point or nearly do.
[[nodiscard]] std::optional<LineFrame> lineFrameOf(const CenteredShape& observer, const CenteredShape& target);

} // namespace sightline::geometry::detail
