#pragma once

#include "geometry/region/space_region.h"

#include <functional>
#include <span>
#include <stop_token>

namespace sightline::geometry {

/// Of what is hidden from a viewer nothing narrower than twice this counts here: parts of a region are joined with
/// corners on whole nanometers, on large tables on every few, and a hair left between two of them would hide every base
/// that stands over it.
inline constexpr Length kHiddenSliver = Length::fromNanometers(30);

/// A target of which all is asked for: each place of its outline that turns to the viewer. Its base in the way like any
/// solid.
struct WholeTarget {
    Footprint base;
    Angle facing;
    Length hair = kHiddenSliver; ///< half the width of what may be hidden all the same
    int curveParts = 32; ///< from a base a curve is asked about in so many parts: each takes two looks, and the two
                         ///< bounds lie the nearer the more there are
};

/// Whether the functions below can tell of such a base: one in a single convex part.
[[nodiscard]] bool isConvexBase(const WholeTarget& target);

/// Where the middle of a target may stand, of which a place without size then sees all that faces it. `seen` is what
/// the place sees of `box`, which the target stays in; outside the box nothing is told. Precondition: the viewer stands
/// in the box.
///
/// Polygons as exact as `seen`, two bounds where that has them, curved bases by chords within `kRangeChord`, on the
/// side of less. Two bounds for a curved base if some direction leads out of what is seen and back into it. Source:
/// geometry/README.md, "All of a base".
[[nodiscard]] RegionBounds wholeRegionFromSpot(Point viewer,
                                               const RegionBounds& seen,
                                               const Box& box,
                                               const WholeTarget& target,
                                               const std::stop_token& stop = {});

/// What of the box a place of the viewer sees by itself.
using SeenFromPlace = std::function<RegionBounds(Point)>;
/// What of the box the viewer sees from its places that lie no farther back along each of these directions, as
/// `BaseRegionOptions::normals` has it.
using SeenAlong = std::function<RegionBounds(const std::vector<Vector>& normals)>;
/// Told now and then: parts of the work done, of so many.
using WholeRegionProgress = std::function<void(int, int)>;

/// The same of a base, of which any place may see any part of the target. As exact as what is seen, but for
/// `kViewerError`, for targets with straight sides; two bounds for curved ones, which alone ask `fromPlace`. After a
/// stop request both are empty.
[[nodiscard]] RegionBounds wholeRegionFromBase(const PlacedFootprint& viewer,
                                               const SeenAlong& seenAlong,
                                               const SeenFromPlace& fromPlace,
                                               const Box& box,
                                               const WholeTarget& target,
                                               const WholeRegionProgress& progress = {},
                                               const std::stop_token& stop = {});

} // namespace sightline::geometry
