#include "geometry/sight/whole_view.h"

#include "geometry/detail/convex_shape.h"
#include "geometry/distance.h"
#include "geometry/tolerances.h"

#include <algorithm>
#include <array>
#include <limits>

namespace sightline::geometry {

namespace {

using detail::Vec;
using Corners = std::vector<Vec>;

/// Of a round or oval base: its outline is off by less than 0.01 mm up to 100 mm.
constexpr int kArcCorners = 180;

PlacedFootprint hullOf(const PlacedFootprint& a, const PlacedFootprint& b) {
    Ring points = outlineOf(a, kArcCorners);
    const Ring more = outlineOf(b, kArcCorners);
    points.insert(points.end(), more.begin(), more.end());
    return {*Footprint::hull(detail::convexHull(std::move(points))), {}, {}};
}

Corners cornersOf(const std::vector<Point>& points, Point origin) {
    Corners corners;
    std::ranges::transform(points, std::back_inserter(corners), [&](Point p) { return detail::toVec(p, origin); });
    return corners;
}

std::vector<Corners> partsOf(const BlockerOutline& outline, Point origin) {
    std::vector<Corners> parts;
    if (const auto* polygon = std::get_if<Polygon>(&outline)) {
        for (const Ring& ring : detail::convexPartition(*polygon)) {
            parts.push_back(cornersOf(ring, origin));
        }
    } else {
        const auto& vertices = std::get<Wall>(outline).vertices();
        for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
            parts.push_back(cornersOf({vertices[i], vertices[i + 1]}, origin));
        }
    }
    return parts;
}

double support(const Corners& corners, Vec normal) {
    double most = -std::numeric_limits<double>::infinity();
    for (const Vec p : corners) {
        most = std::max(most, dot(p, normal));
    }
    return most;
}

/// By how much the two convex sets overlap along the normals of the sides of both, in nanometres; 0 or less: they do not.
double overlap(const Corners& a, const Corners& b) {
    double least = std::numeric_limits<double>::infinity();
    for (const Corners* ring : {&a, &b}) {
        for (std::size_t i = 0; i < ring->size(); ++i) {
            const Vec side = (*ring)[i + 1 == ring->size() ? 0 : i + 1] - (*ring)[i];
            const double length = norm(side);
            for (const double sign : {1.0, -1.0}) {
                if (length > 0.0) {
                    const Vec normal = (sign / length) * detail::turned(side);
                    least = std::min(least, support(a, normal) + support(b, -normal));
                }
            }
        }
    }
    return least;
}

/// A line as a point and a direction.
struct Line {
    Vec at;
    Vec along;
};

std::optional<Vec> crossingOf(const Line& a, const Line& b) {
    const double turn = cross(a.along, b.along);
    if (turn == 0.0) {
        return {};
    }
    return a.at + (cross(b.at - a.at, b.along) / turn) * a.along;
}

/// Whether no corner lies on the positive side of the line by more than rounding.
bool leavesBelow(const Line& line, const Corners& corners, double sign) {
    const double slack = kOnTouchingLine * norm(line.along);
    return std::ranges::all_of(corners, [&](Vec p) { return sign * cross(line.along, p - line.at) <= slack; });
}

/// Lines that touch both convex sets and pass between them.
void addTouchingLines(const Corners& part, const Corners& target, std::vector<Line>& lines) {
    for (const Vec p : part) {
        for (const Vec q : target) {
            const Line line{p, q - p};
            for (const double sign : {1.0, -1.0}) {
                if (norm(line.along) > 0.0 && leavesBelow(line, part, sign) && leavesBelow(line, target, -sign)) {
                    lines.push_back(line);
                }
            }
        }
    }
}

class WholeView {
public:
    WholeView(const PlacedFootprint& observer, const PlacedFootprint& target, const TerrainMap& map, std::span<const int> active)
        : m_origin{observer.position}, m_observer{observer}, m_target{cornersOf(detail::convexHull(outlineOf(target, kArcCorners)), m_origin)} {
        for (const int blocker : active) {
            auto parts = partsOf(map.blockers()[static_cast<std::size_t>(blocker)].outline, m_origin);
            std::ranges::move(parts, std::back_inserter(m_parts));
        }
    }

    std::optional<Point> find() const {
        const Corners outline = cornersOf(outlineOf(m_observer, kArcCorners), m_origin);
        if (const auto found = firstGood({Vec{}})) {
            return found;
        }
        if (const auto found = firstGood(outline)) {
            return found;
        }
        return firstGood(crossings(outline));
    }

private:
    Corners crossings(const Corners& outline) const {
        std::vector<Line> lines;
        for (const Corners& part : m_parts) {
            addTouchingLines(part, m_target, lines);
        }
        Corners found;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            for (std::size_t j = i + 1; j < lines.size(); ++j) {
                if (const auto p = crossingOf(lines[i], lines[j])) {
                    found.push_back(*p);
                }
            }
            for (std::size_t j = 0; j < outline.size(); ++j) {
                const Vec side = outline[j + 1 == outline.size() ? 0 : j + 1] - outline[j];
                if (const auto p = crossingOf(lines[i], {outline[j], side}); p && dot(*p - outline[j], side) >= 0.0 && dot(*p - outline[j], side) <= dot(side, side)) {
                    found.push_back(*p);
                }
            }
        }
        return found;
    }

    std::optional<Point> firstGood(const Corners& candidates) const {
        for (const Vec candidate : candidates) {
            const Point p = detail::toPoint(candidate, m_origin);
            if (contains(m_observer, p) && std::ranges::none_of(m_parts, [&](const Corners& part) { return covers(part, candidate); })) {
                return p;
            }
        }
        return {};
    }

    /// Some line from the point to the target passes through the part.
    bool covers(const Corners& part, Vec from) const {
        std::vector<Point> points{detail::toPoint(from, m_origin)};
        std::ranges::transform(m_target, std::back_inserter(points), [&](Vec p) { return detail::toPoint(p, m_origin); });
        return overlap(cornersOf(detail::convexHull(std::move(points)), m_origin), part) > kContact;
    }

    Point m_origin;
    const PlacedFootprint& m_observer;
    Corners m_target;
    std::vector<Corners> m_parts;
};

} // namespace

bool someLineCrosses(const PlacedFootprint& observer, const PlacedFootprint& target, const BlockerOutline& blocker) {
    const PlacedFootprint hull = hullOf(observer, target);
    if (const auto* polygon = std::get_if<Polygon>(&blocker)) {
        return reachesInto(hull, *polygon);
    }
    return touches(hull, std::get<Wall>(blocker));
}

std::optional<Length> nearestCrossing(const PlacedFootprint& observer, const PlacedFootprint& target, const BlockerOutline& blocker) {
    const PlacedFootprint hull = hullOf(observer, target);
    std::optional<Length> nearest;
    const auto take = [&](Length distance) { nearest = nearest ? std::min(*nearest, distance) : distance; };
    if (const auto* polygon = std::get_if<Polygon>(&blocker)) {
        for (const PlacedFootprint& part : partsInside(hull, *polygon)) {
            take(edgeDistance(part, target));
        }
        return nearest;
    }
    const auto shapes = detail::convexPartsOf(hull, observer.position);
    const auto& vertices = std::get<Wall>(blocker).vertices();
    for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
        const Vec p = detail::toVec(vertices[i], observer.position);
        const Vec q = detail::toVec(vertices[i + 1], observer.position);
        for (const auto& shape : shapes) {
            if (const auto inside = shape.insidePart(p, q)) {
                const auto segment = detail::ConvexShape::polygon({p + inside->first * (q - p), p + inside->second * (q - p)});
                for (const auto& goal : detail::convexPartsOf(target, observer.position)) {
                    take(Length::fromNanometers(std::llround(std::max(0.0, detail::gapBetween(segment, goal).gap))));
                }
            }
        }
    }
    return nearest;
}

std::optional<Point> wholeViewPoint(const PlacedFootprint& observer, const PlacedFootprint& target, const TerrainMap& map,
                                    std::span<const int> active) {
    return WholeView{observer, target, map, active}.find();
}

} // namespace sightline::geometry
