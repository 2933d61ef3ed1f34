#include "geometry/grown.h"

#include "geometry/detail/convex_shape.h"

#include <cmath>
#include <numbers>

namespace sightline::geometry {

namespace {

constexpr int kSides = 32;

Polygon grownHull(const std::vector<Point>& corners, Length by) {
    const double radius = static_cast<double>(by.nanometers()) / std::cos(std::numbers::pi / kSides);
    Ring points;
    for (const Point corner : corners) {
        for (int i = 0; i < kSides; ++i) {
            const double angle = 2.0 * std::numbers::pi * i / kSides;
            points.push_back({corner.x + Length::fromNanometers(std::llround(radius * std::cos(angle))),
                              corner.y + Length::fromNanometers(std::llround(radius * std::sin(angle)))});
        }
    }
    return *Polygon::fromVertices(detail::convexHull(std::move(points)));
}

} // namespace

std::vector<Polygon> grownParts(const BlockerOutline& outline, Length by) {
    std::vector<Polygon> parts;
    if (const auto* polygon = std::get_if<Polygon>(&outline)) {
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
