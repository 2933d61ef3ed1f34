#include "geometry/shapes/convex_sum.h"

#include "geometry/base/predicates.h"

namespace sightline::geometry::detail {

Ring convexSum(const Ring& first, const Ring& second) {
    const auto next = [](const Ring& ring, std::size_t i) {
        return ring[i + 1 < ring.size() ? i + 1 : i + 1 - ring.size()];
    };
    Ring sum;
    sum.reserve(first.size() + second.size());
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < first.size() || j < second.size()) {
        const Point p = first[i < first.size() ? i : 0];
        const Point q = second[j < second.size() ? j : 0];
        sum.push_back(p + (q - Point{}));
        const bool isFirstDone = i == first.size();
        const bool isSecondDone = j == second.size();
        const Wide turn = isFirstDone || isSecondDone
                              ? Wide{}
                              : cross(Point{}, Point{} + (next(first, i) - p), Point{} + (next(second, j) - q));
        i += isSecondDone || (!isFirstDone && turn >= 0) ? 1 : 0;
        j += isFirstDone || (!isSecondDone && turn <= 0) ? 1 : 0;
    }
    return sum;
}

} // namespace sightline::geometry::detail
