#pragma once

#include "geometry/shapes/footprint.h"

namespace sightline::scenarios {

/// Returns the center of the box, rounded to whole nanometers towards zero.
[[nodiscard]] inline geometry::Point centerPointOf(const geometry::Box& box) {
    const auto half = [](geometry::Length a, geometry::Length b) {
        return geometry::Length::fromNanometers((a.nanometers() + b.nanometers()) / 2);
    };
    return {half(box.low.x, box.high.x), half(box.low.y, box.high.y)};
}

} // namespace sightline::scenarios
