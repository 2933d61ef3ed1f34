#include "geometry/shapes/hull_of_two.h"

#include "geometry/base/predicates.h"
#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"

#include <algorithm>

namespace sightline::geometry::detail {

namespace {

/// A position on a ring that can be advanced in either direction.
struct Walk {
    const Ring& ring;
    std::size_t at = 0;

    [[nodiscard]] Point here() const { return ring[at]; }
    [[nodiscard]] Point next() const { return ring[after(at)]; }
    [[nodiscard]] Point previous() const { return ring[before(at)]; }
    [[nodiscard]] std::size_t after(std::size_t i) const { return i + 1 == ring.size() ? 0 : i + 1; }
    [[nodiscard]] std::size_t before(std::size_t i) const { return i == 0 ? ring.size() - 1 : i - 1; }
};

double along(Vec way, Point p) {
    return way.x * static_cast<double>(p.x.nanometers()) + way.y * static_cast<double>(p.y.nanometers());
}

/// Returns a corner that is approximately the farthest in a direction, as a start of the search.
std::size_t farthest(const Ring& ring, Vec way) {
    constexpr std::size_t kStride = 12;
    std::size_t best = 0;
    for (std::size_t i = kStride; i < ring.size(); i += kStride) {
        best = along(way, ring[i]) > along(way, ring[best]) ? i : best;
    }
    Walk walk{ring, best};
    for (std::size_t steps = 0; steps < ring.size() && along(way, walk.next()) > along(way, walk.here()); ++steps) {
        walk.at = walk.after(walk.at);
    }
    for (std::size_t steps = 0; steps < ring.size() && along(way, walk.previous()) > along(way, walk.here()); ++steps) {
        walk.at = walk.before(walk.at);
    }
    return walk.at;
}

/// Finds the side of the hull that leads from one ring to the other: both rings lie strictly on its inner side except
/// for its ends. Returns false if it is not found.
bool findBridge(Walk& from, Walk& to) {
    const std::size_t most = 4 * (from.ring.size() + to.ring.size());
    for (std::size_t steps = 0; steps < most; ++steps) {
        const Point a = from.here();
        const Point b = to.here();
        if (orientation(a, b, to.next()) < 0) {
            to.at = to.after(to.at);
        } else if (orientation(a, b, to.previous()) < 0) {
            to.at = to.before(to.at);
        } else if (orientation(a, b, from.previous()) < 0) {
            from.at = from.before(from.at);
        } else if (orientation(a, b, from.next()) < 0) {
            from.at = from.after(from.at);
        } else {
            return orientation(a, b, to.next()) > 0 && orientation(a, b, to.previous()) > 0 &&
                   orientation(a, b, from.next()) > 0 && orientation(a, b, from.previous()) > 0;
        }
    }
    return false;
}

struct Middle {
    Vec place;
    double reach = 0.0;
};

/// Returns the center of the box around the ring.
Middle centerPointOf(const Ring& ring, Point origin) {
    Vec low = toVec(ring.front(), origin);
    Vec high = low;
    for (const Point p : ring) {
        const Vec corner = toVec(p, origin);
        low = {std::min(low.x, corner.x), std::min(low.y, corner.y)};
        high = {std::max(high.x, corner.x), std::max(high.y, corner.y)};
    }
    return {0.5 * (low + high), norm(high - low) / 2};
}

Ring hullOfAll(const Ring& first, const Ring& second) {
    std::vector<Point> points = first;
    points.insert(points.end(), second.begin(), second.end());
    return convexHull(std::move(points));
}

} // namespace

Ring hullOfTwo(const Ring& first, const Ring& second) {
    if (first.size() < 3 || second.size() < 3) {
        return hullOfAll(first, second);
    }
    const Middle a = centerPointOf(first, first.front());
    const Middle b = centerPointOf(second, first.front());
    const Vec way = b.place - a.place;
    // Only disjoint rings are certain to have exactly two such sides.
    if (norm(way) <= (a.reach + b.reach) * (1 + kAside) + kOutlineRounding) {
        return hullOfAll(first, second);
    }
    // A ring that is clockwise on screen has a side from first to second if everything lies on the side to which
    // `turned(way)` points.
    Walk leave{first, farthest(first, -turned(way))};
    Walk arrive{second, farthest(second, -turned(way))};
    Walk leaveBack{second, farthest(second, turned(way))};
    Walk arriveBack{first, farthest(first, turned(way))};
    if (!findBridge(leave, arrive) || !findBridge(leaveBack, arriveBack)) {
        return hullOfAll(first, second);
    }
    // The result starts at the least point, which is the first of its ring.
    const bool startsAtFirst = first.front() < second.front();
    const Ring& own = startsAtFirst ? first : second;
    const Ring& other = startsAtFirst ? second : first;
    const std::size_t leaves = startsAtFirst ? leave.at : leaveBack.at;
    const std::size_t enters = startsAtFirst ? arrive.at : arriveBack.at;
    const std::size_t leavesOther = startsAtFirst ? leaveBack.at : leave.at;
    const std::size_t comesBack = startsAtFirst ? arriveBack.at : arrive.at;
    Ring hull(own.begin(), own.begin() + static_cast<std::ptrdiff_t>(leaves) + 1);
    hull.reserve(own.size() + other.size());
    for (std::size_t i = enters;; i = i + 1 == other.size() ? 0 : i + 1) {
        hull.push_back(other[i]);
        if (i == leavesOther) {
            break;
        }
    }
    if (comesBack != 0) {
        hull.insert(hull.end(), own.begin() + static_cast<std::ptrdiff_t>(comesBack), own.end());
    }
    return hull;
}

} // namespace sightline::geometry::detail
