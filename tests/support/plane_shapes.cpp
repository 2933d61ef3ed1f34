#include "tests/support/plane_shapes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sightline::testsupport {

using namespace sightline::geometry;

namespace {

Vec turned(Vec v, Angle facing) {
    const std::int64_t quarter = 90'000'000'000;
    const std::int64_t count = facing.nanodegrees();
    Real cosine = 0;
    Real sine = 0;
    if (count % quarter == 0) {
        constexpr std::array<int, 5> kCosines{1, 0, -1, 0, 1};
        cosine = kCosines.at(static_cast<std::size_t>(count / quarter));
        sine = kCosines.at(static_cast<std::size_t>((count / quarter + 3) % 4));
    } else {
        const Real radians = static_cast<Real>(count) * (kPi / 180e9L);
        cosine = std::cos(radians);
        sine = std::sin(radians);
    }
    return {v.x * cosine - v.y * sine, v.x * sine + v.y * cosine};
}

Real millimeters(Length length) { return static_cast<Real>(length.nanometers()) / 1e6L; }

Real turnOf(const std::vector<Vec>& ring, std::size_t i) {
    const std::size_t n = ring.size();
    return cross(ring[(i + 1) % n] - ring[i], ring[(i + 2) % n] - ring[(i + 1) % n]);
}

bool inTriangle(Vec p, Vec a, Vec b, Vec c) {
    return cross(b - a, p - a) >= 0 && cross(c - b, p - b) >= 0 && cross(a - c, p - c) >= 0;
}

} // namespace

Real lengthOf(Vec a) { return std::hypot(a.x, a.y); }

Vec toMillimeters(Point p) { return {millimeters(p.x), millimeters(p.y)}; }

Real distanceToSegment(Vec p, Vec from, Vec to) {
    const Vec d = to - from;
    const Real squared = dot(d, d);
    const Real t = squared > 0 ? std::clamp(dot(p - from, d) / squared, Real{0}, Real{1}) : Real{0};
    return lengthOf(p - (from + t * d));
}

PlaneLine PlaneLine::at(Real theta, Real offset) {
    const Vec along{std::cos(theta), std::sin(theta)};
    return {along, {-along.y, along.x}, offset};
}

PlaneShape::PlaneShape(const PlacedFootprint& placed) : m_center{toMillimeters(placed.position)} {
    const auto corner = [&](Real x, Real y) { m_corners.push_back(m_center + turned({x, y}, placed.facing)); };
    const auto axes = [&](Length length, Length width) {
        m_firstAxis = turned({millimeters(length) / 2, 0}, placed.facing);
        m_secondAxis = turned({0, millimeters(width) / 2}, placed.facing);
    };
    if (const auto* round = std::get_if<RoundBase>(&placed.footprint.shape())) {
        axes(round->diameter, round->diameter);
    } else if (const auto* oval = std::get_if<OvalBase>(&placed.footprint.shape())) {
        axes(oval->length, oval->width);
    } else if (const auto* rectangle = std::get_if<RectangleBase>(&placed.footprint.shape())) {
        const Real x = millimeters(rectangle->length) / 2;
        const Real y = millimeters(rectangle->width) / 2;
        corner(-x, -y);
        corner(x, -y);
        corner(x, y);
        corner(-x, y);
    } else {
        for (const Point p : std::get<HullOutline>(placed.footprint.shape()).outline.outline()) {
            corner(millimeters(p.x), millimeters(p.y));
        }
        Real area = 0;
        for (std::size_t i = 0; i < m_corners.size(); ++i) {
            area += cross(m_corners[i] - m_corners[0], m_corners[(i + 1) % m_corners.size()] - m_corners[0]);
        }
        if (area < 0) {
            std::reverse(m_corners.begin(), m_corners.end());
        }
    }
}

Real PlaneShape::support(Vec normal) const {
    if (isCurved()) {
        return dot(m_center, normal) + std::hypot(dot(m_firstAxis, normal), dot(m_secondAxis, normal));
    }
    Real best = -std::numeric_limits<Real>::infinity();
    for (const Vec c : m_corners) {
        best = std::max(best, dot(c, normal));
    }
    return best;
}

std::vector<Interval> PlaneShape::intervalsOn(const PlaneLine& line) const {
    if (isCurved()) {
        const Interval one = closedIntervalOn(line, 0);
        return one.first < one.second ? std::vector<Interval>{one} : std::vector<Interval>{};
    }
    std::vector<Real> cuts;
    for (std::size_t i = 0; i < m_corners.size(); ++i) {
        const Vec a = m_corners[i];
        const Vec b = m_corners[(i + 1) % m_corners.size()];
        const Real sideA = line.side(a);
        const Real sideB = line.side(b);
        if ((sideA < 0) != (sideB < 0)) {
            cuts.push_back(dot(line.along, a) + (sideA / (sideA - sideB)) * dot(line.along, b - a));
        }
    }
    std::sort(cuts.begin(), cuts.end());
    std::vector<Interval> result;
    for (std::size_t i = 0; i + 1 < cuts.size(); i += 2) {
        result.emplace_back(cuts[i], cuts[i + 1]);
    }
    return result;
}

Interval PlaneShape::closedIntervalOn(const PlaneLine& line, Real slack) const {
    if (isCurved()) {
        // In the frame of the axes the ellipse is the unit circle: |start + t * step| = 1.
        const Real first = dot(m_firstAxis, m_firstAxis);
        const Real second = dot(m_secondAxis, m_secondAxis);
        const Vec from = line.point(0) - m_center;
        const Vec start{dot(from, m_firstAxis) / first, dot(from, m_secondAxis) / second};
        const Vec step{dot(line.along, m_firstAxis) / first, dot(line.along, m_secondAxis) / second};
        const Real middle = -dot(start, step) / dot(step, step);
        const Real nearest = cross(start, step) * cross(start, step) / dot(step, step);
        if (nearest >= 1) {
            const Real reach = std::hypot(dot(m_firstAxis, line.normal), dot(m_secondAxis, line.normal));
            const Real miss = std::abs(line.side(m_center)) - reach;
            return miss <= slack ? Interval{middle, middle} : Interval{1, 0};
        }
        const Real half = std::sqrt((1 - nearest) / dot(step, step));
        return {middle - half, middle + half};
    }
    Real low = std::numeric_limits<Real>::infinity();
    Real high = -low;
    for (std::size_t i = 0; i < m_corners.size(); ++i) {
        const Vec a = m_corners[i];
        const Vec b = m_corners[(i + 1) % m_corners.size()];
        const Real sideA = line.side(a);
        const Real sideB = line.side(b);
        if (std::abs(sideA) <= slack) {
            low = std::min(low, dot(line.along, a));
            high = std::max(high, dot(line.along, a));
        }
        if ((sideA < 0) != (sideB < 0)) {
            const Real t = dot(line.along, a) + (sideA / (sideA - sideB)) * dot(line.along, b - a);
            low = std::min(low, t);
            high = std::max(high, t);
        }
    }
    return {low, high};
}

std::vector<Real> PlaneShape::tangentsThrough(Vec p) const {
    const Vec from = p - m_center;
    const Vec q{dot(from, m_firstAxis) / dot(m_firstAxis, m_firstAxis),
                dot(from, m_secondAxis) / dot(m_secondAxis, m_secondAxis)};
    const Real squared = dot(q, q);
    if (squared <= 1) {
        return {};
    }
    // Contact points on the unit circle: cos(angle between q and the contact) = 1 / |q|.
    const Real towards = std::atan2(q.y, q.x);
    const Real spread = std::atan2(std::sqrt(squared - 1), Real{1});
    std::vector<Real> result;
    for (const Real s : {towards - spread, towards + spread}) {
        // The tangent's direction at the contact, better conditioned than the difference of two near points.
        const Vec along = -std::sin(s) * m_firstAxis + std::cos(s) * m_secondAxis;
        result.push_back(std::atan2(along.y, along.x));
    }
    return result;
}

std::vector<Vec> PlaneShape::crossings(Vec from, Vec to) const {
    const Vec d = to - from;
    const Real length = lengthOf(d);
    const Real theta = std::atan2(d.y, d.x);
    PlaneLine line = PlaneLine::at(theta, 0);
    line.offset = dot(line.normal, from);
    const Interval hit = closedIntervalOn(line, 0);
    std::vector<Vec> result;
    if (hit.first <= hit.second) {
        const Real start = dot(line.along, from);
        for (const Real t : {hit.first, hit.second}) {
            if (t >= start && t <= start + length) {
                result.push_back(line.point(t));
            }
        }
    }
    return result;
}

std::vector<PlaneShape> PlaneShape::convexParts() const {
    bool convex = true;
    for (std::size_t i = 0; i < m_corners.size(); ++i) {
        convex = convex && turnOf(m_corners, i) >= 0;
    }
    if (convex) {
        return {*this};
    }
    std::vector<PlaneShape> parts;
    std::vector<Vec> ring = m_corners;
    while (ring.size() > 3) {
        const std::size_t n = ring.size();
        std::size_t ear = n;
        for (std::size_t i = 0; i < n && ear == n; ++i) {
            const Vec a = ring[i];
            const Vec b = ring[(i + 1) % n];
            const Vec c = ring[(i + 2) % n];
            if (cross(b - a, c - b) <= 0) {
                continue;
            }
            bool empty = true;
            for (std::size_t k = 3; k < n; ++k) {
                empty = empty && !inTriangle(ring[(i + k) % n], a, b, c);
            }
            if (empty) {
                ear = i;
            }
        }
        if (ear == n) {
            break; // only flat corners are left
        }
        PlaneShape part;
        part.m_corners = {ring[ear], ring[(ear + 1) % n], ring[(ear + 2) % n]};
        parts.push_back(std::move(part));
        ring.erase(ring.begin() + static_cast<std::ptrdiff_t>((ear + 1) % n));
    }
    PlaneShape last;
    last.m_corners = std::move(ring);
    parts.push_back(std::move(last));
    return parts;
}

bool PlaneShape::contains(Vec p) const {
    if (isCurved()) {
        const Vec from = p - m_center;
        const Real x = dot(from, m_firstAxis) / dot(m_firstAxis, m_firstAxis);
        const Real y = dot(from, m_secondAxis) / dot(m_secondAxis, m_secondAxis);
        return x * x + y * y <= 1;
    }
    bool inside = false;
    for (std::size_t i = 0; i < m_corners.size(); ++i) {
        const Vec a = m_corners[i];
        const Vec b = m_corners[(i + 1) % m_corners.size()];
        if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)) {
            inside = !inside;
        }
    }
    return inside;
}

Real PlaneShape::distanceFrom(Vec p) const {
    if (contains(p)) {
        return 0;
    }
    if (!isCurved()) {
        Real best = std::numeric_limits<Real>::infinity();
        for (std::size_t i = 0; i < m_corners.size(); ++i) {
            best = std::min(best, distanceToSegment(p, m_corners[i], m_corners[(i + 1) % m_corners.size()]));
        }
        return best;
    }
    // Outside a convex set the distance is the largest p . n - h(n): one peak near the direction of p.
    const auto beyond = [&](Real angle) {
        const Vec n{std::cos(angle), std::sin(angle)};
        return dot(p, n) - support(n);
    };
    Real best = 0;
    for (int i = 0; i < 360; ++i) {
        if (beyond(i * kPi / 180) > beyond(best)) {
            best = i * kPi / 180;
        }
    }
    Real low = best - kPi / 180;
    Real high = best + kPi / 180;
    for (int i = 0; i < 120; ++i) {
        const Real third = (high - low) / 3;
        (beyond(low + third) < beyond(high - third) ? low : high) +=
            beyond(low + third) < beyond(high - third) ? third : -third;
    }
    return std::max(Real{0}, beyond((low + high) / 2));
}

Vec PlaneShape::outlinePoint(Real share) const {
    if (isCurved()) {
        const Real s = 2 * kPi * share;
        return m_center + std::cos(s) * m_firstAxis + std::sin(s) * m_secondAxis;
    }
    const Real at = share * static_cast<Real>(m_corners.size());
    const auto i = std::min(static_cast<std::size_t>(at), m_corners.size() - 1);
    const Vec a = m_corners[i];
    return a + (at - static_cast<Real>(i)) * (m_corners[(i + 1) % m_corners.size()] - a);
}

Separation separationOf(const PlaneShape& first, const PlaneShape& second) {
    const auto apart = [&](Real angle) {
        const Vec n{std::cos(angle), std::sin(angle)};
        return -second.support({-n.x, -n.y}) - first.support(n);
    };
    constexpr int kSteps = 720;
    std::array<Real, kSteps> values{};
    for (int i = 0; i < kSteps; ++i) {
        values[static_cast<std::size_t>(i)] = apart(2 * kPi * i / kSteps);
    }
    Separation best{-std::numeric_limits<Real>::infinity(), 0};
    for (int i = 0; i < kSteps; ++i) {
        const Real here = values[static_cast<std::size_t>(i)];
        if (here < values[static_cast<std::size_t>((i + 1) % kSteps)] ||
            here < values[static_cast<std::size_t>((i + kSteps - 1) % kSteps)]) {
            continue;
        }
        Real low = 2 * kPi * (i - 1) / kSteps;
        Real high = 2 * kPi * (i + 1) / kSteps;
        for (int k = 0; k < 120; ++k) {
            const Real third = (high - low) / 3;
            if (apart(low + third) < apart(high - third)) {
                low += third;
            } else {
                high -= third;
            }
        }
        const Real angle = (low + high) / 2;
        if (apart(angle) > best.distance) {
            best = {apart(angle), angle};
        }
    }
    return best;
}

PlaneBlocker toPlane(const Blocker& blocker) {
    PlaneBlocker result;
    const auto add = [&](std::span<const Point> points) {
        std::vector<Vec> ring;
        std::transform(points.begin(), points.end(), std::back_inserter(ring), toMillimeters);
        result.rings.push_back(std::move(ring));
    };
    if (const auto* wall = std::get_if<Wall>(&blocker.outline)) {
        result.isWall = true;
        add(wall->vertices());
    } else {
        const auto& polygon = std::get<Polygon>(blocker.outline);
        add(polygon.outline());
        for (const Ring& hole : polygon.holes()) {
            add(hole);
        }
    }
    return result;
}

} // namespace sightline::testsupport
