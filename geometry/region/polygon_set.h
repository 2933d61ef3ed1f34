#pragma once

#include "geometry/polygon.h"

#include <optional>
#include <span>
#include <vector>

namespace sightline::geometry {

/// A part of a table in one piece.
struct PolygonWithHoles {
    Ring outline;            ///< in order of positive area
    std::vector<Ring> holes; ///< the other way round
    friend bool operator==(const PolygonWithHoles&, const PolygonWithHoles&) = default;
};

/// Some of a table: parts that do not overlap, corners to the nearest nanometer (on tables of more than 84 in the
/// nearest two or more).
struct PolygonSet {
    std::vector<PolygonWithHoles> parts; ///< the largest first
    [[nodiscard]] double areaSquareInches() const;
    /// Closed.
    [[nodiscard]] bool contains(Point p) const;
    friend bool operator==(const PolygonSet&, const PolygonSet&) = default;
};

/// Outlines in order of positive area, which may overlap, joined; holes the other way round count against the outline
/// they lie in. Slits no wider than the rounding of corners are closed.
[[nodiscard]] PolygonSet unite(std::span<const Ring> outlines);

/// Its outlines, and its holes the other way round: what `unite` takes.
[[nodiscard]] std::vector<Ring> ringsOf(const PolygonSet& region);

/// What of a region lies in one of the outlines, or in none of them; outlines as for `unite`.
[[nodiscard]] PolygonSet intersect(const PolygonSet& region, std::span<const Ring> outlines);
[[nodiscard]] PolygonSet subtract(const PolygonSet& region, std::span<const Ring> outlines);

/// Without what of it is no wider than twice `by`: hairs that rounding left. Corners sharper than some 12 degrees lose
/// a little more than `by` of their tip.
[[nodiscard]] PolygonSet removeSlivers(const PolygonSet& region, Length by);

/// What of it lies no nearer to its border than that, or a little less.
[[nodiscard]] PolygonSet inset(const PolygonSet& region, Length by);

/// A place inside, far from the borders as such places go; nothing: the region is empty, or thinner than the rounding
/// of corners.
[[nodiscard]] std::optional<Point> interiorPoint(const PolygonSet& region);

/// All sums of a place of the region and one of a convex ring, which is from its least corner on in order of positive
/// area.
[[nodiscard]] PolygonSet minkowskiSum(const PolygonSet& region, const Ring& convex);

/// The same of a segment.
[[nodiscard]] Ring segmentGrownBy(Point from, Point to, const Ring& convex);

/// The region moved.
[[nodiscard]] PolygonSet movedBy(PolygonSet region, Vector by);

} // namespace sightline::geometry
