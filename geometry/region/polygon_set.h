#pragma once

#include "geometry/shapes/polygon.h"

#include <optional>
#include <span>
#include <vector>

namespace sightline::geometry {

/// A connected polygon with holes.
struct PolygonWithHoles {
    Ring outline;            ///< clockwise on screen
    std::vector<Ring> holes; ///< counter-clockwise on screen
    friend bool operator==(const PolygonWithHoles&, const PolygonWithHoles&) = default;
};

/// A set of polygons with disjoint interiors. Corners are rounded to the nearest nanometer, or to multiples of two or
/// more nanometers on tables larger than 84 in.
struct PolygonSet {
    std::vector<PolygonWithHoles> parts; ///< largest first
    [[nodiscard]] double areaSquareInches() const;
    /// True if the closed set contains the point.
    [[nodiscard]] bool contains(Point p) const;
    friend bool operator==(const PolygonSet&, const PolygonSet&) = default;
};

/// Returns the union of outlines, which are clockwise on screen and may overlap. Rings that are counter-clockwise on
/// screen are holes of the outline that contains them. Gaps no wider than the rounding of corners are closed. Computed
/// in integers by A. Johnson's Clipper library, whose algorithm is that of B. R. Vatti, "A generic solution to polygon
/// clipping", CACM 35 (1992).
[[nodiscard]] PolygonSet unite(std::span<const Ring> outlines);

/// Returns the union of regions; a single one is returned as it is.
[[nodiscard]] PolygonSet uniteRegions(std::vector<PolygonSet> regions);

/// Returns the outlines and, counter-clockwise on screen, the holes: valid input for `unite`.
[[nodiscard]] std::vector<Ring> ringsOf(const PolygonSet& region);

/// Return the intersection of the region with the union of the outlines, and the difference of the region and that
/// union; `outlines` are as for `unite`.
[[nodiscard]] PolygonSet intersect(const PolygonSet& region, std::span<const Ring> outlines);
[[nodiscard]] PolygonSet subtract(const PolygonSet& region, std::span<const Ring> outlines);
/// Return the intersection, or the difference, of two unions of outlines in one pass.
[[nodiscard]] PolygonSet intersectUnions(std::span<const Ring> outlines, std::span<const Ring> others);
[[nodiscard]] PolygonSet subtractUnions(std::span<const Ring> outlines, std::span<const Ring> others);

/// Returns the region without its parts no wider than twice `by`, such as slivers left by rounding, by an inset
/// followed by an offset (morphological opening). Corners sharper than about 12 degrees lose slightly more than `by` of
/// their tip.
[[nodiscard]] PolygonSet removeSlivers(const PolygonSet& region, Length by);

/// Returns the region with gaps no wider than twice `by` closed, by an offset followed by an inset (morphological
/// closing). Notches sharper than about 12 degrees lose slightly more than `by` of their tip.
[[nodiscard]] PolygonSet closeGaps(const PolygonSet& region, Length by);

/// Returns the points of the region whose distance from its border is at least `by`, or slightly less.
[[nodiscard]] PolygonSet inset(const PolygonSet& region, Length by);

/// Returns a point in the interior, far from the border compared with other such points. Returns std::nullopt if the
/// region is empty or thinner than the rounding of corners.
[[nodiscard]] std::optional<Point> interiorPoint(const PolygonSet& region);

/// Returns the Minkowski sum of the region and a convex ring, which starts at its least point and is clockwise on
/// screen.
[[nodiscard]] PolygonSet minkowskiSum(const PolygonSet& region, const Ring& convex);

/// Returns the Minkowski sum of the segment and a convex ring, which is as for `minkowskiSum`.
[[nodiscard]] Ring segmentGrownBy(Point from, Point to, const Ring& convex);

/// Returns the region translated by `by`.
[[nodiscard]] PolygonSet movedBy(PolygonSet region, Vector by);

} // namespace sightline::geometry
