#pragma once

#include "geometry/base/tolerances.h"
#include "geometry/shapes/footprint.h"

#include <vector>

namespace sightline::geometry {

/// The side on which straight sides approximate a curve: rings around the curve, so that a path clear of the rings is
/// clear of the shape, or rings inside it.
enum class RingFit { Outside, Inside };

/// The number of sides of a ring around a circle. Corners exceed the radius by less than 0.22 % (1 / cos(pi / 48) =
/// 1.00215); along the axes the ring touches the circle.
inline constexpr int kRingSides = 48;
/// The additional margin of outside rings on all sides: half of `kOutlineError`, so that a ring is wider by less than
/// that on two sides together. Its corners are rounded to whole nanometers, by up to 0.71 nm; without a margin that
/// exceeds this a ring could cut into its base.
inline constexpr Length kRingMargin = toLength(kOutlineError / 2);

/// Returns convex rings, relative to the position of the base, whose union approximates the base; several only for a
/// concave hull.
[[nodiscard]] std::vector<Ring> baseRings(const Footprint& base, Angle facing, RingFit fit);

/// Returns a ring relative to the position of the base. `Outside`: around the circle that contains the base in every
/// orientation. `Inside`: in the largest circle about the position that the base contains; empty if there is none.
[[nodiscard]] std::vector<Ring> turningRings(const Footprint& base, RingFit fit);

} // namespace sightline::geometry
