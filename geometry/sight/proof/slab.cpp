#include "geometry/sight/proof/slab.h"

#include "geometry/base/tolerances.h"

#include <algorithm>

namespace sightline::geometry::detail {

namespace {

/// Calls `keep` for the points on the upper envelope of s - m t for m in [from, to]: the upper hull, trimmed by the
/// slopes. Overwrites `points`.
template <class Keep> void eachOfUpperEnvelope(std::vector<PlanePoint>& points, double from, double to, Keep&& keep) {
    if (points.size() <= 1) {
        std::ranges::for_each(points, keep);
        return;
    }
    std::ranges::sort(points,
                      [](const PlanePoint& a, const PlanePoint& b) { return a.t < b.t || (a.t == b.t && a.s > b.s); });
    std::size_t size = 0; // size of the hull, stored in front of the remaining points
    for (std::size_t i = 0; i < points.size(); ++i) {
        const PlanePoint p = points[i];
        if (size > 0 && points[size - 1].t == p.t) {
            continue;
        }
        while (size >= 2) {
            const PlanePoint& a = points[size - 2];
            const PlanePoint& b = points[size - 1];
            if ((b.t - a.t) * (p.s - a.s) - (b.s - a.s) * (p.t - a.t) < 0) {
                break;
            }
            --size;
        }
        points[size++] = p;
    }
    // Hull point i is maximal for slopes between those of its two hull edges; select those that intersect the range.
    const auto slopeBefore = [&](std::size_t i) {
        return (points[i].s - points[i - 1].s) / (points[i].t - points[i - 1].t);
    };
    for (std::size_t i = 0; i < size; ++i) {
        const double before = i == 0 ? kInfinity : slopeBefore(i);
        const double after = i + 1 == size ? -kInfinity : slopeBefore(i + 1);
        if (before >= from - kSameDirection && after <= to + kSameDirection) {
            keep(points[i]);
        }
    }
}

} // namespace

Border SlabBase::border(double m, double side) const {
    if (shape->kind() == ConvexShape::Kind::Polygon) {
        Border border = borderOf(side > 0 ? upper : lower, m, side);
        if (radius != 0.0) {
            const double length = stretch(m);
            border.offset += side * radius * length;
            border.rise += side * radius * m / length;
        }
        return border;
    }
    Border border{center.s - m * center.t, -center.t};
    if (radius != 0.0) {
        const double length = stretch(m);
        border.offset += side * radius * length;
        border.rise += side * radius * m / length;
    }
    if (shape->kind() == ConvexShape::Kind::Ellipse) {
        const double alongHere = along.s - m * along.t;
        const double acrossHere = across.s - m * across.t;
        const double root = std::sqrt(alongHere * alongHere + acrossHere * acrossHere);
        border.offset += side * root;
        border.rise -= side * (along.t * alongHere + across.t * acrossHere) / root;
    }
    return border;
}

Slab::Slab(const BasePair& pair, std::span<const SightElement> elements, double from, double to)
    : m_center{(from + to) / 2},
      m_axisT{pair.frame.directionAt(m_center)},
      m_axisS{pair.frame.normalAt(m_center)},
      m_from{std::tan(from - m_center)},
      m_to{std::tan(to - m_center)} {
    std::size_t most = 2 * (pair.observer.corners().size() + pair.target.corners().size());
    for (const SightElement& element : elements) {
        most += element.upper.size() + element.lower.size();
    }
    m_points.reserve(most);
    m_bases = {baseOf(pair.observer), baseOf(pair.target)};
    join(elements, from, to);
}

std::span<const PlanePoint> Slab::envelopeOf(std::vector<PlanePoint>& points, double side) {
    const std::size_t first = m_points.size();
    const auto keep = [&](const PlanePoint& p) { m_points.push_back({p.t, side * p.s}); };
    if (side > 0) {
        eachOfUpperEnvelope(points, m_from, m_to, keep);
    } else {
        for (PlanePoint& p : points) {
            p.s = -p.s;
        }
        eachOfUpperEnvelope(points, -m_to, -m_from, keep);
    }
    return {m_points.data() + first, m_points.size() - first};
}

SlabBase Slab::baseOf(const ConvexShape& shape) {
    SlabBase base;
    base.shape = &shape;
    switch (shape.kind()) {
    case ConvexShape::Kind::Disc:
        base.center = planeOf(shape.center());
        base.radius = shape.along();
        break;
    case ConvexShape::Kind::Ellipse:
        base.center = planeOf(shape.center());
        base.along = planeOf(shape.along() * shape.axis());
        base.across = planeOf(shape.across() * turned(shape.axis()));
        base.radius = shape.offset();
        break;
    case ConvexShape::Kind::Polygon:
        thread_local std::vector<PlanePoint> corners;
        for (const double side : {+1.0, -1.0}) {
            corners.clear();
            std::ranges::transform(shape.corners(), std::back_inserter(corners),
                                   [&](Vec corner) { return planeOf(corner); });
            (side > 0 ? base.upper : base.lower) = envelopeOf(corners, side);
        }
        base.radius = shape.offset();
        break;
    }
    return base;
}

Slab::Gap Slab::widestAt(double m) const {
    struct Interval {
        Border low;
        Border high;
    };
    thread_local std::vector<Interval> intervals;
    intervals.clear();
    for (const JoinedElements& obstacle : m_obstacles) {
        intervals.push_back({borderOf(obstacle.lower, m, -1.0), borderOf(obstacle.upper, m, +1.0)});
    }
    std::ranges::sort(intervals, {}, [](const Interval& interval) { return interval.low.offset; });
    const auto byOffset = [](const Border& a, const Border& b) { return a.offset < b.offset; };
    const Border ceiling = std::min(m_bases[0].top(m), m_bases[1].top(m), byOffset);
    Border floor = std::max(m_bases[0].bottom(m), m_bases[1].bottom(m), byOffset);
    double best = -kInfinity;
    double rise = 0;
    double middle = 0;
    const auto offer = [&](const Border& high) {
        const Border limit = std::min(high, ceiling, byOffset);
        if (limit.offset - floor.offset > best) {
            best = limit.offset - floor.offset;
            rise = limit.rise - floor.rise;
            middle = (limit.offset + floor.offset) / 2;
        }
    };
    for (const Interval& interval : intervals) {
        offer(interval.low);
        floor = std::max(floor, interval.high, byOffset);
    }
    offer({kInfinity, 0.0});
    const double length = stretch(m);
    const double width = best / length;
    return {width, (rise - width * m / length) / length, middle};
}

Beam Slab::beamOf(const Gap& gap, double m) const {
    return {gap.width, m_center + std::atan(m), gap.middle / stretch(m)};
}

/// Joins the elements of the range that share points; each group is one obstacle.
void Slab::join(std::span<const SightElement> elements, double from, double to) {
    thread_local std::vector<char> done;
    thread_local std::vector<std::size_t> members;
    thread_local std::vector<PlanePoint> upper;
    thread_local std::vector<PlanePoint> lower;
    done.assign(elements.size(), 0);
    const double middle = (from + to) / 2;
    const auto isActive = [&](std::size_t i) { return elements[i].from < middle && elements[i].to > middle; };
    for (std::size_t i = 0; i < elements.size(); ++i) {
        if (done[i] || !isActive(i)) {
            continue;
        }
        members.assign(1, i);
        done[i] = 1;
        upper.clear();
        lower.clear();
        for (std::size_t next = 0; next < members.size(); ++next) {
            const SightElement& element = elements[members[next]];
            std::ranges::transform(element.upper, std::back_inserter(upper), [&](Vec p) { return planeOf(p); });
            std::ranges::transform(element.lower, std::back_inserter(lower), [&](Vec p) { return planeOf(p); });
            for (const int other : element.joined) {
                const auto j = static_cast<std::size_t>(other);
                if (!done[j] && isActive(j)) {
                    done[j] = 1;
                    members.push_back(j);
                }
            }
        }
        JoinedElements obstacle;
        obstacle.upper = envelopeOf(upper, +1.0);
        obstacle.lower = envelopeOf(lower, -1.0);
        m_obstacles.push_back(obstacle);
    }
    std::ranges::stable_sort(m_obstacles, std::ranges::greater{},
                             [](const JoinedElements& o) { return o.top(0.0) - o.bottom(0.0); });
}

} // namespace sightline::geometry::detail
