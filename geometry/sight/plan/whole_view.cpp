#include "geometry/sight/plan/whole_view.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"
#include "geometry/sight/plan/corner_rings.h"

#include <algorithm>
#include <array>
#include <limits>

namespace sightline::geometry {

namespace {

using detail::ConvexShape;
using detail::Corners;
using detail::cornersOf;
using detail::Disc;
using detail::Vec;

/// The number of corners of a part up to which the normals of all its sides are used.
constexpr std::size_t kFewCorners = 8;

double support(std::span<const Vec> corners, Vec normal) {
    double most = -std::numeric_limits<double>::infinity();
    for (const Vec p : corners) {
        most = std::max(most, dot(p, normal));
    }
    return most;
}

/// Returns the overlap of two convex sets along the normals of the sides of both, in nanometers; 0 or less if they are
/// disjoint.
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

/// An inner common tangent of a part and the target; `toTarget` is the unit normal on the target's side.
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

/// Returns the two points at which the tangents from an outside point touch a convex shape.
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

/// A convex part of a blocker with the lines that bound the points from which it covers some of the target.
struct Shadow {
    Corners corners;
    Disc disc;  ///< disc around it
    Disc inner; ///< disc inside it
    std::vector<TouchingLine> bounds;
};

class WholeView {
public:
    WholeView(const PlacedFootprint& observer, const PlacedFootprint& target)
        : m_origin{observer.position},
          m_observer{observer},
          m_observerParts{detail::convexPartsOf(observer, m_origin)},
          m_target{convexTarget(target, m_origin)},
          m_viewsAround{viewsAround()} {}

    /// Returns false if the blocker covers some of the target from everywhere.
    bool add(const CutOutline& blocker) {
        for (const auto& points : blocker.parts()) {
            Shadow shadow{cornersOf(points, m_origin), {}, {}, {}};
            shadow.disc = discAround(shadow.corners);
            shadow.inner = discIn(shadow.corners);
            if (coversPlainly(shadow) || reachesIntoTarget(shadow)) {
                return false;
            }
            m_shadows.push_back(std::move(shadow));
        }
        return true;
    }

    std::optional<Point> find() {
        std::ranges::for_each(m_shadows, [&](Shadow& shadow) { addBounds(shadow); });
        if (isGood(Vec{})) {
            return m_origin;
        }
        if (std::ranges::all_of(m_observerParts, [](const ConvexShape& part) { return part.reach() <= kContact; })) {
            return {};
        }
        for (const Point p : outlineOf(m_observer, detail::kArcCorners)) {
            if (isGood(detail::toVec(p, m_origin))) {
                return p;
            }
        }
        return amongCrossings();
    }

private:
    static ConvexShape convexTarget(const PlacedFootprint& target, Point origin) {
        auto parts = detail::convexPartsOf(target, origin);
        return parts.size() == 1 ? std::move(parts.front())
                                 : ConvexShape::polygon(cornersOf(detail::convexHull(outlineOf(target)), origin));
    }

    bool reachesIntoTarget(const Shadow& part) const {
        if (norm(part.disc.center - m_target.center()) > part.disc.radius + m_target.reach() + kContact) {
            return false;
        }
        const ConvexShape shape = ConvexShape::polygon(part.corners);
        const auto core = m_target.grownBy(-kContact);
        return core ? gapBetween(shape, *core).gap <= 0.0 : shape.distanceTo(m_target.center()) < -kContact;
    }

    /// Returns the area between the point and the target, clockwise on screen.
    Corners viewFrom(Vec from) const {
        const auto ends = tangentsOf(m_target, from);
        return cross(ends[0] - from, ends[1] - from) > 0.0 ? Corners{from, ends[0], ends[1]}
                                                           : Corners{from, ends[1], ends[0]};
    }

    /// Returns the views of the target from points around the observer, whose convex hull contains the observer and its
    /// position; empty if one of the points lies in the target.
    std::vector<Corners> viewsAround() const {
        std::vector<Corners> views;
        Box box = boundsOf(m_observer);
        box.low = {std::min(box.low.x, m_origin.x), std::min(box.low.y, m_origin.y)};
        box.high = {std::max(box.high.x, m_origin.x), std::max(box.high.y, m_origin.y)};
        for (const Point p : {box.low, Point{box.high.x, box.low.y}, box.high, Point{box.low.x, box.high.y}}) {
            const Vec from = detail::toVec(p, m_origin);
            if (m_target.distanceTo(from) <= kContact) {
                return {};
            }
            views.push_back(viewFrom(from));
        }
        return views;
    }

    /// True if the part provably covers some of the target from every point of the observer: a disc of it, beside the
    /// target, lies in the views from all points around. It then lies in those from the points between, because the
    /// points whose view contains a point beside a convex target form a convex cone.
    bool coversPlainly(const Shadow& shadow) const {
        // The factor by which the disc must exceed what `isPlainlyIn` requires, because it results from clipping by
        // every view. Empirical.
        constexpr double kToSpare = 2.0;
        Corners common = m_viewsAround.empty() ? Corners{} : shadow.corners;
        for (const Corners& view : m_viewsAround) {
            common = clipped(std::move(common), shadow.disc, view);
        }
        if (!hasInside(common)) {
            return false;
        }
        const Disc disc = discIn(common);
        const double room = std::min(disc.radius, m_target.distanceTo(disc.center));
        return room > 0.0 && std::ranges::all_of(m_viewsAround, [&](const Corners& view) {
                   return isPlainlyIn(view, disc.center, room, kToSpare * shadow.disc.radius);
               });
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
                if (std::ranges::all_of(shadow.corners, [&](Vec p) { return line.beyond(p) <= kRoundingError; })) {
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

    /// True if no part covers any of the target from this point.
    bool isGood(Vec from) {
        for (std::size_t i = 0; i < m_shadows.size(); ++i) {
            if (covers(m_shadows[i], from)) {
                std::swap(m_shadows[0], m_shadows[i]); // it probably covers some from neighboring points as well
                return false;
            }
        }
        return true;
    }

    /// True if a disc of this radius around the point lies in the triangle and is large enough for the tests below to
    /// detect the overlap of a part within `outer`.
    static bool isPlainlyIn(std::span<const Vec> triangle, Vec middle, double radius, double outer) {
        const double sign = cross(triangle[1] - triangle[0], triangle[2] - triangle[0]) > 0.0 ? 1.0 : -1.0;
        for (std::size_t i = 0; i < 3 && radius > kContact; ++i) {
            const Vec side = triangle[(i + 1) % 3] - triangle[i];
            radius = std::min(radius, sign * cross(side, middle - triangle[i]) / norm(side));
        }
        return radius > kContact && 3 * radius * radius > kContact * outer;
    }

    enum class Overlap { No, Yes, Unsure };

    /// Classifies a part with many corners relative to a triangle (clockwise on screen) by discs. A part that reaches
    /// sufficiently far into the triangle shares a disc with it: the inscribed disc of the triangle, moved towards the
    /// point nearest to the part's center.
    static Overlap glance(const Corners& triangle, const Shadow& shadow) {
        Vec nearest = shadow.inner.center;
        double away = 0.0;
        bool isInside = true;
        double around = 0.0;
        std::array<double, 3> lengths{};
        for (std::size_t i = 0; i < 3; ++i) {
            const Vec from = triangle[i];
            const Vec side = triangle[(i + 1) % 3] - from;
            lengths[i] = norm(side);
            around += lengths[i];
            if (cross(side, shadow.disc.center - from) < -lengths[i] * shadow.disc.radius) {
                return Overlap::No;
            }
            if (cross(side, shadow.inner.center - from) < 0.0) {
                const Vec here = detail::nearestOnSegment(from, triangle[(i + 1) % 3], shadow.inner.center);
                const double distance = norm(here - shadow.inner.center);
                if (isInside || distance < away) {
                    nearest = here;
                    away = distance;
                }
                isInside = false;
            }
        }
        if (around <= 0.0 || away >= shadow.inner.radius) {
            return Overlap::Unsure;
        }
        // The inscribed circle of the triangle.
        const Vec middle =
            (1.0 / around) * (lengths[1] * triangle[0] + lengths[2] * triangle[1] + lengths[0] * triangle[2]);
        const double radius = cross(triangle[1] - triangle[0], triangle[2] - triangle[0]) / around;
        const double drawn = (shadow.inner.radius - away) / (norm(middle - nearest) + radius);
        const double common = std::min(1.0, drawn) * radius;
        return common > kContact && 3 * common * common > kContact * shadow.disc.radius ? Overlap::Yes
                                                                                        : Overlap::Unsure;
    }

    /// True if some line from the point to the target passes through the part.
    bool covers(const Shadow& shadow, Vec from) const {
        const auto isBeyond = [&](const TouchingLine& line) { return line.beyond(from) >= -kContact; };
        if (std::ranges::any_of(shadow.bounds, isBeyond) || m_target.distanceTo(from) <= 0.0) {
            return false;
        }
        const auto ends = tangentsOf(m_target, from);
        const std::array view{from, ends[0], ends[1]};
        if (isPlainlyIn(view, shadow.inner.center, shadow.inner.radius, shadow.disc.radius)) {
            return true;
        }
        if (shadow.corners.size() <= kFewCorners) {
            return overlap(view, shadow.corners) > kContact;
        }
        const bool isPositive = cross(ends[0] - from, ends[1] - from) > 0.0;
        const Corners triangle = isPositive ? Corners{from, ends[0], ends[1]} : Corners{from, ends[1], ends[0]};
        const Overlap plain = glance(triangle, shadow);
        return plain == Overlap::Unsure ? hasInside(clipped(shadow.corners, shadow.disc, triangle))
                                        : plain == Overlap::Yes;
    }

    Point m_origin;
    const PlacedFootprint& m_observer;
    std::vector<ConvexShape> m_observerParts;
    ConvexShape m_target;
    std::vector<Corners> m_viewsAround; ///< see `coversPlainly`
    std::vector<Shadow> m_shadows;
};

} // namespace

std::optional<Point> wholeViewPoint(const PlacedFootprint& observer,
                                    const PlacedFootprint& target,
                                    std::span<const CutOutline* const> blockers) {
    WholeView view{observer, target};
    const bool mayBe = std::ranges::all_of(blockers, [&](const CutOutline* blocker) { return view.add(*blocker); });
    return mayBe ? view.find() : std::nullopt;
}

} // namespace sightline::geometry
