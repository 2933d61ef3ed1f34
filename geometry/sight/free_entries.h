#pragma once

#include "geometry/sight/entry_ranges.h"
#include "geometry/sight/sight_elements.h"

#include <array>
#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// The outline of a pair's target by the place where a line enters it, walked from +x to +y. Of round and oval bases
/// the parameter of `ConvexShape::curvePoint`, within half a turn of the place that faces the observer; of polygons the
/// number of sides from the corner farthest from the observer.
class EntryOutline {
public:
    explicit EntryOutline(const BasePair& pair);

    /// Where the line start + k direction enters. A line that passes beside the target by rounding enters where it is
    /// nearest. Both ends of the outline are the one place farthest from the observer, which lines graze from one side
    /// or from the other.
    [[nodiscard]] double entry(Vec start, Vec direction) const;

    /// The same place of a round or oval base, within half a turn of the place that faces the observer.
    [[nodiscard]] double facing(double parameter) const;

    /// Of a polygon: the corner at which the parameter is 0.
    [[nodiscard]] std::size_t firstCorner() const { return m_first; }

private:
    /// True if the line passes nearer the side of higher offsets.
    [[nodiscard]] bool isHigherFlank(Vec start, Vec direction) const;

    const ConvexShape& m_shape;
    double m_facing = 0.0;   ///< curves: parameter of the place that faces the observer
    std::size_t m_first = 0; ///< polygons
};

/// The directions of the two common tangents of a pair that leave both bases on one side: below, and above.
struct OuterTangents {
    double above; ///< both bases on the side of lower offsets
    double below;
};
[[nodiscard]] OuterTangents outerTangents(const BasePair& pair);

/// Where lines that meet both bases past all elements enter the target: sorted ranges that do not meet.
///
/// The lines of one range of directions that pass each obstacle on a chosen side are a connected set; at one slope they
/// are an interval of offsets, whose ends turn round a corner of an obstacle, roll along a base, or stay parallel. Each
/// of these moves the entry one way only, so the entries of the set lie between those at the slopes where an end
/// changes from one to the next: through two corners, through a corner and tangent to a base, tangent to both. All of
/// these are looked at. Exact but for rounding: `kConstructionError` across a line.
[[nodiscard]] std::vector<EntryRange> freeEntries(const BasePair& pair, std::span<const SightElement> elements);

/// Where lines that meet both bases and some element enter the target, likewise.
[[nodiscard]] std::vector<EntryRange> blockedEntries(const BasePair& pair, std::span<const SightElement> elements);

} // namespace sightline::geometry::detail
