#pragma once

#include "geometry/point.h"

#include <cstdint>

namespace sightline::geometry {

/// Exact up to `kLargestCoordinate`: products of differences fit in 128 bits.
__extension__ using Wide = __int128;

/// Which side of the directed line a -> b the point lies on.
enum class Side { Left = -1, On = 0, Right = 1 };

/// (b - a) x (c - a). Positive: c lies on the right of a -> b as seen on screen (y down).
[[nodiscard]] constexpr Wide cross(Point a, Point b, Point c) {
    return Wide{(b.x - a.x).nanometers()} * (c.y - a.y).nanometers() -
           Wide{(b.y - a.y).nanometers()} * (c.x - a.x).nanometers();
}

/// (b - a) . (c - a)
[[nodiscard]] constexpr Wide dot(Point a, Point b, Point c) {
    return Wide{(b.x - a.x).nanometers()} * (c.x - a.x).nanometers() +
           Wide{(b.y - a.y).nanometers()} * (c.y - a.y).nanometers();
}

[[nodiscard]] constexpr int signOf(Wide value) { return (value > 0) - (value < 0); }

/// -1, 0 or 1: the side of a -> b that c lies on. Exact.
[[nodiscard]] constexpr int orientation(Point a, Point b, Point c) { return signOf(cross(a, b, c)); }

[[nodiscard]] constexpr Side sideOf(Point a, Point b, Point c) { return static_cast<Side>(orientation(a, b, c)); }

/// True if p lies on the closed segment a b. Exact.
[[nodiscard]] constexpr bool isOnSegment(Point a, Point b, Point p) {
    return orientation(a, b, p) == 0 && dot(p, a, b) <= 0;
}

/// True if the closed segments share a point. Exact.
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

/// True if each segment has its ends strictly on both sides of the other. Exact.
[[nodiscard]] constexpr bool segmentsCross(Point a, Point b, Point c, Point d) {
    return orientation(a, b, c) * orientation(a, b, d) < 0 && orientation(c, d, a) * orientation(c, d, b) < 0;
}

} // namespace sightline::geometry
