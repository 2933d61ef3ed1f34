#include "geometry/moves/weighted_region.h"

#include "geometry/base/predicates.h"
#include "geometry/shapes/distance.h"
#include "geometry/terrain/terrain_map.h"

#include <algorithm>
#include <cmath>

namespace sightline::geometry {

namespace {

Point between(Point a, Point b, double share) {
    const auto part = [share](Length from, Length to) {
        return from + Length::fromNanometers(std::llround(static_cast<double>((to - from).nanometers()) * share));
    };
    return {part(a.x, b.x), part(a.y, b.y)};
}

template <class Work> void forEachRing(const Polygon& polygon, Work&& work) {
    work(polygon.outline());
    std::ranges::for_each(polygon.holes(), work);
}

/// Appends the parameters at which the step crosses a ring.
void addCuts(Point a, Point b, const Ring& ring, std::vector<double>& cuts) {
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point c = ring[i];
        const Point d = ring[(i + 1) % ring.size()];
        if (segmentsMeet(a, b, c, d) && orientation(a, b, c) != orientation(a, b, d)) {
            const auto ac = static_cast<double>(cross(c, d, a));
            const auto bd = static_cast<double>(cross(c, d, b));
            cuts.push_back(ac == bd ? 0.0 : std::clamp(ac / (ac - bd), 0.0, 1.0));
        }
    }
}

} // namespace

WeightedRegion::WeightedRegion(std::vector<CostArea> areas) : m_areas{std::move(areas)} {
    std::ranges::transform(m_areas, std::back_inserter(m_boxes),
                           [](const CostArea& one) { return boundsOf(BlockerOutline{one.area}); });
}

double WeightedRegion::costAt(Point p) const {
    double dearest = 1;
    for (std::size_t i = 0; i < m_areas.size(); ++i) {
        if (m_areas[i].cost > dearest && boxesMeet(m_boxes[i], {p, p}) && m_areas[i].area.containsInside(p)) {
            dearest = m_areas[i].cost;
        }
    }
    return dearest;
}

double WeightedRegion::costBetween(Point a, Point b) const {
    const double length = inchesBetween(a, b);
    std::vector<double> cuts{0.0, 1.0};
    bool meets = false;
    for (std::size_t i = 0; i < m_areas.size(); ++i) {
        if (boxesMeet(m_boxes[i], boundsOf(a, b))) {
            meets = true;
            forEachRing(m_areas[i].area, [&](const Ring& ring) { addCuts(a, b, ring, cuts); });
        }
    }
    if (!meets) {
        return length;
    }
    std::ranges::sort(cuts);
    double cost = 0;
    for (std::size_t i = 1; i < cuts.size(); ++i) {
        if (cuts[i] > cuts[i - 1]) {
            cost += (cuts[i] - cuts[i - 1]) * length * costAt(between(a, b, (cuts[i] + cuts[i - 1]) / 2));
        }
    }
    return cost;
}

std::vector<Point> WeightedRegion::borderPoints(Length step) const {
    std::vector<Point> places;
    for (const CostArea& one : m_areas) {
        forEachRing(one.area, [&](const Ring& ring) {
            for (std::size_t i = 0; i < ring.size(); ++i) {
                const Point a = ring[i];
                const Point b = ring[(i + 1) % ring.size()];
                const int steps = std::max(1, static_cast<int>(std::ceil(inchesBetween(a, b) / step.inches())));
                for (int at = 0; at < steps; ++at) {
                    places.push_back(between(a, b, static_cast<double>(at) / steps));
                }
            }
        });
    }
    return places;
}

} // namespace sightline::geometry
