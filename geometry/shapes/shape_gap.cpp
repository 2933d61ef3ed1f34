#include "geometry/shapes/convex_shape.h"

#include "geometry/base/tolerances.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

namespace sightline::geometry::detail {

namespace {

/// Returns the nearest points of two sets that are separated along the unit normal `n`.
std::pair<Vec, Vec> nearestPair(const ConvexShape& first, const ConvexShape& second, Vec n) {
    using Kind = ConvexShape::Kind;
    if (first.kind() == Kind::Polygon && second.kind() == Kind::Polygon) {
        // One of the nearest points is a corner.
        std::pair<Vec, Vec> best{first.corners().front(), second.corners().front()};
        const auto offer = [&](Vec a, Vec b) {
            if (norm(b - a) < norm(best.second - best.first)) {
                best = {a, b};
            }
        };
        const auto side = [](const ConvexShape& shape, std::size_t i) {
            const auto& corners = shape.corners();
            return std::pair{corners[i], corners[i + 1 == corners.size() ? 0 : i + 1]};
        };
        for (std::size_t i = 0; i < first.corners().size(); ++i) {
            for (std::size_t j = 0; j < second.corners().size(); ++j) {
                const auto [a, b] = side(first, i);
                const auto [c, d] = side(second, j);
                offer(a, nearestOnSegment(c, d, a));
                offer(nearestOnSegment(a, b, c), c);
            }
        }
        const Vec way = best.second - best.first;
        const double length = norm(way);
        return {best.first + (first.offset() / length) * way, best.second - (second.offset() / length) * way};
    }
    if (first.kind() == Kind::Polygon) {
        const auto [onSecond, onFirst] = nearestPair(second, first, -n);
        return {onFirst, onSecond};
    }
    // The first outline is curved: exactly one of its points has this normal.
    Vec onFirst = first.supportPoint(n);
    Vec onSecond = second.nearestTo(onFirst);
    for (int i = 0; i < 8; ++i) {
        onFirst = first.nearestTo(onSecond);
        const Vec before = std::exchange(onSecond, second.nearestTo(onFirst));
        if (before.x == onSecond.x && before.y == onSecond.y) {
            break; // the rest would repeat itself
        }
    }
    return {onFirst, onSecond};
}

double apartAlong(const ConvexShape& first, const ConvexShape& second, Vec n) {
    return -second.support(-n) - first.support(n);
}

/// Returns the separation of two disjoint sets from the point of their Minkowski difference nearest to the origin,
/// which segments between points of the difference approach from both sides. Nothing if the sets intersect or if
/// rounding prevents a decision. Source: E. G. Gilbert, D. W. Johnson, S. S. Keerthi, "A fast procedure for computing
/// the distance between complex objects in three-dimensional space", IEEE Journal of Robotics and Automation 4 (1988).
std::optional<Separator> separatorByPoints(const ConvexShape& first, const ConvexShape& second, Vec ahead) {
    constexpr int kMaxSteps = 64;
    // Nanometers. The iteration ends when the distance found exceeds the separation along its direction by no more than
    // one rounding of a coordinate of 1e10 nm, 1e-6 nm; with less it would only end where rounding prevents progress.
    constexpr double kNear = kConstructionError / 1000;
    const Vec zero{};
    const auto differenceAlong = [&](Vec n) { return second.supportPoint(-n) - first.supportPoint(n); };
    Vec a = differenceAlong(ahead);
    Vec b = a;
    double before = std::numeric_limits<double>::infinity();
    for (int i = 0; i < kMaxSteps; ++i) {
        const Vec nearest = nearestOnSegment(a, b, zero);
        const double distance = norm(nearest);
        if (!(distance > kConstructionError)) {
            return {};
        }
        const Vec n = (1.0 / distance) * nearest;
        const Vec c = differenceAlong(n);
        const double apart = dot(n, c);
        if (distance - apart <= kNear || !(distance < before)) {
            Separator best{n, apart};
            // For a long segment its normal is more accurate than the direction of its nearest point.
            const Vec side = turned(b - a);
            if (const double length = norm(side); length > 0) {
                const Vec across = ((dot(side, nearest) < 0 ? -1.0 : 1.0) / length) * side;
                if (const double apartAcross = apartAlong(first, second, across); apartAcross > best.apart) {
                    best = {across, apartAcross};
                }
            }
            return distance - best.apart <= kConstructionError / 8 ? std::optional{best} : std::nullopt;
        }
        before = distance;
        const Vec ofA = nearestOnSegment(a, c, zero);
        const Vec ofB = nearestOnSegment(b, c, zero);
        if (dot(ofA, ofA) <= dot(ofB, ofB)) {
            b = c;
        } else {
            a = c;
        }
    }
    return {};
}

/// Returns the separation of any two sets by golden section search.
Separator separatorBySections(const ConvexShape& first, const ConvexShape& second, Vec ahead) {
    const auto direction = [&](double phi) { return std::cos(phi) * ahead + std::sin(phi) * turned(ahead); };
    // For n with n . ahead > 0: the separation along n; divided by n . ahead it is concave in tan(phi).
    const auto separation = [&](double phi) {
        const Vec n = direction(phi);
        return -second.support(-n) - first.support(n);
    };
    const auto largest = [](double low, double high, auto value) {
        constexpr double kGolden = 0.6180339887498949;
        double a = high - kGolden * (high - low);
        double b = low + kGolden * (high - low);
        double atA = value(a);
        double atB = value(b);
        for (int i = 0; i < 90 && high - low > kFoundDirection; ++i) {
            if (atA < atB) {
                low = a;
                a = b;
                atA = atB;
                b = low + kGolden * (high - low);
                atB = value(b);
            } else {
                high = b;
                b = a;
                atB = atA;
                a = high - kGolden * (high - low);
                atA = value(a);
            }
        }
        return (low + high) / 2;
    };
    // The search divides by the cosine, which vanishes at a quarter turn. At this distance from it the cosine is 1e-9,
    // some ten million times the rounding of the angle.
    constexpr double kEdge = std::numbers::pi / 2 - kSpare;
    const double start = largest(-kEdge, kEdge, [&](double phi) { return separation(phi) / std::cos(phi); });
    if (separation(start) <= 0) {
        return {direction(start), separation(start)};
    }
    // On the directions that separate, the separation is quasi-concave: bracket these directions, then search.
    const auto borderTowards = [&](double outside) {
        double inside = start;
        for (int i = 0; i < 60; ++i) {
            const double phi = (inside + outside) / 2;
            (separation(phi) > 0 ? inside : outside) = phi;
        }
        return inside;
    };
    const double best = largest(borderTowards(-kEdge), borderTowards(kEdge), separation);
    return {direction(best), separation(best)};
}

/// Precondition: the sets are not both discs, and their centers differ.
Separator separatorOf(const ConvexShape& first, const ConvexShape& second) {
    const Vec between = second.center() - first.center();
    const Vec ahead = (1.0 / norm(between)) * between;
    const auto found = separatorByPoints(first, second, ahead);
    return found ? *found : separatorBySections(first, second, ahead);
}

} // namespace

Separator separatorBetween(const ConvexShape& first, const ConvexShape& second) {
    const bool isDisc = first.kind() == ConvexShape::Kind::Disc || second.kind() == ConvexShape::Kind::Disc;
    const Vec between = second.center() - first.center();
    if (isDisc || (between.x == 0 && between.y == 0)) {
        const ShapeGap gap = gapBetween(first, second);
        return {gap.normal, gap.gap};
    }
    return separatorOf(first, second);
}

ShapeGap gapBetween(const ConvexShape& first, const ConvexShape& second) {
    const Vec between = second.center() - first.center();
    const double apart = norm(between);
    if (first.kind() == ConvexShape::Kind::Disc && apart > 0) {
        const double toCenter = second.distanceTo(first.center());
        if (toCenter <= 0) {
            return {0.0, first.center(), first.center(), (1.0 / apart) * between};
        }
        const Vec onSecond = second.nearestTo(first.center());
        const Vec normal = (1.0 / norm(onSecond - first.center())) * (onSecond - first.center());
        const double gap = toCenter - first.along();
        return {std::max(gap, 0.0), gap > 0 ? first.center() + first.along() * normal : onSecond, onSecond, normal};
    }
    if (second.kind() == ConvexShape::Kind::Disc && apart > 0) {
        const ShapeGap other = gapBetween(second, first);
        return {other.gap, other.onSecond, other.onFirst, -other.normal};
    }
    if (apart == 0) {
        return {0.0, first.center(), first.center(), {1.0, 0.0}};
    }
    const Separator separator = separatorOf(first, second);
    if (separator.apart <= 0) {
        const Vec onFirst = first.supportPoint(separator.normal);
        return {separator.apart, onFirst, onFirst, separator.normal};
    }
    const auto [onFirst, onSecond] = nearestPair(first, second, separator.normal);
    // The distance between two points of the sets is an upper bound of the gap, the separation a lower bound.
    return {std::min(norm(onSecond - onFirst), separator.apart), onFirst, onSecond, separator.normal};
}

} // namespace sightline::geometry::detail
