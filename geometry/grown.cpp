#include "geometry/grown.h"

#include "geometry/detail/convex_shape.h"
#include "geometry/predicates.h"

#include <array>
#include <cmath>
#include <numbers>

namespace sightline::geometry {

namespace {

constexpr int kSides = 32;
constexpr double kStep = 2.0 * std::numbers::pi / kSides;
/// Nanometres. Beside shorter sides rounding may bring any point of the corner to the hull.
constexpr double kShortSide = 1e3;

/// Nanometres, from the corner.
Vector towards(int step, double radius) {
    const double angle = kStep * step;
    return {Length::fromNanometers(std::llround(radius * std::cos(angle))), Length::fromNanometers(std::llround(radius * std::sin(angle)))};
}

/// Outwards from the side a b of a ring in order of positive area, in steps round the circle.
double outwards(Point a, Point b) {
    const double dx = static_cast<double>((b.x - a.x).nanometers());
    const double dy = static_cast<double>((b.y - a.y).nanometers());
    return std::atan2(-dx, dy) / kStep;
}

/// `corners` convex, or a side alone. Of the points around a corner only those between the sides' directions can be on the hull, and
/// some to spare.
Polygon grownHull(const std::vector<Point>& corners, Length by) {
    const double radius = static_cast<double>(by.nanometers()) / std::cos(std::numbers::pi / kSides);
    std::array<Vector, kSides> around{};
    for (int i = 0; i < kSides; ++i) {
        around[static_cast<std::size_t>(i)] = towards(i, radius);
    }
    const auto isShort = [](Point a, Point b) {
        return std::hypot(static_cast<double>((b.x - a.x).nanometers()), static_cast<double>((b.y - a.y).nanometers())) < kShortSide;
    };
    double area = 0.0;
    for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
        area += static_cast<double>(cross(corners[0], corners[i], corners[i + 1]));
    }
    const auto count = corners.size();
    Ring points;
    for (std::size_t i = 0; i < count; ++i) {
        const Point before = corners[area < 0.0 ? (i + 1) % count : (i + count - 1) % count];
        const Point after = corners[area < 0.0 ? (i + count - 1) % count : (i + 1) % count];
        int first = 0;
        int last = kSides - 1;
        if (!isShort(before, corners[i]) && !isShort(corners[i], after)) {
            const double from = outwards(before, corners[i]);
            double to = outwards(corners[i], after);
            to += to < from ? kSides : 0.0;
            first = static_cast<int>(std::floor(from)) - 2;
            last = std::min(first + kSides - 1, static_cast<int>(std::ceil(to)) + 2);
        }
        for (int step = first; step <= last; ++step) {
            points.push_back(corners[i] + around[static_cast<std::size_t>((step + 2 * kSides) % kSides)]);
        }
    }
    return *Polygon::fromVertices(detail::convexHull(std::move(points)));
}

} // namespace

std::vector<Polygon> grownParts(const BlockerOutline& outline, Length by) {
    std::vector<Polygon> parts;
    if (const auto* polygon = std::get_if<Polygon>(&outline)) {
        if (polygon->holes().empty() && polygon->isConvex()) {
            return {grownHull(polygon->outline(), by)};
        }
        for (const Ring& ring : detail::convexPartition(*polygon)) {
            parts.push_back(grownHull(ring, by));
        }
        return parts;
    }
    const auto& vertices = std::get<Wall>(outline).vertices();
    for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
        parts.push_back(grownHull({vertices[i], vertices[i + 1]}, by));
    }
    return parts;
}

} // namespace sightline::geometry
