#include "geometry/region/outline_arcs.h"

#include <cmath>
#include <numbers>

namespace sightline::geometry::detail {

namespace {

/// Returns the intersection of the two tangents with these normals.
Vec tangentsMeet(const ConvexShape& shape, Vec first, Vec last) {
    const double turn = cross(first, last);
    const double a = shape.support(first);
    const double b = shape.support(last);
    return (1.0 / turn) * Vec{a * last.y - b * first.y, b * first.x - a * last.x};
}

} // namespace

std::vector<OutlineArc> outlineArcs(const ConvexShape& shape, int parts) {
    std::vector<OutlineArc> arcs;
    if (shape.kind() == ConvexShape::Kind::Polygon) {
        const auto& corners = shape.corners();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Vec to = corners[i + 1 == corners.size() ? 0 : i + 1];
            const Vec way = to - corners[i];
            const Vec normal = (-1.0 / norm(way)) * turned(way);
            arcs.push_back({corners[i], to, normal, normal, corners[i]});
        }
        return arcs;
    }
    const auto normalAt = [&](int i) {
        const double angle = 2.0 * std::numbers::pi * (i == parts ? 0 : i) / parts;
        return Vec{std::cos(angle), std::sin(angle)};
    };
    for (int i = 0; i < parts; ++i) {
        const Vec first = normalAt(i);
        const Vec last = normalAt(i + 1);
        arcs.push_back(
            {shape.supportPoint(first), shape.supportPoint(last), first, last, tangentsMeet(shape, first, last)});
    }
    return arcs;
}

std::vector<OutlineArc> finerArcs(const ConvexShape& shape, const OutlineArc& arc, int parts) {
    const double turn = std::atan2(cross(arc.firstNormal, arc.lastNormal), dot(arc.firstNormal, arc.lastNormal));
    std::vector<OutlineArc> arcs;
    OutlineArc part = arc;
    for (int i = 1; i <= parts; ++i) {
        const double angle = turn * i / parts;
        part.lastNormal =
            i == parts ? arc.lastNormal : std::cos(angle) * arc.firstNormal + std::sin(angle) * turned(arc.firstNormal);
        part.to = shape.supportPoint(part.lastNormal);
        part.corner = tangentsMeet(shape, part.firstNormal, part.lastNormal);
        arcs.push_back(part);
        part.firstNormal = part.lastNormal;
        part.from = part.to;
    }
    return arcs;
}

ConvexCorners boxBelow(Vec size, Vec normal, double most) {
    return clipped({{}, {size.x, 0.0}, size, {0.0, size.y}}, {most * normal, turned(normal)}, 1.0);
}

} // namespace sightline::geometry::detail
