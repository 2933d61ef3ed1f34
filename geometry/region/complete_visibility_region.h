#pragma once

#include "geometry/base/tolerances.h"
#include "geometry/region/space_region.h"

#include <functional>
#include <span>
#include <stop_token>

namespace sightline::geometry {

/// Half the width of the widest hidden sliver that is ignored. Parts of a region are joined with corners rounded to
/// whole nanometers, on large tables to several, and a sliver between two of them would otherwise hide every base over
/// it: three outlines, each to `kOutlineRounding`.
inline constexpr Length kHiddenSliver = toLength(3 * kOutlineRounding);

/// A target that is to be seen completely: every point of its outline that faces the viewer. Its own base blocks lines
/// like any solid.
struct WholeTarget {
    Footprint base;
    Angle facing;
    Length sliver = kHiddenSliver; ///< half the width up to which a hidden sliver is ignored
    /// number of arcs into which a curved outline is divided for a viewer with a base: each arc takes two visibility
    /// queries, and more arcs bring the two bounds closer together
    int curveParts = 32;
};

/// True if the functions below support the base: it consists of a single convex part.
[[nodiscard]] bool isConvexBase(const WholeTarget& target);

/// Returns the positions of a target's center at which a viewing point sees all of the target's outline that faces it.
/// `seen` is what the point sees of `box`; the target has to stay in the box, and the result is limited to it.
/// Precondition: the viewer lies in the box.
///
/// The result is as exact as `seen`, with two bounds where that has two; curved bases are approximated by chords within
/// `kRangeChord`, so that the result is too small. For a curved base the bounds also differ if sight in some direction
/// leaves the seen region and reenters it. Source: geometry/README.md, "All of a base".
[[nodiscard]] RegionBounds completeRegionFromPoint(Point viewer,
                                                   const RegionBounds& seen,
                                                   const Box& box,
                                                   const WholeTarget& target,
                                                   const std::stop_token& stop = {});

/// Returns what a single point of the viewer sees of the box.
using SeenFromPoint = std::function<RegionBounds(Point)>;
/// Returns what the viewer sees of the box when restricted by these normals; see `WeakVisibilityOptions::normals`.
using SeenAlong = std::function<RegionBounds(const std::vector<Vector>& normals)>;
/// Receives the number of work items done and their total.
using CompleteRegionProgress = std::function<void(int, int)>;

/// Returns the positions at which a viewer with a base sees all of the target's outline that faces it; different points
/// of the viewer may see different parts. For targets with straight sides the result is as exact as `seenAlong`, except
/// for `kViewerError`. Curved targets have two bounds; only they use `fromPoint`. After a stop request both bounds are
/// empty.
[[nodiscard]] RegionBounds completeRegionFromBase(const PlacedFootprint& viewer,
                                                  const SeenAlong& seenAlong,
                                                  const SeenFromPoint& fromPoint,
                                                  const Box& box,
                                                  const WholeTarget& target,
                                                  const CompleteRegionProgress& progress = {},
                                                  const std::stop_token& stop = {});

} // namespace sightline::geometry
