#include "geometry/terrain/offset.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sightline::geometry {

namespace {

using detail::Vec;

/// Radians. The greatest angle between two sides that follow one another around a corner.
constexpr double kStep = 2.0 * std::numbers::pi / 32;

/// Appends the corners that replace one of a convex ring, where the normals of its sides are `before` and `after`.
void addAround(Point corner, Vec before, Vec after, double by, std::vector<Point>& points) {
    const auto add = [&](Vec way) {
        points.push_back(
            corner + Vector{Length::fromNanometers(std::llround(way.x)), Length::fromNanometers(std::llround(way.y))});
    };
    static const double kCosineOfStep = std::cos(kStep);
    const double cosine = dot(before, after);
    if (cosine >= kCosineOfStep) { // the two sides meet
        return add((by / (1.0 + cosine)) * (before + after));
    }
    const double turn = std::acos(std::clamp(cosine, -1.0, 1.0));
    const double sides = std::ceil(turn / kStep - kAlongASide);
    const double step = turn / sides;
    const double reach = by / std::cos(step / 2);
    for (int i = 0; i < static_cast<int>(sides); ++i) {
        const double angle = (i + 0.5) * step;
        add((reach * std::cos(angle)) * before + (reach * std::sin(angle)) * turned(before));
    }
}

/// Returns a convex ring, clockwise on screen as `convexHull` returns it, with its sides moved outwards.
Polygon grownRing(const Ring& ring, double by) {
    const std::size_t count = ring.size();
    std::vector<Vec> normals(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Vec side = detail::toVec(ring[i + 1 == count ? 0 : i + 1], ring[i]);
        normals[i] = (-1.0 / norm(side)) * turned(side);
    }
    std::vector<Point> points;
    for (std::size_t i = 0; i < count; ++i) {
        addAround(ring[i], normals[(i + count - 1) % count], normals[i], by, points);
    }
    return *Polygon::fromVertices(detail::convexHull(std::move(points)));
}

} // namespace

std::vector<Polygon> grownParts(const BlockerOutline& outline, Length by) {
    std::vector<Polygon> parts;
    const auto grown = [&](const Ring& hull) { return grownRing(hull, static_cast<double>(by.nanometers())); };
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
