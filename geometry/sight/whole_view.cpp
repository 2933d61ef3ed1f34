#include "geometry/sight/whole_view.h"

#include "geometry/detail/convex_shape.h"
#include "geometry/tolerances.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sightline::geometry {

namespace {

using detail::ConvexShape;
using detail::Vec;
using Corners = std::vector<Vec>;

/// Of a round or oval base: its outline is off by less than 0.01 mm up to 100 mm.
constexpr int kArcCorners = 180;
/// Of a part, up to which all normals of its sides are tried.
constexpr std::size_t kFewCorners = 8;

Corners cornersOf(std::span<const Point> points, Point origin) {
    Corners corners;
    corners.reserve(points.size());
    std::ranges::transform(points, std::back_inserter(corners), [&](Point p) { return detail::toVec(p, origin); });
    return corners;
}

Ring hullAround(Ring points, const Ring& more = {}) {
    points.insert(points.end(), more.begin(), more.end());
    return detail::convexHull(std::move(points));
}

double support(std::span<const Vec> corners, Vec normal) {
    double most = -std::numeric_limits<double>::infinity();
    for (const Vec p : corners) {
        most = std::max(most, dot(p, normal));
    }
    return most;
}

/// By how much the two convex sets overlap along the normals of the sides of both, in nanometres; 0 or less: they do not.
double overlap(std::span<const Vec> a, std::span<const Vec> b) {
    double least = std::numeric_limits<double>::infinity();
    for (const auto ring : {a, b}) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Vec side = ring[i + 1 == ring.size() ? 0 : i + 1] - ring[i];
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

/// Holds all corners of a shape.
struct Disc {
    Vec center;
    double radius = 0.0;
};

/// A disc inside a convex ring; of a wall without a radius.
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

/// Two convex rings in order of positive area: what of the one, in a disc, lies in the other.
Corners clipped(Corners corners, const Disc& disc, const Corners& by) {
    Corners left;
    for (std::size_t i = 0; i < by.size() && !corners.empty(); ++i) {
        const Vec at = by[i];
        const Vec side = by[i + 1 == by.size() ? 0 : i + 1] - at;
        const auto inside = [&](Vec p) { return cross(side, p - at); };
        const double reach = inside(disc.center);
        const double room = norm(side) * disc.radius;
        if (reach > room) {
            continue; // all of it
        }
        if (reach < -room) {
            return {};
        }
        if (std::ranges::all_of(corners, [&](Vec p) { return inside(p) >= 0.0; })) {
            continue;
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
    }
    return corners;
}

/// Wider than contact: twice the area by the longest way across.
bool hasInside(const Corners& ring) {
    double area = 0.0;
    double longest = 0.0;
    for (std::size_t i = 1; i < ring.size(); ++i) {
        area += cross(ring[i - 1] - ring[0], ring[i] - ring[0]);
        longest = std::max(longest, norm(ring[i] - ring[0]));
    }
    return area > kContact * longest;
}

/// A line that touches a part and the target from between; `toTarget` points to the target's side, a unit.
struct TouchingLine {
    Vec at;
    Vec toTarget;

    [[nodiscard]] double beyond(Vec p) const { return dot(p - at, toTarget); }
    [[nodiscard]] Vec along() const { return detail::turned(toTarget); }
};

std::optional<Vec> crossingOf(const TouchingLine& a, const TouchingLine& b) {
    const double turn = cross(a.along(), b.along());
    if (turn == 0.0) {
        return {};
    }
    return a.at + (cross(b.at - a.at, b.along()) / turn) * a.along();
}

/// The two points of a convex shape where tangents from a point outside touch it.
std::array<Vec, 2> tangentsOf(const ConvexShape& shape, Vec from) {
    if (shape.kind() != ConvexShape::Kind::Polygon) {
        const auto [first, second] = shape.tangentPoints(from);
        return {first, second};
    }
    std::array<Vec, 2> ends{shape.corners().front(), shape.corners().front()};
    for (const Vec p : shape.corners()) {
        ends[0] = cross(ends[0] - from, p - from) < 0.0 ? p : ends[0];
        ends[1] = cross(ends[1] - from, p - from) > 0.0 ? p : ends[1];
    }
    return ends;
}

/// A convex part of what blocks, with the lines that bound the places from which it covers some of the target.
struct Shadow {
    Corners corners;
    Disc disc;  ///< around it
    Disc inner; ///< in it
    std::vector<TouchingLine> bounds;
};

class WholeView {
public:
    WholeView(const PlacedFootprint& observer, const PlacedFootprint& target)
        : m_origin{observer.position}, m_observer{observer}, m_observerParts{detail::convexPartsOf(observer, m_origin)},
          m_target{convexTarget(target, m_origin)} {}

    /// False if the blocker covers some of the target from anywhere.
    bool add(const CutOutline& blocker) {
        for (const auto& points : blocker.parts()) {
            Shadow shadow{cornersOf(points, m_origin), {}, {}, {}};
            shadow.disc = discAround(shadow.corners);
            shadow.inner = discIn(shadow.corners);
            if (reachesIntoTarget(shadow.corners)) {
                return false;
            }
            addBounds(shadow);
            m_shadows.push_back(std::move(shadow));
        }
        return true;
    }

    std::optional<Point> find() {
        if (isGood(Vec{})) {
            return m_origin;
        }
        if (std::ranges::all_of(m_observerParts, [](const ConvexShape& part) { return part.reach() <= kContact; })) {
            return {};
        }
        for (const Point p : outlineOf(m_observer, kArcCorners)) {
            if (isGood(detail::toVec(p, m_origin))) {
                return p;
            }
        }
        return amongCrossings();
    }

private:
    static ConvexShape convexTarget(const PlacedFootprint& target, Point origin) {
        auto parts = detail::convexPartsOf(target, origin);
        return parts.size() == 1 ? std::move(parts.front()) : ConvexShape::polygon(cornersOf(hullAround(outlineOf(target)), origin));
    }

    bool reachesIntoTarget(const Corners& part) const {
        const ConvexShape shape = ConvexShape::polygon(part);
        const auto core = m_target.grownBy(-kContact);
        return core ? gapBetween(shape, *core).gap <= 0.0 : shape.distanceTo(m_target.center()) < -kContact;
    }

    void addBounds(Shadow& shadow) const {
        for (const Vec corner : shadow.corners) {
            if (m_target.distanceTo(corner) <= 0.0) {
                continue;
            }
            for (const Vec touched : tangentsOf(m_target, corner)) {
                const Vec along = touched - corner;
                const double length = norm(along);
                if (length == 0.0) {
                    continue;
                }
                Vec normal = (1.0 / length) * detail::turned(along);
                normal = dot(m_target.center() - corner, normal) < 0.0 ? -normal : normal;
                const TouchingLine line{corner, normal};
                if (std::ranges::all_of(shadow.corners, [&](Vec p) { return line.beyond(p) <= kOnTouchingLine; })) {
                    shadow.bounds.push_back(line);
                }
            }
        }
    }

    std::optional<Point> amongCrossings() {
        std::vector<TouchingLine> lines;
        for (const Shadow& shadow : m_shadows) {
            lines.insert(lines.end(), shadow.bounds.begin(), shadow.bounds.end());
        }
        const auto tried = [&](Vec candidate) -> std::optional<Point> {
            const Point p = detail::toPoint(candidate, m_origin);
            return isGood(candidate) && contains(m_observer, p) ? std::optional{p} : std::nullopt;
        };
        for (const TouchingLine& line : lines) {
            for (const ConvexShape& part : m_observerParts) {
                const auto inside = part.insideOfLine(line.at, line.along());
                for (const double t : inside ? std::vector{inside->first, inside->second} : std::vector<double>{}) {
                    if (const auto found = tried(line.at + t * line.along())) {
                        return found;
                    }
                }
            }
        }
        for (std::size_t i = 0; i < lines.size(); ++i) {
            for (std::size_t j = i + 1; j < lines.size(); ++j) {
                const auto crossing = crossingOf(lines[i], lines[j]);
                if (const auto found = crossing ? tried(*crossing) : std::nullopt) {
                    return found;
                }
            }
        }
        return {};
    }

    /// No part covers any of the target from here.
    bool isGood(Vec from) {
        for (std::size_t i = 0; i < m_shadows.size(); ++i) {
            if (covers(m_shadows[i], from)) {
                std::swap(m_shadows[0], m_shadows[i]); // it will cover some from places near by too
                return false;
            }
        }
        return true;
    }

    /// A disc of the part lies in the triangle, so large that the tests below would find it.
    static bool isPlainlyIn(const std::array<Vec, 3>& triangle, const Shadow& shadow) {
        double radius = shadow.inner.radius;
        const double sign = cross(triangle[1] - triangle[0], triangle[2] - triangle[0]) > 0.0 ? 1.0 : -1.0;
        for (std::size_t i = 0; i < 3 && radius > kContact; ++i) {
            const Vec side = triangle[(i + 1) % 3] - triangle[i];
            radius = std::min(radius, sign * cross(side, shadow.inner.center - triangle[i]) / norm(side));
        }
        return radius > kContact && 3 * radius * radius > kContact * shadow.disc.radius;
    }

    /// Some line from the point to the target passes through the part.
    bool covers(const Shadow& shadow, Vec from) const {
        const auto isBeyond = [&](const TouchingLine& line) { return line.beyond(from) >= -kContact; };
        if (std::ranges::any_of(shadow.bounds, isBeyond) || m_target.distanceTo(from) <= 0.0) {
            return false;
        }
        const auto ends = tangentsOf(m_target, from);
        const std::array view{from, ends[0], ends[1]};
        if (isPlainlyIn(view, shadow)) {
            return true;
        }
        if (shadow.corners.size() <= kFewCorners) {
            return overlap(view, shadow.corners) > kContact;
        }
        const bool isPositive = cross(ends[0] - from, ends[1] - from) > 0.0;
        return hasInside(clipped(shadow.corners, shadow.disc, isPositive ? Corners{from, ends[0], ends[1]} : Corners{from, ends[1], ends[0]}));
    }

    Point m_origin;
    const PlacedFootprint& m_observer;
    std::vector<ConvexShape> m_observerParts;
    ConvexShape m_target;
    std::vector<Shadow> m_shadows;
};

} // namespace

CutOutline::CutOutline(const BlockerOutline& outline) : m_isWall{std::holds_alternative<Wall>(outline)} {
    if (const auto* polygon = std::get_if<Polygon>(&outline)) {
        m_parts = detail::convexPartition(*polygon);
        return;
    }
    const auto& vertices = std::get<Wall>(outline).vertices();
    for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
        m_parts.push_back({vertices[i], vertices[i + 1]});
    }
}

namespace {

/// The middle of the corners lies inside the ring, with room round it.
bool holdsMiddleOf(const Corners& corners, const Corners& ring) {
    constexpr double kRoom = 1e3; // nm
    Vec middle;
    for (const Vec p : corners) {
        middle = middle + (1.0 / static_cast<double>(corners.size())) * p;
    }
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Vec side = ring[i + 1 == ring.size() ? 0 : i + 1] - ring[i];
        const double inside = cross(side, middle - ring[i]);
        if (inside <= 0.0 || inside * inside <= kRoom * kRoom * dot(side, side)) {
            return false;
        }
    }
    return true;
}

} // namespace

struct LinesBetween::Parts {
    Point origin;
    Corners hull;
    ConvexShape hullShape;
    std::vector<ConvexShape> target;
};

BaseCorners::BaseCorners(const PlacedFootprint& placed) : m_placed{placed}, m_corners{outlineOf(placed, kArcCorners)} {
    std::ranges::sort(m_corners);
    m_corners.erase(std::ranges::unique(m_corners).begin(), m_corners.end());
}

LinesBetween::LinesBetween(const PlacedFootprint& observer, const PlacedFootprint& target)
    : LinesBetween{BaseCorners{observer}, BaseCorners{target}} {}

LinesBetween::LinesBetween(const BaseCorners& observer, const BaseCorners& target) {
    const Point origin = observer.placed().position;
    std::vector<Point> points;
    points.reserve(observer.corners().size() + target.corners().size());
    std::ranges::set_union(observer.corners(), target.corners(), std::back_inserter(points));
    const Corners hull = cornersOf(detail::convexHullOfSorted(points), origin);
    m_parts = std::make_unique<const Parts>(Parts{origin, hull, ConvexShape::polygon(hull), detail::convexPartsOf(target.placed(), origin)});
}

LinesBetween::~LinesBetween() = default;
LinesBetween::LinesBetween(LinesBetween&&) noexcept = default;
LinesBetween& LinesBetween::operator=(LinesBetween&&) noexcept = default;

bool LinesBetween::cross(const CutOutline& blocker) const {
    return std::ranges::any_of(blocker.parts(), [&](const auto& points) {
        const Corners corners = cornersOf(points, m_parts->origin);
        if (!blocker.isWall() && hasInside(corners) && holdsMiddleOf(corners, m_parts->hull)) {
            return true;
        }
        return blocker.isWall() ? m_parts->hullShape.insidePart(corners[0], corners[1], kContact).has_value()
                                : hasInside(clipped(corners, discAround(corners), m_parts->hull));
    });
}

std::optional<Length> LinesBetween::nearestCrossing(const CutOutline& blocker) const {
    std::optional<double> nearest;
    const auto take = [&](const ConvexShape& crossed) {
        for (const ConvexShape& goal : m_parts->target) {
            const double gap = std::max(0.0, gapBetween(crossed, goal).gap);
            nearest = nearest ? std::min(*nearest, gap) : gap;
        }
    };
    for (const auto& points : blocker.parts()) {
        const Corners corners = cornersOf(points, m_parts->origin);
        if (!blocker.isWall()) {
            if (Corners inside = clipped(corners, discAround(corners), m_parts->hull); hasInside(inside)) {
                take(ConvexShape::polygon(std::move(inside)));
            }
        } else if (const auto inside = m_parts->hullShape.insidePart(corners[0], corners[1])) {
            const Vec way = corners[1] - corners[0];
            take(ConvexShape::polygon({corners[0] + inside->first * way, corners[0] + inside->second * way}));
        }
    }
    return nearest ? std::optional{Length::fromNanometers(std::llround(*nearest))} : std::nullopt;
}

std::optional<Point> wholeViewPoint(const PlacedFootprint& observer, const PlacedFootprint& target,
                                    std::span<const CutOutline* const> blockers) {
    WholeView view{observer, target};
    const bool mayBe = std::ranges::all_of(blockers, [&](const CutOutline* blocker) { return view.add(*blocker); });
    return mayBe ? view.find() : std::nullopt;
}

} // namespace sightline::geometry
