#include "geometry/sight/slab.h"

#include "geometry/tolerances.h"

#include <algorithm>

namespace sightline::geometry::detail {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Points on the upper envelope of s - m t for m in [from, to]: the upper hull, its ends cut by the slopes.
std::vector<PlanePoint> upperEnvelope(std::vector<PlanePoint> points, double from, double to) {
    if (points.size() <= 1) {
        return points;
    }
    std::ranges::sort(points, [](const PlanePoint& a, const PlanePoint& b) { return a.t < b.t || (a.t == b.t && a.s > b.s); });
    std::vector<PlanePoint> hull;
    for (const PlanePoint& p : points) {
        if (!hull.empty() && hull.back().t == p.t) {
            continue;
        }
        while (hull.size() >= 2) {
            const PlanePoint& a = hull[hull.size() - 2];
            const PlanePoint& b = hull.back();
            if ((b.t - a.t) * (p.s - a.s) - (b.s - a.s) * (p.t - a.t) < 0) {
                break;
            }
            hull.pop_back();
        }
        hull.push_back(p);
    }
    // Hull point i is largest for slopes between those of its two hull edges; keep those that meet the range.
    std::vector<PlanePoint> result;
    for (std::size_t i = 0; i < hull.size(); ++i) {
        const double before = i == 0 ? kInfinity : (hull[i].s - hull[i - 1].s) / (hull[i].t - hull[i - 1].t);
        const double after = i + 1 == hull.size() ? -kInfinity : (hull[i + 1].s - hull[i].s) / (hull[i + 1].t - hull[i].t);
        if (before >= from - kSameDirection && after <= to + kSameDirection) {
            result.push_back(hull[i]);
        }
    }
    return result;
}

std::vector<PlanePoint> lowerEnvelope(std::vector<PlanePoint> points, double from, double to) {
    for (PlanePoint& p : points) {
        p.s = -p.s;
    }
    points = upperEnvelope(std::move(points), -to, -from);
    for (PlanePoint& p : points) {
        p.s = -p.s;
    }
    return points;
}

} // namespace

Slab::Slab(const BasePair& pair, std::span<const SightElement> elements, double from, double to)
    : m_pair{pair}, m_middle{(from + to) / 2}, m_axisT{pair.frame.directionAt(m_middle)}, m_axisS{pair.frame.normalAt(m_middle)},
      m_from{std::tan(from - m_middle)}, m_to{std::tan(to - m_middle)} {
    join(elements, from, to);
}

Beam Slab::widestAt(double m) const {
    struct Interval {
        double low;
        double high;
    };
    thread_local std::vector<Interval> intervals;
    intervals.clear();
    for (const JoinedElements& obstacle : m_obstacles) {
        intervals.push_back({obstacle.bottom(m), obstacle.top(m)});
    }
    std::ranges::sort(intervals, {}, &Interval::low);
    const double ceiling = baseTop(m);
    double floor = baseBottom(m);
    double best = -kInfinity;
    double middle = 0;
    const auto offer = [&](double high) {
        const double limit = std::min(high, ceiling);
        if (limit - floor > best) {
            best = limit - floor;
            middle = (limit + floor) / 2;
        }
    };
    for (const Interval& interval : intervals) {
        offer(interval.low);
        floor = std::max(floor, interval.high);
    }
    offer(kInfinity);
    const double length = stretch(m);
    return {best / length, m_middle + std::atan(m), middle / length};
}

/// Elements of the range that share points, each group one obstacle.
void Slab::join(std::span<const SightElement> elements, double from, double to) {
    std::vector<int> group(elements.size(), -1);
    const double middle = (from + to) / 2;
    const auto isActive = [&](std::size_t i) { return elements[i].from < middle && elements[i].to > middle; };
    std::vector<std::size_t> members;
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (group[i] >= 0 || !isActive(i)) {
            continue;
        }
        members.assign(1, i);
        group[i] = static_cast<int>(i);
        std::vector<PlanePoint> upper;
        std::vector<PlanePoint> lower;
        for (std::size_t next = 0; next < members.size(); ++next) {
            const SightElement& element = elements[members[next]];
            for (const Vec p : element.upper) {
                upper.push_back({dot(p, m_axisT), dot(p, m_axisS)});
            }
            for (const Vec p : element.lower) {
                lower.push_back({dot(p, m_axisT), dot(p, m_axisS)});
            }
            for (const int other : element.joined) {
                const auto j = static_cast<std::size_t>(other);
                if (group[j] < 0 && isActive(j)) {
                    group[j] = static_cast<int>(i);
                    members.push_back(j);
                }
            }
        }
        m_obstacles.push_back({upperEnvelope(std::move(upper), m_from, m_to), lowerEnvelope(std::move(lower), m_from, m_to)});
    }
    std::ranges::stable_sort(m_obstacles, std::ranges::greater{}, [](const JoinedElements& o) { return o.top(0.0) - o.bottom(0.0); });
}

} // namespace sightline::geometry::detail
