#pragma once

#include "geometry/polygon.h"

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

} // namespace sightline::geometry
