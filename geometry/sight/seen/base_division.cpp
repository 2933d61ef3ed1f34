#include "geometry/sight/seen/base_division.h"

#include "geometry/base/tolerances.h"
#include "geometry/sight/plan/corner_rings.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sightline::geometry::detail {

namespace {

/// The number of tangents of a curved target. More tangents cost time and leave less area between curve and tangents;
/// where the base reaches into that area, the arc between two tangents is bisected instead. Empirical.
constexpr int kTangents = 64;
constexpr int kHalvings = 8;

double parameter(double step, int steps) { return 2 * std::numbers::pi * step / steps; }

/// Returns the corners of a polygon. For a curve, returns `kArcCorners` points on it or, if `around`, the intersections
/// of the tangents midway between.
Corners cornersOf(const ConvexShape& base, bool around) {
    if (base.kind() == ConvexShape::Kind::Polygon) {
        return base.corners();
    }
    Corners corners;
    const double out = around ? 1 / std::cos(std::numbers::pi / kArcCorners) : 1.0;
    for (int i = 0; i < kArcCorners; ++i) {
        corners.push_back(base.center() + out * (base.curvePoint(parameter(i, kArcCorners)) - base.center()));
    }
    return corners;
}

/// A part of a curve between two points of tangency, by its parameters.
struct Arc {
    double from;
    double to;
    int halvings = 0;
};

/// Returns the arcs at which the base reaches between the curve and two neighboring tangents.
std::vector<Arc> closeArcs(const ConvexShape& base, const ConvexShape& curve, std::vector<double>& between) {
    std::vector<Arc> open;
    for (int i = kTangents; i-- > 0;) {
        open.push_back({parameter(i, kTangents), parameter(i + 1, kTangents)});
    }
    std::vector<Arc> close;
    while (!open.empty()) {
        const Arc arc = open.back();
        open.pop_back();
        const double middle = (arc.from + arc.to) / 2;
        const Vec tip =
            curve.center() + (1 / std::cos((arc.to - arc.from) / 2)) * (curve.curvePoint(middle) - curve.center());
        const std::vector<Vec> corners{curve.curvePoint(arc.from), tip, curve.curvePoint(arc.to)};
        if (gapBetween(base, ConvexShape::polygon(corners)).gap > kContact) {
            continue;
        }
        const bool isWithin = std::ranges::all_of(corners, [&](Vec corner) { return base.distanceTo(corner) <= 0; });
        if (isWithin || arc.halvings == kHalvings) {
            close.push_back(arc);
            continue;
        }
        between.push_back(middle);
        open.push_back({middle, arc.to, arc.halvings + 1});
        open.push_back({arc.from, middle, arc.halvings + 1});
    }
    return close;
}

/// Returns the outward unit normals of tangents of the shape; for a curve first the one towards the point, then
/// repeated bisections.
std::vector<Vec> normalsOf(const ConvexShape& shape, Vec towards, std::span<const double> between) {
    std::vector<Vec> normals;
    const auto& corners = shape.corners();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec side = corners[(i + 1) % corners.size()] - corners[i];
        normals.push_back((-1.0 / norm(side)) * turned(side));
    }
    if (!corners.empty()) {
        return normals;
    }
    const auto add = [&](double at) {
        const Vec n = shape.outwardNormal(shape.curvePoint(at), true);
        normals.push_back((1.0 / norm(n)) * n);
    };
    const auto first = static_cast<int>(std::lround(shape.parameterOf(towards) / parameter(1, kTangents)));
    for (int every = kTangents; every >= 1; every /= 2) {
        for (int i = 0; i < kTangents; i += every) {
            if (every == kTangents || i % (2 * every) != 0) {
                add(parameter(first + i, kTangents));
            }
        }
    }
    std::ranges::for_each(between, add);
    return normals;
}

class Cutting {
public:
    Cutting(const TargetView& target, std::span<const std::pair<Vec, Vec>> edges, std::span<const double> between)
        : m_target{target}, m_edges{edges}, m_between{between} {}

    [[nodiscard]] std::vector<ShapeBeside> places(Corners base) && {
        cutBesideTarget(std::move(base), 0);
        return std::move(m_positions);
    }

private:
    static constexpr std::size_t kMany = 48;

    /// Divides the part of the ring beside the target's parts from index `part` on.
    void cutBesideTarget(Corners ring, std::size_t part) {
        if (!hasInside(ring)) {
            return;
        }
        if (part == m_target.parts()) {
            cutAlong(std::move(ring), 0);
            return;
        }
        const ConvexShape shape = ConvexShape::polygon(ring);
        const ConvexShape& other = m_target.shapeOf(part);
        if (separatorBetween(shape, other).apart >= kKeptOff) {
            cutBesideTarget(std::move(ring), part + 1);
            return;
        }
        for (const Vec n : normalsOf(other, shape.center(), m_between)) {
            const double reach = other.support(n);
            cutBesideTarget(clippedToHalfPlane(ring, n, reach + kKeptOff), part + 1);
            ring = clippedToHalfPlane(ring, -n, -reach);
        }
    }

    void cutAlong(Corners ring, std::size_t edge) {
        if (!hasInside(ring)) {
            return;
        }
        const ConvexShape shape = ConvexShape::polygon(std::move(ring));
        for (; edge < m_edges.size() && m_positions.size() < kMany; ++edge) {
            const auto [from, to] = m_edges[edge];
            const auto inside = shape.insidePart(from, to);
            const Vec way = to - from;
            if (!inside || (inside->second - inside->first) * norm(way) <= kContact) {
                continue;
            }
            const Vec n = (1.0 / norm(way)) * turned(way);
            const double level = dot(n, from);
            if (shape.support(n) > level + kContact && -shape.support(-n) < level - kContact) {
                cutAlong(clippedToHalfPlane(shape.corners(), n, level), edge + 1);
                cutAlong(clippedToHalfPlane(shape.corners(), -n, -level), edge + 1);
                return;
            }
        }
        if (auto place = m_target.beside(shape)) {
            m_positions.push_back(std::move(*place));
        }
    }

    const TargetView& m_target;
    std::span<const std::pair<Vec, Vec>> m_edges;
    std::span<const double> m_between; ///< parameters of additional tangents of a curved target
    std::vector<ShapeBeside> m_positions;
};

} // namespace

bool keepsOff(const ConvexShape& base, const TargetView& target) {
    for (std::size_t part = 0; part < target.parts(); ++part) {
        if (separatorBetween(base, target.shapeOf(part)).apart < kKeptOff) {
            return false;
        }
    }
    return true;
}

DividedBase divideBase(const ConvexShape& base, const TargetView& target, std::span<const std::pair<Vec, Vec>> edges) {
    DividedBase places;
    std::vector<double> between;
    if (const auto& curve = target.outline().curve()) {
        for (const Arc& arc : closeArcs(base, *curve, between)) {
            const double to = target.outline().distanceOf(arc.to);
            places.close.push_back({target.outline().distanceOf(arc.from), to > 0.0 ? to : target.outline().length()});
        }
        places.close = united(std::move(places.close));
    }
    places.within = Cutting{target, edges, between}.places(cornersOf(base, false));
    if (base.kind() != ConvexShape::Kind::Polygon) {
        places.around = Cutting{target, edges, between}.places(cornersOf(base, true));
    }
    return places;
}

} // namespace sightline::geometry::detail
