#pragma once

#include "geometry/base/tolerances.h"
#include "geometry/region/region_map.h"
#include "geometry/sight/plan/fast_sight.h"

#include <optional>
#include <span>

namespace sightline::geometry {

/// An interval of directions that starts at `from` and extends by `width`, clockwise on screen. A width of zero means
/// all directions.
struct ViewArc {
    Angle from;
    Angle width;
    friend bool operator==(const ViewArc&, const ViewArc&) = default;
};

/// The directions from `first` to `last`, clockwise on screen, as vectors of any positive length. Precondition: the
/// directions differ by less than half a turn and are not equal.
struct ViewWedge {
    Vector first;
    Vector last;
    friend bool operator==(const ViewWedge&, const ViewWedge&) = default;
};

/// The limits of a visible region: the touch rule, a range and a field of view.
struct RegionLimits {
    TouchRule touch = TouchRule::Clear;
    /// maximum distance; its circle is approximated by inscribed chords within `kRangeChord`
    std::optional<Length> range;
    std::optional<ViewArc> arc;
    std::optional<ViewWedge> wedge; ///< alternative to `arc` that is faster, because no angle is computed
    friend bool operator==(const RegionLimits&, const RegionLimits&) = default;
};

/// The maximum distance between a range's circle and its chords, 0.001 in.
inline constexpr Length kRangeChord = toLength(kChordError);

/// The visibility polygon of one point of the table.
struct VisibilityPolygon {
    /// Corners, clockwise on screen, rounded to the nearest nanometer, star-shaped about the viewer; empty if nothing
    /// is seen. If the viewer touches a blocker, the ring passes through the viewer, or twice through it if the viewer
    /// sees only to both sides.
    Ring outline;

    [[nodiscard]] double areaSquareInches() const;
    /// True if the closed region contains the point.
    [[nodiscard]] bool contains(Point p) const;

    friend bool operator==(const VisibilityPolygon&, const VisibilityPolygon&) = default;
};

/// Computes the points p of the table for which the segment from the viewer to p is clear by the definition of
/// `firstHit`, without parts of dimension one. Points seen only along single lines, between two shapes that touch the
/// line from both sides, are not included; the touch rule therefore matters only for a viewer that itself touches a
/// blocker and, with `TouchRule::Blocked`, sees nothing.
///
/// `counts` is indexed by blocker; `Conditional` is treated as `Always`. Corners lie on the outline that ends the
/// sight. Directions are accurate to 1e-15 radians, and two corners of outlines closer together than that, as seen from
/// the viewer, share one direction. The algorithm is the triangular expansion of F. Bungiu et al., "Efficient
/// computation of visibility polygons" (2014). Does not allocate once the thread and `region` have been used before.
/// Source: geometry/README.md, "Visible regions".
void findVisibilityPolygon(Point viewer,
                           const RegionMap& map,
                           std::span<const Occlusion> counts,
                           const RegionLimits& limits,
                           VisibilityPolygon& region);
/// Computes the region, as above, and sets `met[i]` to a nonzero value for every blocker i that was met, and to 0 for
/// the others. Removing any of the others does not change the region.
void findVisibilityPolygon(Point viewer,
                           const RegionMap& map,
                           std::span<const Occlusion> counts,
                           const RegionLimits& limits,
                           VisibilityPolygon& region,
                           std::vector<char>& met);
/// Returns the region as `findVisibilityPolygon` computes it.
[[nodiscard]] VisibilityPolygon visibilityPolygon(Point viewer,
                                                  const RegionMap& map,
                                                  std::span<const Occlusion> counts,
                                                  const RegionLimits& limits = {});

} // namespace sightline::geometry
