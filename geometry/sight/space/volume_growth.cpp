#include "geometry/sight/space/volume_growth.h"

#include "geometry/sight/proof/slab.h"

#include <algorithm>
#include <optional>

namespace sightline::geometry::detail {

HalfAcross HalfAcross::over(Range slopes, double half) {
    HalfAcross across;
    if (half > 0) { // convex: above its tangent
        const double middle = (slopes.low + slopes.high) / 2;
        across.slope = half * middle / stretch(middle);
        across.offset = half * stretch(middle) - across.slope * middle;
        across.least = half * stretch(slopes.low > 0 ? slopes.low : slopes.high < 0 ? slopes.high : 0.0);
    } else if (half < 0) { // concave: above its chord
        const double way = slopes.high - slopes.low;
        across.slope = way > 0 ? half * (stretch(slopes.high) - stretch(slopes.low)) / way : 0.0;
        across.offset = half * stretch(slopes.low) - across.slope * slopes.low;
    }
    return across;
}

void growAcross(const std::vector<Vec>& corners, double by, std::vector<Vec>& grown) {
    grown.clear();
    const std::size_t count = corners.size();
    const auto side = [](Vec way) { return way.x > 0 ? -1.0 : way.x < 0 ? 1.0 : 0.0; };
    for (std::size_t i = 0; i < count; ++i) {
        const Vec here = corners[i];
        const double before = side(here - corners[(i + count - 1) % count]);
        const double after = side(corners[(i + 1) % count] - here);
        const double first = before == 0.0 ? after : before;
        const double last = after == 0.0 ? before : after;
        grown.push_back(here + Vec{0.0, first * by});
        if (first != last) {
            grown.push_back(here + Vec{0.0, last * by});
        }
    }
    if (count == 2 && corners[0].x == corners[1].x) {
        grown = {{corners[0].x, std::min(corners[0].y, corners[1].y) - by},
                 {corners[0].x, std::max(corners[0].y, corners[1].y) + by}};
    }
}

void addNearest(const PlanCell& cell, const VolumeScene::Body& body, Chord& chord) {
    std::optional<double> nearest;
    for (const Vec v : cell.all()) {
        const auto above = [&](Vec corner) { return v.y + v.x * corner.x - corner.y; };
        const Vec low = *std::ranges::max_element(body.corners, {}, above);
        const Vec high = *std::ranges::min_element(body.corners, {}, above);
        if (above(low) > 0 && above(high) < 0) {
            continue;
        }
        const double at = above(low) <= 0 ? low.x : high.x;
        if (nearest && *nearest != at) {
            chord.enter = chord.leave = {body.from, body.to};
            return;
        }
        nearest = at;
    }
    if (nearest) {
        const bool allMiss = std::ranges::all_of(cell.all(), [&](Vec v) {
            const auto isAbove = [&](Vec corner) { return v.y + v.x * corner.x >= corner.y; };
            return std::ranges::all_of(body.corners, isAbove) || std::ranges::none_of(body.corners, isAbove);
        });
        chord.enter = allMiss ? Range{} : chord.enter;
        chord.leave = allMiss ? Range{} : chord.leave;
        chord.enter.add(*nearest);
        chord.leave.add(*nearest);
    }
}

} // namespace sightline::geometry::detail
