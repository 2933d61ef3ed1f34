#pragma once

#include "geometry/sight/plan/sight_elements.h"
#include "geometry/sight/seen/entry_ranges.h"

#include <array>
#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// A parametrization of the outline of a pair's target by the point at which a line enters it, clockwise on screen. For
/// round and oval bases it is the parameter of `ConvexShape::curvePoint`, within half a turn of the point that faces
/// the observer; for polygons the number of sides from the corner farthest from the observer.
class EntryOutline {
public:
    explicit EntryOutline(const BasePair& pair);

    /// Returns the parameter at which the line start + k direction enters. A line that misses the target by rounding
    /// enters where it is nearest. Both ends of the parameter range are the point farthest from the observer, which
    /// lines graze from either side.
    [[nodiscard]] double entry(Vec start, Vec direction) const;

    /// Returns an equivalent parameter of a round or oval base within half a turn of the point that faces the observer.
    [[nodiscard]] double facing(double parameter) const;

    /// Returns the corner of a polygon at which the parameter is 0.
    [[nodiscard]] std::size_t firstCorner() const { return m_first; }

private:
    /// True if the line passes nearer to the side of higher offsets.
    [[nodiscard]] bool isHigherFlank(Vec start, Vec direction) const;

    const ConvexShape& m_shape;
    double m_facing = 0.0;   ///< for curves: parameter of the point that faces the observer
    std::size_t m_first = 0; ///< for polygons: corner with parameter 0
};

/// The directions of the two common tangents of a pair that have both bases on the same side.
struct OuterTangents {
    double above; ///< direction of the tangent with both bases at lower offsets
    double below;
};
[[nodiscard]] OuterTangents outerTangents(const BasePair& pair);

/// Returns the parameters at which lines that meet both bases and pass all elements enter the target, as sorted,
/// disjoint ranges.
///
/// Within a range of directions, the lines that pass each obstacle on a chosen side are a connected set. At one slope
/// they are an interval of offsets; as the slope changes, either end rotates about a corner of an obstacle, rolls along
/// a base, or stays parallel, and each of these moves the entry monotonically. The entries of the set therefore lie
/// between those at the slopes where the type of an end changes: lines through two corners, through a corner and
/// tangent to a base, or tangent to both. All of these are enumerated. The error across a line is at most
/// `kConstructionError`.
[[nodiscard]] std::vector<EntryRange> freeEntries(const BasePair& pair, std::span<const SightElement> elements);

/// Returns the parameters at which lines that meet both bases and some element enter the target, as sorted, disjoint
/// ranges.
[[nodiscard]] std::vector<EntryRange> blockedEntries(const BasePair& pair, std::span<const SightElement> elements);

} // namespace sightline::geometry::detail
