#include "geometry/shapes/convex_ring.h"

#include <cstddef>

namespace sightline::geometry::detail {

int turnOfStrictlyConvex(const Ring& ring) {
    if (ring.size() < 3) {
        return 0;
    }
    const auto ascends = [](Point way) { return Point{} < way; };
    Point before = wayBetween(ring[ring.size() - 2], ring.back());
    bool ascended = ascends(before);
    Point here = ring.back();
    int turn = 0;
    std::size_t changes = 0; // between ascending and descending
    for (const Point next : ring) {
        const Point way = wayBetween(here, next);
        const int bend = turnBetween(before, way);
        turn = turn == 0 ? bend : turn;
        if (bend == 0 || bend != turn) {
            return 0;
        }
        const bool isAscending = ascends(way);
        changes += isAscending != ascended ? 1U : 0U;
        ascended = isAscending;
        before = way;
        here = next;
    }
    return changes == 2 ? turn : 0;
}

} // namespace sightline::geometry::detail
