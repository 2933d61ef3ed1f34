#include "geometry/sight/corner_rings.h"

#include "geometry/tolerances.h"

#include <algorithm>
#include <limits>

namespace sightline::geometry::detail {

Corners cornersOf(std::span<const Point> points, Point origin) {
    Corners corners;
    corners.reserve(points.size());
    std::ranges::transform(points, std::back_inserter(corners), [&](Point p) { return toVec(p, origin); });
    return corners;
}

Disc discIn(const Corners& ring) {
    Disc disc{{}, std::numeric_limits<double>::infinity()};
    for (const Vec p : ring) {
        disc.center = disc.center + (1.0 / static_cast<double>(ring.size())) * p;
    }
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec side = ring[i + 1 == ring.size() ? 0 : i + 1] - ring[i];
        const double length = norm(side);
        disc.radius = std::min(disc.radius, length > 0.0 ? cross(side, disc.center - ring[i]) / length : disc.radius);
    }
    return disc;
}

Disc discAround(const Corners& corners) {
    Vec low = corners.front();
    Vec high = low;
    for (const Vec p : corners) {
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    return {0.5 * (low + high), norm(high - low) / 2 + kConstructionError};
}

Corners clipped(Corners corners, const Disc& disc, const Corners& by) {
    Corners left;
    for (std::size_t i = 0; i < by.size() && !corners.empty(); ++i) {
        const Vec at = by[i];
        const Vec side = by[i + 1 == by.size() ? 0 : i + 1] - at;
        const auto inside = [&](Vec p) { return cross(side, p - at); };
        const double reach = inside(disc.center);
        const double room = norm(side) * disc.radius;
        if (reach > room) {
            continue; // all of it
        }
        if (reach < -room) {
            return {};
        }
        if (std::ranges::all_of(corners, [&](Vec p) { return inside(p) >= 0.0; })) {
            continue;
        }
        left.clear();
        for (std::size_t j = 0; j < corners.size(); ++j) {
            const Vec p = corners[j];
            const Vec q = corners[j + 1 == corners.size() ? 0 : j + 1];
            const double here = inside(p);
            const double next = inside(q);
            if (here >= 0.0) {
                left.push_back(p);
            }
            if ((here < 0.0) != (next < 0.0)) {
                left.push_back(p + (here / (here - next)) * (q - p));
            }
        }
        std::swap(corners, left);
    }
    return corners;
}

bool hasInside(const Corners& ring) {
    double area = 0.0;
    double longest = 0.0;
    for (std::size_t i = 1; i < ring.size(); ++i) {
        area += cross(ring[i - 1] - ring[0], ring[i] - ring[0]);
        longest = std::max(longest, norm(ring[i] - ring[0]));
    }
    return area > kContact * longest;
}

} // namespace sightline::geometry::detail
