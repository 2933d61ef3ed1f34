#include "geometry/terrain/offset.h"

#include "geometry/shapes/convex_shape.h"
#include "geometry/shapes/convex_sum.h"

#include <cmath>
#include <numbers>
#include <utility>

namespace sightline::geometry {

namespace {

constexpr int kSides = 32;
constexpr double kStep = 2.0 * std::numbers::pi / kSides;

/// Returns the polygon that approximates the disc around each corner, relative to the corner; it starts at its least
/// point and is clockwise on screen.
Ring around(Length by) {
    const double radius = static_cast<double>(by.nanometers()) / std::cos(std::numbers::pi / kSides);
    std::vector<Point> points;
    for (int step = 0; step < kSides; ++step) {
        const double angle = kStep * step;
        points.push_back({Length::fromNanometers(std::llround(radius * std::cos(angle))),
                          Length::fromNanometers(std::llround(radius * std::sin(angle)))});
    }
    return detail::convexHull(std::move(points));
}

/// Returns the same; all outlines of a table are grown by one length.
const Ring& keptAround(Length by) {
    thread_local std::pair<Length, Ring> kept;
    if (kept.first != by || kept.second.empty()) {
        kept = {by, around(by)};
    }
    return kept.second;
}

} // namespace

std::vector<Polygon> grownParts(const BlockerOutline& outline, Length by) {
    std::vector<Polygon> parts;
    const Ring& corner = keptAround(by);
    const auto grown = [&](const Ring& hull) { return *Polygon::fromVertices(detail::convexSum(hull, corner)); };
    if (const auto* polygon = std::get_if<Polygon>(&outline)) {
        if (polygon->holes().empty() && polygon->isConvex()) {
            return {grown(detail::convexHull(*polygon))};
        }
        for (const Ring& ring : detail::convexPartition(*polygon)) {
            parts.push_back(grown(detail::convexHull(ring)));
        }
        return parts;
    }
    const auto& vertices = std::get<Wall>(outline).vertices();
    for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
        parts.push_back(grown(detail::convexHull({vertices[i], vertices[i + 1]})));
    }
    return parts;
}

} // namespace sightline::geometry
