#include "tests/support/region_border.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sightline::testsupport {

double inchesToBorder(std::span<const geometry::Ring> rings, geometry::Point p) {
    double least = std::numeric_limits<double>::infinity();
    for (const geometry::Ring& ring : rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const auto [ax, ay] = ring[i] - p;
            const auto [bx, by] = ring[(i + 1) % ring.size()] - p;
            const double dx = (bx - ax).inches();
            const double dy = (by - ay).inches();
            const double length = dx * dx + dy * dy;
            const double share =
                length > 0.0 ? std::clamp(-(ax.inches() * dx + ay.inches() * dy) / length, 0.0, 1.0) : 0.0;
            least = std::min(least, std::hypot(ax.inches() + share * dx, ay.inches() + share * dy));
        }
    }
    return least;
}

double inchesToBorder(const geometry::PolygonSet& region, geometry::Point p) {
    return inchesToBorder(geometry::ringsOf(region), p);
}

} // namespace sightline::testsupport
