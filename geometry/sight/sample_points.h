#pragma once

#include "geometry/footprint.h"
#include "geometry/sight/sight.h"

#include <vector>

namespace sightline::geometry {

/// The middle of a base: its position, or, if a hull does not hold its own position, the middle of its largest convex
/// part.
[[nodiscard]] Point centerPoint(const PlacedFootprint& placed);

/// The four cardinal points: of round bases on the table's axes, of ovals on their own axes, of rectangles the middles
/// of the sides and the corners too, of hulls the corners. Rows S3.14 and S3.15. Stored points lie inside the base by
/// up to 2 nm.
[[nodiscard]] std::vector<Point> edgePoints(const PlacedFootprint& placed);

/// `count` points round the base; rectangles and hulls: the corners, and from 6 on the thirds of each side (row S3.34);
/// ovals from 8 on the quarter points of both axes as well (row S3.35).
[[nodiscard]] std::vector<Point> circumferencePoints(const PlacedFootprint& placed, int count);

/// 4, 6 or 8 by distance and size of the bases (row S3.17); `apart` is their edge distance.
[[nodiscard]] int circumferenceCount(const PlacedFootprint& observer,
                                     const PlacedFootprint& target,
                                     Length apart,
                                     const SampleSettings& settings);

/// Whether the stages beyond the center are tried for the pair (row S3.16).
[[nodiscard]] bool
triesEdges(const PlacedFootprint& observer, const PlacedFootprint& target, const SampleSettings& settings);
[[nodiscard]] bool
triesRing(const PlacedFootprint& observer, const PlacedFootprint& target, const SampleSettings& settings);

} // namespace sightline::geometry
