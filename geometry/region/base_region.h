#pragma once

#include "geometry/region/polygon_set.h"
#include "geometry/region/visible_region.h"

#include <stop_token>

namespace sightline::geometry {

struct BaseRegionOptions {
    /// From the nearest point of the viewers to the spot; drawn by chords inside, within `kRangeChord`.
    std::optional<Length> range;
    /// From the middle of each viewer.
    std::optional<ViewArc> arc;
    /// Pieces that do not count for lines that start or end strictly inside their footprint; as `SightOptions` has it.
    std::vector<ContainingPiece> ignoredIfHoldingEnd;
    /// A place counts as seen only from those of the viewer that lie no farther back along each of these directions:
    /// what a side of a target that turns this way shows. Two at most, the second less than half a turn on in positive
    /// direction.
    std::vector<Vector> normals = {};
};

/// Round and oval viewers stand in as polygons with corners on the curve, so that they are too small by less than this:
/// 1 micrometer.
inline constexpr Length kViewerError = Length::fromNanometers(1000);

/// The places of the table that some point of some viewer sees, each looking alone, and where the viewers stand, for
/// bases that touch see each other. What is seen along single lines only is no part of it.
///
/// Exact but for `kViewerError` and the rounding of corners: nothing is sampled, islands behind blockers are found
/// however small. A spot of the region is seen; a spot outside it is not seen by any viewer shrunk by that error. After
/// a stop request the region is empty. Source: geometry/README.md, "Visible regions".
[[nodiscard]] PolygonSet regionSeenFrom(std::span<const PlacedFootprint> viewers,
                                        const RegionMap& map,
                                        std::span<const Occlusion> counts,
                                        const BaseRegionOptions& options = {},
                                        const std::stop_token& stop = {});

/// The same from every place of a polygon.
[[nodiscard]] PolygonSet regionSeenFrom(const Polygon& zone,
                                        const RegionMap& map,
                                        std::span<const Occlusion> counts,
                                        const BaseRegionOptions& options = {},
                                        const std::stop_token& stop = {});

/// The same from every place of a convex ring in order of positive area, along `BaseRegionOptions::normals`; the ring
/// itself is no part of the answer for its own sake.
[[nodiscard]] PolygonSet regionSeenFromWithin(const Ring& convex,
                                              const RegionMap& map,
                                              std::span<const Occlusion> counts,
                                              std::span<const Vector> normals = {},
                                              const std::stop_token& stop = {});

} // namespace sightline::geometry
