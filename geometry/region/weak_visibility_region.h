#pragma once

#include "geometry/base/tolerances.h"
#include "geometry/region/polygon_set.h"
#include "geometry/region/visibility_polygon.h"

#include <stop_token>

namespace sightline::geometry {

/// The limits of a region seen from bases.
struct WeakVisibilityOptions {
    /// Maximum distance from the nearest point of the viewers; its boundary is approximated by inscribed chords within
    /// `kRangeChord`.
    std::optional<Length> range;
    /// Field of view, measured from the center of each viewer; std::nullopt: all round.
    std::optional<ViewArc> arc;
    /// Pieces that are ignored by lines that start or end strictly inside their footprint; see `SightOptions`.
    std::vector<ContainingPiece> ignoredIfContainingEnd;
    /// Restricts the viewer to what a side of a target with these outward normals can see: a point p counts as seen
    /// only from points v of the viewer with (v - p) . n >= 0 for every normal n. At most two normals; the second
    /// follows the first by less than half a turn, clockwise on screen.
    std::vector<Vector> normals = {};
    /// Outlines to whose union the region is limited, which makes the query cheaper; empty: the whole table.
    std::vector<Ring> within = {};
};

/// The maximum deviation of the inscribed polygons that represent round and oval viewers, 1 micrometer.
inline constexpr Length kViewerError = toLength(kOutlineError);

/// Returns the points of the table that some point of some viewer sees, together with the area of the viewers
/// themselves, since touching bases see each other. Each viewer is evaluated independently. Points seen only along
/// single lines are not included. `counts` is indexed by blocker; `Conditional` is treated as `Always`.
///
/// The result is exact except for `kViewerError` and the rounding of corners: nothing is sampled, and visible islands
/// of any size are found. Every point of the region is seen; a point outside it is not seen by any viewer shrunk by
/// that error. After a stop request the region is empty. Source: geometry/README.md, "Visible regions".
[[nodiscard]] PolygonSet regionSeenFrom(std::span<const PlacedFootprint> viewers,
                                        const RegionMap& map,
                                        std::span<const Occlusion> counts,
                                        const WeakVisibilityOptions& options = {},
                                        const std::stop_token& stop = {});

/// Returns the region seen from the points of a convex ring (clockwise on screen), restricted by the options' `normals`
/// and `within`. The ring itself is not added to the result.
[[nodiscard]] PolygonSet regionSeenFromWithin(const Ring& convex,
                                              const RegionMap& map,
                                              std::span<const Occlusion> counts,
                                              const WeakVisibilityOptions& options = {},
                                              const std::stop_token& stop = {});

} // namespace sightline::geometry
