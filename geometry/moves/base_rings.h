#pragma once

#include "geometry/footprint.h"

#include <vector>

namespace sightline::geometry {

/// Curves are drawn by straight sides: outside them, so that whoever keeps off the rings keeps off the thing, or inside
/// them.
enum class RingFit { Outside, Inside };

/// Sides of a ring round a circle: it reaches beyond by less than 0.22 % of the radius, and not at all along the axes.
inline constexpr int kRingSides = 48;
/// Rings outside are wider by this to all sides, more than any rounding: 0.5 micrometers.
inline constexpr Length kRingMargin = Length::fromNanometers(500);

/// Convex rings whose union is the base, about its middle; several for a concave hull only.
[[nodiscard]] std::vector<Ring> baseRings(const Footprint& base, Angle facing, RingFit fit);

/// Outside: the circle around the base, about its middle, which holds it however it turns. Inside: the largest about
/// the middle that each turn of it holds; empty if there is none.
[[nodiscard]] std::vector<Ring> turningRings(const Footprint& base, RingFit fit);

} // namespace sightline::geometry
