#pragma once

#include "geometry/footprint.h"

#include <optional>

/// Bases that hold, or lie in, every place of a base that is moved a little: for proofs about all moves of a region at
/// once.
namespace sightline::geometry {

/// A base that holds the given one wherever it is moved by at most `by`. Round bases and, but for their corners,
/// rectangles are no larger than that takes; ovals grow in proportion; of a hull it is the convex hull, cornered off.
[[nodiscard]] PlacedFootprint holdingAllMoves(const PlacedFootprint& placed, Length by);

/// A base that lies in the given one wherever that is moved by at most `by`; nothing if it would vanish. Of a concave
/// hull a part of one of its convex parts.
[[nodiscard]] std::optional<PlacedFootprint> heldByAllMoves(const PlacedFootprint& placed, Length by);

/// A convex polygon that holds the segment a b wherever it is moved by at most `by`, which is positive.
[[nodiscard]] Polygon holdingAllMoves(Point a, Point b, Length by);

} // namespace sightline::geometry
