#pragma once

#include "geometry/region/region_map.h"
#include "geometry/sight/fast_sight.h"

#include <optional>
#include <span>

namespace sightline::geometry {

/// The directions from `from` on, over `width`; a width of no turn is all of them.
struct ViewArc {
    Angle from;
    Angle width;
    friend bool operator==(const ViewArc&, const ViewArc&) = default;
};

/// The directions from one to another in positive order, both as ways of any length. Precondition: less than half a
/// turn apart, and not the same.
struct ViewWedge {
    Vector first;
    Vector last;
    friend bool operator==(const ViewWedge&, const ViewWedge&) = default;
};

struct RegionLimits {
    TouchRule touch = TouchRule::Clear;
    std::optional<Length> range; ///< its circle is drawn by chords inside it, within `kRangeChord`
    std::optional<ViewArc> arc;
    std::optional<ViewWedge> wedge; ///< instead of an arc, for speed: no angle is computed
    friend bool operator==(const RegionLimits&, const RegionLimits&) = default;
};

/// A range's circle and the chords that stand for it are nowhere farther apart: 0.001 in.
inline constexpr Length kRangeChord = Length::fromNanometers(25'400);

/// What one point sees of the table.
struct VisibleRegion {
    /// Corners in order of positive area, to the nearest nanometer; around the viewer, from which each is seen. Empty:
    /// nothing is seen. Where the viewer leans on something the ring goes through the viewer, and twice where it looks
    /// out to both sides only.
    Ring outline;

    [[nodiscard]] double areaSquareInches() const;
    /// Closed.
    [[nodiscard]] bool contains(Point p) const;

    friend bool operator==(const VisibleRegion&, const VisibleRegion&) = default;
};

/// The places of the table that the viewer sees past the blockers that count: those p for which the segment to p is
/// clear by the definition of `firstHit`, apart from lines. What is seen along single lines only, between two things
/// that touch the line from both sides, is no part of it, so that the touch rule matters only for a viewer that itself
/// touches something: with touch blocked it sees nothing.
///
/// `counts` is by blocker; `ForSomeLines` counts as `Yes`. Corners lie on the outline that ends the sight. Directions
/// are right to 1e-15 radians, and two corners of outlines less than that apart, as seen from the viewer, are taken for
/// one direction. Allocates nothing once the thread and `region` are warm. Source: geometry/README.md, "Visible
/// regions".
void findVisibleRegion(Point viewer,
                       const RegionMap& map,
                       std::span<const Occlusion> counts,
                       const RegionLimits& limits,
                       VisibleRegion& region);
/// The same, and which blockers it met: `met`, by blocker, is not 0. Without all the others, or some, the region would
/// be the same.
void findVisibleRegion(Point viewer,
                       const RegionMap& map,
                       std::span<const Occlusion> counts,
                       const RegionLimits& limits,
                       VisibleRegion& region,
                       std::vector<char>& met);
[[nodiscard]] VisibleRegion
visibleRegion(Point viewer, const RegionMap& map, std::span<const Occlusion> counts, const RegionLimits& limits = {});

} // namespace sightline::geometry
