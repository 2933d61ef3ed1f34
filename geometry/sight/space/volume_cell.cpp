#include "geometry/sight/space/volume_cell.h"

namespace sightline::geometry::detail {

void PlanCell::makeRoom() {
    constexpr int kRoom = 10;
    const auto at = [this](int i) { return corners[static_cast<std::size_t>((i + count) % count)]; };
    while (count > kMax - kRoom) {
        int best = 0;
        double least = kInfinity;
        Vec corner;
        for (int i = 0; i < count; ++i) {
            const Vec a = at(i - 1);
            const Vec b = at(i);
            const Vec c = at(i + 1);
            if (isWithin) { // removes b
                const double area = std::abs(cross(b - a, c - a));
                if (area < least) {
                    least = area;
                    best = i;
                }
                continue;
            }
            const Vec d = at(i + 2); // extends the sides before b and after c to their intersection
            const double turn = cross(b - a, d - c);
            const Vec meeting = b + (cross(c - b, d - c) / turn) * (b - a);
            const double area = cross(meeting - b, c - meeting);
            if (turn > 0 && area >= 0 && area < least) {
                least = area;
                best = i;
                corner = meeting;
            }
        }
        if (least == kInfinity) {
            return;
        }
        if (!isWithin) {
            corners[static_cast<std::size_t>((best + 1) % count)] = corner;
        }
        std::copy(corners.begin() + best + 1, corners.begin() + count, corners.begin() + best);
        --count;
    }
}

} // namespace sightline::geometry::detail
