#pragma once

#include "geometry/base/point.h"

#include <cstdint>

namespace sightline::geometry {

/// A 128-bit integer. It represents products of coordinate differences exactly for coordinates up to
/// `kLargestCoordinate`.
__extension__ using Wide = __int128;

/// The position of a point relative to a directed line a -> b, as seen on screen.
enum class Side { Left = -1, On = 0, Right = 1 };

/// Returns the cross product (b - a) x (c - a), exactly. It is positive if c lies to the right of a -> b as seen on
/// screen (y down).
[[nodiscard]] constexpr Wide cross(Point a, Point b, Point c) {
    return Wide{(b.x - a.x).nanometers()} * (c.y - a.y).nanometers() -
           Wide{(b.y - a.y).nanometers()} * (c.x - a.x).nanometers();
}

/// Returns the dot product (b - a) . (c - a), exactly.
[[nodiscard]] constexpr Wide dot(Point a, Point b, Point c) {
    return Wide{(b.x - a.x).nanometers()} * (c.x - a.x).nanometers() +
           Wide{(b.y - a.y).nanometers()} * (c.y - a.y).nanometers();
}

/// Returns -1, 0 or 1, the sign of `value`.
[[nodiscard]] constexpr int signOf(Wide value) { return (value > 0) - (value < 0); }

/// Returns the sign of `cross(a, b, c)`: 1 if c lies to the right of a -> b on screen, -1 if to the left, 0 if on the
/// line. Exact.
[[nodiscard]] constexpr int orientation(Point a, Point b, Point c) { return signOf(cross(a, b, c)); }

/// Returns the side of the directed line a -> b on which c lies, as seen on screen. Exact.
[[nodiscard]] constexpr Side sideOf(Point a, Point b, Point c) { return static_cast<Side>(orientation(a, b, c)); }

/// True if p lies on the closed segment from a to b. Exact.
[[nodiscard]] constexpr bool isOnSegment(Point a, Point b, Point p) {
    return orientation(a, b, p) == 0 && dot(p, a, b) <= 0;
}

/// True if the closed segments a b and c d share a point. Exact.
[[nodiscard]] constexpr bool segmentsMeet(Point a, Point b, Point c, Point d) {
    const int abc = orientation(a, b, c);
    const int abd = orientation(a, b, d);
    const int cda = orientation(c, d, a);
    const int cdb = orientation(c, d, b);
    if (abc != abd && cda != cdb && abc * abd <= 0 && cda * cdb <= 0 && (abc != 0 || abd != 0)) {
        return true;
    }
    return isOnSegment(a, b, c) || isOnSegment(a, b, d) || isOnSegment(c, d, a) || isOnSegment(c, d, b);
}

/// True if the segments a b and c d cross properly: each has its ends strictly on both sides of the other. Exact.
[[nodiscard]] constexpr bool segmentsCross(Point a, Point b, Point c, Point d) {
    return orientation(a, b, c) * orientation(a, b, d) < 0 && orientation(c, d, a) * orientation(c, d, b) < 0;
}

} // namespace sightline::geometry
