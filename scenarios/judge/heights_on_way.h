#pragma once

#include "geometry/base/length.h"
#include "geometry/sight/plan/way_between.h"

#include <optional>

namespace sightline::scenarios {

/// The heights at an end of lines.
struct HeightsAtEnd {
    geometry::Length low;
    geometry::Length high;
};

/// The heights of lines on their way: the lowest and the highest change evenly from those of one end to those of the
/// other.
struct HeightsOnWay {
    HeightsAtEnd from;
    HeightsAtEnd to;

    /// Returns the lowest and the highest on that part of the way, rounded to the nearest nanometer.
    [[nodiscard]] HeightsAtEnd on(const geometry::WayPart& way) const;
    /// Returns the part of the way on which some line runs higher than `foot` and lower than `top`; without a top: at
    /// any height above. Returns std::nullopt if no line runs there, or only touches.
    [[nodiscard]] std::optional<geometry::WayPart> between(geometry::Length foot,
                                                           std::optional<geometry::Length> top) const;
};

} // namespace sightline::scenarios
