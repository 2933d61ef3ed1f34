#pragma once

#include "geometry/shapes/convex_shape.h"
#include "geometry/sight/plan/lines_between.h"
#include "geometry/sight/plan/sight.h"

#include <optional>
#include <vector>

namespace sightline::geometry {

/// A part of the way of lines, as shares of their length in plan: 0 where they start, 1 where they end.
struct WayPart {
    double from = 0.0;
    double to = 1.0;
};

/// Returns the parts of a line inside the convex parts of a blocker, or where it meets or follows the sides of a wall,
/// each within `kContact`.
[[nodiscard]] std::vector<WayPart> partsInside(const SightLine& line, const CutOutline& blocker);

/// True if some line from one base to the other passes through the interior of the blocker on that part of its way; for
/// a wall, if some line crosses it there. Concave bases count as their convex hulls, and the places that lines have
/// reached at a share of their way are in error by at most 2 nm. True for a blocker and bases too small to tell.
[[nodiscard]] bool
crossOnWay(const BaseCorners& observer, const BaseCorners& target, const WayPart& way, const CutOutline& blocker);

/// Fast tests of where lines from one base to another meet a blocker, by distances along the line of their positions.
class AlongTheWay {
public:
    AlongTheWay(const BaseCorners& observer, const BaseCorners& target);

    /// Returns whether some line meets the blocker on that part of the way, as `crossOnWay` does; std::nullopt if these
    /// tests do not tell. Precondition: some line meets it somewhere.
    [[nodiscard]] std::optional<bool> isMetOn(const WayPart& way, const CutOutline& blocker) const;

private:
    SightLine m_line;
    detail::Vec m_axis;
    double m_spare = 0.0;      ///< within which shares of the way count as equal
    WayPart m_first{0.0, 0.0}; ///< where the observer's base begins and ends along the axis, in nanometers
    WayPart m_last{0.0, 0.0};  ///< where the target's does
};

} // namespace sightline::geometry
