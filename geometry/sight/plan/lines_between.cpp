#include "geometry/sight/plan/lines_between.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/hull_of_two.h"
#include "geometry/sight/plan/corner_rings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sightline::geometry {

using detail::ConvexShape;
using detail::Corners;
using detail::Vec;

namespace {

/// The number of corners of a part up to which its corners decide sooner than its discs. Empirical.
constexpr std::size_t kFew = 12;

Core coreOf(const std::vector<Point>& ring) {
    const Point origin = ring.front();
    const Corners corners = detail::cornersOf(ring, origin);
    const detail::Disc inside = detail::discIn(corners);
    double outer = 0.0;
    for (const Vec p : corners) {
        outer = std::max(outer, norm(p - inside.center));
    }
    const double inner = corners.size() < 3 ? 0.0 : std::max(0.0, inside.radius);
    return {static_cast<double>(origin.x.nanometers()) + inside.center.x,
            static_cast<double>(origin.y.nanometers()) + inside.center.y, inner, outer};
}

/// Nanometers. Chords leave curved outlines by about a nanometer, contact reaches over `kContact`, and centers and
/// radii are rounded; the rest is margin. Nearer parts are left to the exact intersection.
constexpr double kPlainly = kOutlineRounding;

/// True if the mean of the corners lies inside the ring with a margin.
bool holdsMiddleOf(const Corners& corners, const Corners& ring) {
    // Nanometers. The outlines of bases are replaced by chords within about a nanometer, and corners are rounded by up
    // to 0.71 nm; `kOutlineError` is some hundreds of times as large. Nearer points are left to the exact intersection.
    constexpr double kRoom = kOutlineError;
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

/// True if a common disc of this radius, of the lines and of a part within `outer` of some point, is sufficient for
/// `hasInside` despite rounding.
bool isPlainlyInside(double radius, double outer) {
    // Nanometers. A disc of this radius, 0.1 mm, is far larger than the errors of the outlines, some nanometers.
    // Smaller discs are left to the exact intersection.
    constexpr double kMin = kPlainSize;
    return radius >= kMin &&
           5 * radius * radius > 2 * kContact * outer; // a disc has twice the area of 6.28 squares of its radius
}

/// Returns the number of corners that keep the outline of a base within a nanometer of its curve, at most
/// `kArcCorners`: between n corners, a circle of radius r leaves its chords by r (1 - cos(pi / n)) < 5 r / n^2.
int arcCornersOf(const PlacedFootprint& placed) {
    const Box box = boundsOf(placed);
    const double radius =
        static_cast<double>(std::max(box.high.x - box.low.x, box.high.y - box.low.y).nanometers()) / 2;
    return static_cast<int>(
        std::clamp(std::ceil(std::sqrt(5 * radius)), 16.0, static_cast<double>(detail::kArcCorners)));
}

} // namespace

CutOutline::CutOutline(const BlockerOutline& outline) : m_isWall{std::holds_alternative<Wall>(outline)} {
    if (const auto* polygon = std::get_if<Polygon>(&outline)) {
        m_parts = detail::convexPartition(*polygon);
    } else {
        const auto& vertices = std::get<Wall>(outline).vertices();
        for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
            m_parts.push_back({vertices[i], vertices[i + 1]});
        }
    }
    std::ranges::transform(m_parts, std::back_inserter(m_cores), coreOf);
}

namespace {

/// Returns the convex hull of a base. Each thread keeps the latest one, since ends of lines that are single positions
/// have equal shapes.
std::vector<Point> hullOf(const PlacedFootprint& placed) {
    thread_local std::optional<std::pair<PlacedFootprint, std::vector<Point>>> kept;
    if (!kept || kept->first.facing != placed.facing || kept->first.footprint != placed.footprint) {
        kept.emplace(placed, detail::convexHull(outlineOf(placed, arcCornersOf(placed))));
        return kept->second;
    }
    std::vector<Point> hull = kept->second;
    const Vector by = placed.position - kept->first.position;
    std::ranges::for_each(hull, [&](Point& p) { p = p + by; });
    return hull;
}

} // namespace

BaseCorners::BaseCorners(const PlacedFootprint& placed)
    : m_placed{placed}, m_hull{hullOf(placed)}, m_core{coreOf(m_hull)} {}

/// The convex hull of both bases, computed on first use.
class LinesBetween::Hull {
public:
    Hull(const BaseCorners& observer, const BaseCorners& target) : m_observer{&observer}, m_target{&target} {}
    Hull(const PlacedFootprint& observer, const PlacedFootprint& target)
        : m_own{std::make_unique<std::pair<BaseCorners, BaseCorners>>(BaseCorners{observer}, BaseCorners{target})},
          m_observer{&m_own->first},
          m_target{&m_own->second} {}

    [[nodiscard]] Point origin() const { return m_observer->placed().position; }

    /// True if both bases are single positions: the hull is a strip some nanometers wide, beside which all other shapes
    /// are large.
    [[nodiscard]] bool isThin() const {
        return std::max(m_observer->core().outer, m_target->core().outer) <= kOutlineRounding;
    }

    const Corners& corners() {
        if (m_corners.empty()) {
            m_corners = detail::cornersOf(detail::hullOfTwo(m_observer->hull(), m_target->hull()), origin());
        }
        return m_corners;
    }
    const detail::Sides& sides() {
        if (!m_sides) {
            m_sides.emplace(corners());
        }
        return *m_sides;
    }
    const ConvexShape& shape() {
        if (!m_shape) {
            m_shape = ConvexShape::polygon(corners());
        }
        return *m_shape;
    }
    const std::vector<ConvexShape>& targetParts() {
        if (m_targetParts.empty()) {
            m_targetParts = detail::convexPartsOf(m_target->placed(), origin());
        }
        return m_targetParts;
    }

    /// Returns whether the interiors of the hull and the part intersect, if discs inside and around them decide. False
    /// means that they are not even within contact.
    [[nodiscard]] std::optional<bool> meetsPlainly(const Core& part) const {
        const Core& a = m_observer->core();
        const Core& b = m_target->core();
        const Vec way{b.x - a.x, b.y - a.y};
        const Vec to{part.x - a.x, part.y - a.y};
        const double length = dot(way, way);
        const double nearest = length > 0.0 ? std::clamp(dot(to, way) / length, 0.0, 1.0) : 0.0;
        const Vec aside = to - nearest * way;
        const double far = part.outer + std::max(a.outer, b.outer) + kPlainly;
        if (dot(aside, aside) > far * far) {
            return false;
        }
        if (isThin()) {
            return {};
        }
        // The hull of two discs consists of discs around the points of the axis, whose radii change linearly. Returns
        // the radius of the one that reaches farthest towards the part, and the distance of its center from it.
        const auto reaching = [&](double first, double second) {
            const double change = second - first;
            const double straight = length - change * change;
            const double share =
                straight > 0.0
                    ? std::clamp((dot(to, way) + change * std::abs(detail::cross(way, to)) / std::sqrt(straight)) /
                                     length,
                                 0.0, 1.0)
                    : (change > 0.0 ? 1.0 : 0.0);
            return std::pair{first + share * change, norm(to - share * way)};
        };
        if (const auto [outer, away] = reaching(a.outer, b.outer); away > part.outer + outer + kPlainly) {
            return false;
        }
        const auto [inner, away] = reaching(a.inner, b.inner);
        const double common = std::min({(part.inner + inner - away) / 2, part.inner, inner});
        return isPlainlyInside(common, part.outer) ? std::optional{true} : std::nullopt;
    }

    /// Returns a disc contained in the hull and in the part, if it is large enough for `isPlainlyInside`.
    [[nodiscard]] std::optional<detail::Disc> commonWith(const Core& part) const {
        const Core& a = m_observer->core();
        const Core& b = m_target->core();
        const Vec way{b.x - a.x, b.y - a.y};
        const Vec to{part.x - a.x, part.y - a.y};
        const double length = dot(way, way);
        const double share = length > 0.0 ? std::clamp(dot(to, way) / length, 0.0, 1.0) : 0.0;
        const Vec aside = share * way - to;
        const double away = norm(aside);
        const double inner = a.inner + share * (b.inner - a.inner);
        const double radius = std::min({(part.inner + inner - away) / 2, part.inner, inner});
        if (!isPlainlyInside(radius, part.outer)) {
            return {};
        }
        // From the center of the part towards the axis, as far as the disc stays in the part.
        const double moved = std::min(part.inner - radius, away);
        const Vec heart = detail::toVec(Point{}, origin()) + Vec{part.x, part.y};
        return detail::Disc{away > 0.0 ? heart + (moved / away) * aside : heart, radius};
    }

    /// Returns whether the interiors of the hull and the part intersect, if the discs inside and around the part and
    /// the sides of the hull decide; for parts with many corners.
    [[nodiscard]] std::optional<bool> meetsSides(const Core& part) {
        thread_local std::vector<double> inside;
        const detail::Corners& ring = corners();
        const Vec heart = detail::toVec(Point{}, origin()) + Vec{part.x, part.y};
        sides().insides(heart, inside);
        const auto outermost = std::ranges::min_element(inside);
        const double depth = *outermost;
        if (depth < -part.outer - kPlainly) {
            return false;
        }
        // The largest disc of the part's inner one that fits, moved away from the side beyond which that reaches most.
        const double radius = std::min(part.inner, (part.inner + depth) / 2);
        if (!isPlainlyInside(radius, part.outer)) {
            return {};
        }
        const auto at = static_cast<std::size_t>(outermost - inside.begin());
        const Vec side = ring[at + 1 == ring.size() ? 0 : at + 1] - ring[at];
        sides().insides(heart + (std::max(0.0, radius - depth) / norm(side)) * turned(side), inside);
        const bool fits = std::ranges::all_of(inside, [&](double room) { return room >= radius - kPlainly; });
        return fits ? std::optional{true} : std::nullopt;
    }

    /// Returns the answer for a part with few corners, by the axis between the two centers and the distances
    /// of its corners from that.
    [[nodiscard]] std::optional<bool> meetsPlainly(const Corners& part, const Core& core) const {
        const Core& a = m_observer->core();
        const Core& b = m_target->core();
        const Vec start = detail::toVec(Point{}, origin()) + Vec{a.x, a.y};
        const Vec way{b.x - a.x, b.y - a.y};
        const double length = norm(way);
        const double outer = std::max(a.outer, b.outer) + kPlainly;
        if (length <= outer) {
            return {};
        }
        const Vec along = (1.0 / length) * way;
        double left = std::numeric_limits<double>::infinity();
        double right = -left;
        double first = left;
        double last = right;
        for (const Vec p : part) {
            const double beside = detail::cross(along, p - start);
            const double on = dot(along, p - start);
            left = std::min(left, beside);
            right = std::max(right, beside);
            first = std::min(first, on);
            last = std::max(last, on);
        }
        if (left > outer || right < -outer || first > length + outer || last < -outer ||
            isBeyondASide(part, start, way)) {
            return false;
        }
        // Candidates: the midpoint of the axis inside the part, and points a quarter of the distance from each corner
        // to its core.
        const auto common = [&](Vec p, double around) {
            const double share = std::clamp(dot(along, p - start) / length, 0.0, 1.0);
            const double inner = a.inner + share * (b.inner - a.inner);
            return std::min({(around + inner - norm(p - start - share * way)) / 2, around, inner});
        };
        if (part.size() < 3) {
            return {};
        }
        double enters = 0.0;
        double leaves = 1.0;
        for (std::size_t i = 0; i < part.size(); ++i) {
            const Vec side = part[i + 1 == part.size() ? 0 : i + 1] - part[i];
            const double here = detail::cross(side, start - part[i]);
            const double change = detail::cross(side, way);
            if (change > 0.0) {
                enters = std::max(enters, -here / change);
            } else if (change < 0.0) {
                leaves = std::min(leaves, -here / change);
            } else if (here < 0.0) {
                leaves = -1.0;
            }
        }
        if (enters < leaves) {
            const Vec middle = start + ((enters + leaves) / 2) * way;
            double around = std::numeric_limits<double>::infinity();
            for (std::size_t i = 0; i < part.size(); ++i) {
                const Vec side = part[i + 1 == part.size() ? 0 : i + 1] - part[i];
                around = std::min(around, detail::cross(side, middle - part[i]) / norm(side));
            }
            if (isThin() ? isPlainlyPassed(around) : isPlainlyInside(common(middle, around), core.outer)) {
                return true;
            }
        }
        if (isThin()) {
            return {}; // no disc of the hull is large
        }
        const Vec heart = detail::toVec(Point{}, origin()) + Vec{core.x, core.y};
        const auto reachesIn = [&](double share) {
            return std::ranges::any_of(part, [&](Vec corner) {
                return isPlainlyInside(common(corner + share * (heart - corner), share * core.inner), core.outer);
            });
        };
        return std::ranges::any_of(std::array{0.25, 0.06, 0.015}, reachesIn) ? std::optional{true} : std::nullopt;
    }

    /// True if a thin hull intersects a part, in which the disc of that radius around the middle of a chord of the axis
    /// lies, with an area sufficient for `hasInside`. Within the part it is as long as the chord, to some percent, and
    /// at least as wide as the smaller disc inside a base: twice the area is four times that radius times the length.
    [[nodiscard]] bool isPlainlyPassed(double around) const {
        return around >= kOutlineError && 3 * std::min(m_observer->core().inner, m_target->core().inner) > kContact;
    }

    /// True if both bases lie beyond one side of the part.
    [[nodiscard]] bool isBeyondASide(const Corners& part, Vec start, Vec way) const {
        const double room = m_observer->core().outer + kPlainly;
        const double other = m_target->core().outer + kPlainly;
        for (std::size_t i = 0; i < part.size() && part.size() > 2; ++i) {
            const Vec side = part[i + 1 == part.size() ? 0 : i + 1] - part[i];
            const double length = norm(side);
            const double here = detail::cross(start - part[i], side);
            if (here > room * length && here + detail::cross(way, side) > other * length) {
                return true;
            }
        }
        return false;
    }

    /// True if the part lies beside the lines that touch both bases on one side.
    bool isBesideBorders(const Core& part) {
        if (!m_borders) {
            m_borders = {borderBeside(1.0), borderBeside(-1.0)};
        }
        const Vec heart = detail::toVec(Point{}, origin()) + Vec{part.x, part.y};
        return std::ranges::any_of(*m_borders, [&](const Border& border) {
            return dot(heart, border.normal) - border.limit > (part.outer + kPlainly) * norm(border.normal);
        });
    }

    /// Returns the part of a side of a wall that lines cross, as shares of its length. A side that they only touch has
    /// none, unless they all run between points or edges and have no inside.
    std::optional<std::pair<double, double>> crossedPart(Vec p, Vec q) {
        const bool hasInside = std::max(m_observer->core().inner, m_target->core().inner) >= kPlainSize;
        return shape().insidePart(p, q, hasInside ? -kContact : kContact);
    }

    bool meets(const Corners& part) {
        return hasInside(part) && holdsMiddleOf(part, corners()) ? true
                                                                 : hasInside(clipped(part, discAround(part), sides()));
    }

private:
    /// The half-plane of the points p with dot(p, normal) <= limit contains both bases.
    struct Border {
        Vec normal;
        double limit = 0.0;
    };

    [[nodiscard]] Border borderBeside(double side) const {
        const auto reachOf = [&](const BaseCorners& base, Vec n) {
            // Rounder bases are as good as their circles.
            constexpr double kRound = 10 * kOutlineError;
            if (const Core& core = base.core(); core.outer - core.inner < kRound) {
                return dot(detail::toVec(Point{}, origin()) + Vec{core.x, core.y}, n) + core.outer * norm(n);
            }
            double reach = -std::numeric_limits<double>::infinity();
            for (const Point p : base.hull()) {
                reach = std::max(reach, dot(detail::toVec(p, origin()), n));
            }
            return reach;
        };
        const Core& a = m_observer->core();
        const Core& b = m_target->core();
        const Vec way{b.x - a.x, b.y - a.y};
        const Vec across = side * detail::turned(way);
        const double length = dot(way, way);
        // Turned towards the base that reaches less far, so that it nearly touches both.
        const double lean = length > 0.0 ? (reachOf(*m_observer, across) - reachOf(*m_target, across)) / length : 0.0;
        const Vec normal = across + lean * way;
        return {normal, std::max(reachOf(*m_observer, normal), reachOf(*m_target, normal))};
    }

    std::unique_ptr<std::pair<BaseCorners, BaseCorners>> m_own;
    const BaseCorners* m_observer;
    const BaseCorners* m_target;
    Corners m_corners;
    std::optional<std::array<Border, 2>> m_borders;
    std::optional<detail::Sides> m_sides;
    std::optional<ConvexShape> m_shape;
    std::vector<ConvexShape> m_targetParts;
};

LinesBetween::LinesBetween(const PlacedFootprint& observer, const PlacedFootprint& target)
    : m_hull{std::make_unique<Hull>(observer, target)} {}
LinesBetween::LinesBetween(const BaseCorners& observer, const BaseCorners& target)
    : m_hull{std::make_unique<Hull>(observer, target)} {}
LinesBetween::~LinesBetween() = default;
LinesBetween::LinesBetween(LinesBetween&&) noexcept = default;
LinesBetween& LinesBetween::operator=(LinesBetween&&) noexcept = default;

bool LinesBetween::mayMeet(const CutOutline& blocker) const {
    return std::ranges::any_of(blocker.cores(),
                               [&](const Core& part) { return m_hull->meetsPlainly(part).value_or(true); });
}

bool LinesBetween::cross(const CutOutline& blocker) const {
    thread_local std::vector<std::size_t> open;
    thread_local Corners part;
    open.clear();
    for (std::size_t i = 0; i < blocker.parts().size(); ++i) {
        const auto known = m_hull->meetsPlainly(blocker.cores()[i]); // never true for a wall, which contains no disc
        if (known.value_or(false)) {
            return true;
        }
        if (!known && (m_hull->isThin() || !m_hull->isBesideBorders(blocker.cores()[i]))) {
            open.push_back(i);
        }
    }
    return std::ranges::any_of(open, [&](std::size_t i) {
        const bool hasFew = blocker.parts()[i].size() <= kFew;
        if (const auto known = hasFew ? std::nullopt : m_hull->meetsSides(blocker.cores()[i])) {
            return *known;
        }
        part.clear();
        std::ranges::transform(blocker.parts()[i], std::back_inserter(part),
                               [&](Point p) { return detail::toVec(p, m_hull->origin()); });
        if (const auto known = hasFew ? m_hull->meetsPlainly(part, blocker.cores()[i]) : std::nullopt) {
            return *known;
        }
        return blocker.isWall() ? m_hull->crossedPart(part[0], part[1]).has_value() : m_hull->meets(part);
    });
}

bool LinesBetween::crossPlainlyWithin(Length distance, const CutOutline& blocker) const {
    // Nanometers. The disc and the parts of the target are in error by some nanometers, as in `meetsPlainly`; distances
    // nearer to the limit are left to the exact comparison.
    const double most = static_cast<double>(distance.nanometers()) - kPlainly;
    return std::ranges::any_of(blocker.cores(), [&](const Core& part) {
        const auto common = m_hull->commonWith(part);
        return common && std::ranges::any_of(m_hull->targetParts(), [&](const ConvexShape& goal) {
                   return goal.distanceTo(common->center) - common->radius <= most;
               });
    });
}

std::optional<Length> LinesBetween::nearestCrossing(const CutOutline& blocker) const {
    std::optional<double> nearest;
    const auto take = [&](const ConvexShape& crossed) {
        for (const ConvexShape& goal : m_hull->targetParts()) {
            const double gap = std::max(0.0, gapBetween(crossed, goal).gap);
            nearest = nearest ? std::min(*nearest, gap) : gap;
        }
    };
    for (std::size_t i = 0; i < blocker.parts().size(); ++i) {
        if (!m_hull->meetsPlainly(blocker.cores()[i]).value_or(true)) {
            continue;
        }
        const Corners corners = detail::cornersOf(blocker.parts()[i], m_hull->origin());
        if (!blocker.isWall()) {
            if (Corners inside = clipped(corners, discAround(corners), m_hull->sides()); hasInside(inside)) {
                take(ConvexShape::polygon(std::move(inside)));
            }
        } else if (const auto inside = m_hull->crossedPart(corners[0], corners[1])) {
            const Vec way = corners[1] - corners[0];
            take(ConvexShape::polygon({corners[0] + inside->first * way, corners[0] + inside->second * way}));
        }
    }
    return nearest ? std::optional{Length::fromNanometers(std::llround(*nearest))} : std::nullopt;
}

} // namespace sightline::geometry
