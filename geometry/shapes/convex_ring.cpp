#include "geometry/shapes/convex_ring.h"

#include <cstddef>

namespace sightline::geometry::detail {

namespace {

/// True if the ring turns in the direction of `turn`, 1 or -1, at each of its corners, and goes around once.
template <int turn> bool turnsOnce(const Ring& ring) {
    const auto ascends = [](Point way) { return way.x > Length{} || (way.x == Length{} && way.y > Length{}); };
    Point here = ring.back();
    Point before = wayBetween(ring[ring.size() - 2], here);
    bool ascended = ascends(before);
    std::size_t changes = 0; // between ascending and descending
    for (const Point next : ring) {
        const Point way = wayBetween(here, next);
        if ((turn > 0 ? cross(Point{}, before, way) : cross(Point{}, way, before)) <= 0) {
            return false;
        }
        const bool isAscending = ascends(way);
        changes += isAscending != ascended ? 1U : 0U;
        ascended = isAscending;
        before = way;
        here = next;
    }
    return changes == 2;
}

} // namespace

int turnOfStrictlyConvex(const Ring& ring) {
    if (ring.size() < 3) {
        return 0;
    }
    const int turn = turnBetween(wayBetween(ring[0], ring[1]), wayBetween(ring[1], ring[2]));
    return turn > 0 && turnsOnce<1>(ring) ? 1 : turn < 0 && turnsOnce<-1>(ring) ? -1 : 0;
}

} // namespace sightline::geometry::detail
