#pragma once

#include "geometry/shapes/footprint.h"

#include <optional>

/// @file
/// Bases that contain, or are contained in, every position of a base that is moved slightly, for proofs about all moves
/// at once.
namespace sightline::geometry {

/// Returns a base that contains the given one wherever it is moved by at most `by`. Apart from rounding, round bases
/// and, except near their corners, rectangles are no larger than necessary; ovals are scaled proportionally; a hull
/// becomes the convex hull of octagons around its corners.
[[nodiscard]] PlacedFootprint containingAllMoves(const PlacedFootprint& placed, Length by);

/// Returns a base that is contained in the given one wherever that is moved by at most `by`; nothing if it would
/// vanish. For a concave hull it is part of one of the convex parts.
[[nodiscard]] std::optional<PlacedFootprint> containedInAllMoves(const PlacedFootprint& placed, Length by);

/// Returns a convex polygon that contains the segment a b wherever it is moved by at most `by`. Precondition: `by` is
/// positive.
[[nodiscard]] Polygon containingAllMoves(Point a, Point b, Length by);

} // namespace sightline::geometry
