#include "geometry/shapes/convex_sum.h"

#include "geometry/base/predicates.h"

namespace sightline::geometry::detail {

Ring convexSum(const Ring& first, const Ring& second) {
    const auto side = [](const Ring& ring, std::size_t i) {
        return ring[(i + 1) % ring.size()] - ring[i % ring.size()];
    };
    Ring sum;
    sum.reserve(first.size() + second.size());
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < first.size() || j < second.size()) {
        sum.push_back(first[i % first.size()] + (second[j % second.size()] - Point{}));
        const auto [x, y] = side(first, i);
        const Point ahead = Point{} + side(second, j);
        const Wide turn = cross(Point{}, Point{x, y}, ahead);
        const bool takesFirst = j == second.size() || (i < first.size() && turn >= 0);
        const bool takesSecond = i == first.size() || (j < second.size() && turn <= 0);
        i += takesFirst ? 1 : 0;
        j += takesSecond ? 1 : 0;
    }
    return sum;
}

} // namespace sightline::geometry::detail
