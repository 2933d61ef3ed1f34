#include "geometry/sight/plan/corner_rings.h"

#include "geometry/base/tolerances.h"

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

namespace {

/// Clips the ring to the inner side of the line at `at`. Returns false if nothing of the ring in the disc remains.
bool clipBy(Vec at, Vec side, const Disc& disc, Corners& corners, Corners& left) {
    const auto inside = [&](Vec p) { return cross(side, p - at); };
    const double reach = inside(disc.center);
    const double room = norm(side) * disc.radius;
    if (reach > room) {
        return true; // all of it remains
    }
    if (reach < -room) {
        return false;
    }
    if (std::ranges::all_of(corners, [&](Vec p) { return inside(p) >= 0.0; })) {
        return true;
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
    return true;
}

Vec sideAfter(const Corners& ring, std::size_t i) { return ring[i + 1 == ring.size() ? 0 : i + 1] - ring[i]; }

} // namespace

Sides::Sides(const Corners& ring) : m_ring{&ring}, m_x(ring.size()), m_y(ring.size()), m_at(ring.size()) {
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec side = sideAfter(ring, i);
        const double length = norm(side);
        const Vec inwards = length > 0.0 ? (1.0 / length) * turned(side) : Vec{};
        m_x[i] = inwards.x;
        m_y[i] = inwards.y;
        m_at[i] = dot(inwards, ring[i]);
    }
}

void Sides::insides(Vec place, std::vector<double>& inside) const {
    inside.resize(m_x.size());
    for (std::size_t i = 0; i < m_x.size(); ++i) {
        inside[i] = m_x[i] * place.x + m_y[i] * place.y - m_at[i];
    }
}

Corners clipped(Corners corners, const Disc& disc, const Corners& by) {
    Corners left;
    for (std::size_t i = 0; i < by.size() && !corners.empty(); ++i) {
        if (!clipBy(by[i], sideAfter(by, i), disc, corners, left)) {
            return {};
        }
    }
    return corners;
}

Corners clipped(Corners corners, const Disc& disc, const Sides& by) {
    thread_local std::vector<double> insides;
    by.insides(disc.center, insides);
    const double plain = disc.radius + kPlainlyBeside;
    if (std::ranges::any_of(insides, [&](double inside) { return inside < -plain; })) {
        return {};
    }
    Corners left;
    for (std::size_t i = 0; i < insides.size() && !corners.empty(); ++i) {
        if (insides[i] <= plain && !clipBy(by.ring()[i], sideAfter(by.ring(), i), disc, corners, left)) {
            return {};
        }
    }
    return corners;
}

Corners clippedToHalfPlane(const Corners& ring, Vec n, double least) {
    Corners kept;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec p = ring[i];
        const Vec q = ring[i + 1 == ring.size() ? 0 : i + 1];
        const double atP = dot(n, p) - least;
        const double atQ = dot(n, q) - least;
        if (atP >= 0) {
            kept.push_back(p);
        }
        if ((atP > 0 && atQ < 0) || (atP < 0 && atQ > 0)) {
            kept.push_back(p + (atP / (atP - atQ)) * (q - p));
        }
    }
    return kept;
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
