#pragma once

#include "geometry/polygon.h"

#include <optional>
#include <span>
#include <vector>

namespace sightline::geometry {

/// A part of a table in one piece.
struct RegionPart {
    Ring outline;            ///< in order of positive area
    std::vector<Ring> holes; ///< the other way round
    friend bool operator==(const RegionPart&, const RegionPart&) = default;
};

/// Some of a table: parts that do not overlap, corners to the nearest nanometre (on tables of more than 84 in the nearest two or more).
struct TableRegion {
    std::vector<RegionPart> parts; ///< the largest first
    [[nodiscard]] double areaSquareInches() const;
    /// Closed.
    [[nodiscard]] bool contains(Point p) const;
    friend bool operator==(const TableRegion&, const TableRegion&) = default;
};

/// Outlines in order of positive area, which may overlap, joined; holes the other way round count against the outline they lie in. Slits no wider than the rounding of corners are closed.
[[nodiscard]] TableRegion joinedRegion(std::span<const Ring> outlines);

/// Its outlines, and its holes the other way round: what `joinedRegion` takes.
[[nodiscard]] std::vector<Ring> ringsOf(const TableRegion& region);

/// What of a region lies in one of the outlines, or in none of them; outlines as for `joinedRegion`.
[[nodiscard]] TableRegion regionWithin(const TableRegion& region, std::span<const Ring> outlines);
[[nodiscard]] TableRegion regionWithout(const TableRegion& region, std::span<const Ring> outlines);

/// Without what of it is no wider than twice `by`: hairs that rounding left. Corners sharper than some 12 degrees lose a little more than `by` of their tip.
[[nodiscard]] TableRegion regionWithoutHairs(const TableRegion& region, Length by);

/// What of it lies no nearer to its border than that, or a little less.
[[nodiscard]] TableRegion regionShrunkBy(const TableRegion& region, Length by);

/// A place inside, far from the borders as such places go; nothing: the region is empty, or thinner than the rounding of corners.
[[nodiscard]] std::optional<Point> placeInside(const TableRegion& region);

/// All sums of a place of the region and one of a convex ring, which is from its least corner on in order of positive area.
[[nodiscard]] TableRegion regionGrownBy(const TableRegion& region, const Ring& convex);

/// The same of a segment.
[[nodiscard]] Ring segmentGrownBy(Point from, Point to, const Ring& convex);

/// The region moved.
[[nodiscard]] TableRegion movedBy(TableRegion region, Vector by);

} // namespace sightline::geometry
