#include "geometry/sight/cut_places.h"

#include "geometry/sight/corner_rings.h"
#include "geometry/tolerances.h"

#include <cmath>
#include <numbers>

namespace sightline::geometry::detail {

namespace {

/// Tangents of a curved target. More cost time and leave less between curve and tangents.
constexpr int kTangents = 64;

double parameter(double step, int steps) { return 2 * std::numbers::pi * step / steps; }

/// The corners of a polygon; of a curve, as many on it as an arc counts for, or the crossings of the tangents midway between.
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

/// Outward unit normals of lines that touch the shape: of a curve the one towards the place first, then those that halve what is between.
std::vector<Vec> normalsOf(const ConvexShape& shape, Vec towards) {
    std::vector<Vec> normals;
    const auto& corners = shape.corners();
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec side = corners[(i + 1) % corners.size()] - corners[i];
        normals.push_back((-1.0 / norm(side)) * turned(side));
    }
    if (!corners.empty()) {
        return normals;
    }
    const auto first = static_cast<int>(std::lround(shape.parameterOf(towards) / parameter(1, kTangents)));
    for (int every = kTangents; every >= 1; every /= 2) {
        for (int i = 0; i < kTangents; i += every) {
            if (every == kTangents || i % (2 * every) != 0) {
                const Vec n = shape.outwardNormal(shape.curvePoint(parameter(first + i, kTangents)), true);
                normals.push_back((1.0 / norm(n)) * n);
            }
        }
    }
    return normals;
}

class Cutting {
public:
    Cutting(const TargetView& target, std::span<const std::pair<Vec, Vec>> edges) : m_target{target}, m_edges{edges} {}

    [[nodiscard]] std::vector<PlaceBeside> places(Corners base) && {
        cutBesideTarget(std::move(base), 0);
        return std::move(m_places);
    }

private:
    static constexpr std::size_t kMany = 48;

    /// What of the ring lies beside the target's parts from `part` on.
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
        for (const Vec n : normalsOf(other, shape.center())) {
            const double reach = other.support(n);
            cutBesideTarget(keptBeyond(ring, n, reach + kKeptOff), part + 1);
            ring = keptBeyond(ring, -n, -reach);
        }
    }

    void cutAlong(Corners ring, std::size_t edge) {
        if (!hasInside(ring)) {
            return;
        }
        const ConvexShape shape = ConvexShape::polygon(std::move(ring));
        for (; edge < m_edges.size() && m_places.size() < kMany; ++edge) {
            const auto [from, to] = m_edges[edge];
            const auto inside = shape.insidePart(from, to);
            const Vec way = to - from;
            if (!inside || (inside->second - inside->first) * norm(way) <= kContact) {
                continue;
            }
            const Vec n = (1.0 / norm(way)) * turned(way);
            const double level = dot(n, from);
            if (shape.support(n) > level + kContact && -shape.support(-n) < level - kContact) {
                cutAlong(keptBeyond(shape.corners(), n, level), edge + 1);
                cutAlong(keptBeyond(shape.corners(), -n, -level), edge + 1);
                return;
            }
        }
        if (auto place = m_target.beside(shape)) {
            m_places.push_back(std::move(*place));
        }
    }

    const TargetView& m_target;
    std::span<const std::pair<Vec, Vec>> m_edges;
    std::vector<PlaceBeside> m_places;
};

/// Where the base reaches between the curve and two tangents next to each other.
std::vector<Stretch> closeStretches(const ConvexShape& base, const TargetView& target) {
    std::vector<Stretch> stretches;
    if (!target.outline().curve()) {
        return stretches;
    }
    const ConvexShape& curve = *target.outline().curve();
    const double length = target.outline().length();
    for (int i = 0; i < kTangents; ++i) {
        const Vec first = curve.curvePoint(parameter(i, kTangents));
        const Vec last = curve.curvePoint(parameter(i + 1, kTangents));
        const Vec middle = curve.curvePoint(parameter(i + 0.5, kTangents)) - curve.center();
        const Vec tip = curve.center() + (1 / std::cos(std::numbers::pi / kTangents)) * middle;
        if (gapBetween(base, ConvexShape::polygon({first, tip, last})).gap <= kContact) {
            const double from = target.outline().distanceOf(parameter(i, kTangents));
            const double to = i + 1 == kTangents ? length : target.outline().distanceOf(parameter(i + 1, kTangents));
            stretches.push_back({from, to});
        }
    }
    return united(std::move(stretches));
}

} // namespace

bool keepsOff(const ConvexShape& base, const TargetView& target) {
    for (std::size_t part = 0; part < target.parts(); ++part) {
        if (separatorBetween(base, target.shapeOf(part)).apart < kKeptOff) {
            return false;
        }
    }
    return true;
}

CutPlaces cutPlaces(const ConvexShape& base, const TargetView& target, std::span<const std::pair<Vec, Vec>> edges) {
    CutPlaces places;
    places.within = Cutting{target, edges}.places(cornersOf(base, false));
    if (base.kind() != ConvexShape::Kind::Polygon) {
        places.around = Cutting{target, edges}.places(cornersOf(base, true));
    }
    places.close = closeStretches(base, target);
    return places;
}

} // namespace sightline::geometry::detail
