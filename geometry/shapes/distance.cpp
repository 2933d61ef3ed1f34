#include "geometry/shapes/distance.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace sightline::geometry {

namespace {

using detail::ConvexShape;
using detail::Vec;

/// Returns a point of two intersecting sets, given the direction of least overlap: the best of a few candidates, then
/// projected onto both sets alternately.
Vec sharedPoint(const ConvexShape& first, const ConvexShape& second, Vec normal) {
    std::vector<Vec> candidates{first.supportPoint(normal), second.supportPoint(-normal), first.center(),
                                second.center()};
    candidates.insert(candidates.end(), first.corners().begin(), first.corners().end());
    candidates.insert(candidates.end(), second.corners().begin(), second.corners().end());
    // Candidates where a side of one set crosses the other: alternating projections converge too slowly there if the
    // outlines meet at a small angle.
    for (const auto& [sides, other] : {std::pair{&first, &second}, std::pair{&second, &first}}) {
        const auto& corners = sides->corners();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Vec from = corners[i];
            const Vec to = corners[i + 1 == corners.size() ? 0 : i + 1];
            if (const auto inside = other->insidePart(from, to)) {
                candidates.push_back(from + ((inside->first + inside->second) / 2) * (to - from));
            }
        }
    }
    const auto miss = [&](Vec p) { return std::max(first.distanceTo(p), second.distanceTo(p)); };
    Vec p = *std::ranges::min_element(candidates, {}, miss);
    for (int i = 0; i < 200 && miss(p) > kConstructionError; ++i) {
        p = second.nearestTo(first.nearestTo(p));
    }
    return p;
}

/// Returns the distance from a base to a polyline or ring, in nanometers.
double distanceToPath(const PlacedFootprint& base, const std::vector<Point>& points, bool isClosed) {
    const Point origin = base.position;
    const auto parts = detail::convexPartsOf(base, origin);
    const std::size_t count = isClosed ? points.size() : points.size() - 1;
    const auto ends = [&](std::size_t i) {
        const Point end = points[i + 1 == points.size() ? 0 : i + 1];
        return std::pair{detail::toVec(points[i], origin), detail::toVec(end, origin)};
    };
    // The distance from the circle around the part, which is at most that from the part.
    const auto fromCircle = [](const ConvexShape& part, Vec from, Vec to) {
        return norm(detail::nearestOnSegment(from, to, part.center()) - part.center()) - part.reach() -
               std::max(0.0, part.offset());
    };
    double least = std::numeric_limits<double>::infinity();
    const auto measure = [&](std::size_t i) {
        const auto [from, to] = ends(i);
        for (const auto& part : parts) {
            if (fromCircle(part, from, to) <= least + kContact) {
                least = std::min(least, detail::gapBetween(part, ConvexShape::polygon({from, to})).gap);
            }
        }
    };
    // The side that seems nearest is measured first, so that the circle excludes most of the others.
    std::size_t nearest = 0;
    double nearestCircle = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < count; ++i) {
        const auto [from, to] = ends(i);
        for (const auto& part : parts) {
            if (const double circle = fromCircle(part, from, to); circle < nearestCircle) {
                nearest = i;
                nearestCircle = circle;
            }
        }
    }
    measure(nearest);
    for (std::size_t i = 0; i < count; ++i) {
        if (i != nearest) {
            measure(i);
        }
    }
    return std::max(0.0, least);
}

} // namespace

Length distanceTo(const PlacedFootprint& base, const Polygon& polygon) {
    if (touches(base, polygon)) {
        return {};
    }
    double least = distanceToPath(base, polygon.outline(), true);
    for (const Ring& hole : polygon.holes()) {
        least = std::min(least, distanceToPath(base, hole, true));
    }
    return Length::fromNanometers(std::llround(least));
}

Length distanceTo(const PlacedFootprint& base, const Wall& wall) {
    return Length::fromNanometers(touches(base, wall) ? 0 : std::llround(distanceToPath(base, wall.vertices(), false)));
}

namespace {

Nearest newNearestPoints(const PlacedFootprint& first, const PlacedFootprint& second) {
    const Point origin = first.position;
    std::optional<detail::ShapeGap> best;
    const auto firstParts = detail::convexPartsOf(first, origin);
    const auto secondParts = detail::convexPartsOf(second, origin);
    for (const auto& a : firstParts) {
        for (const auto& b : secondParts) {
            const auto gap = detail::gapBetween(a, b);
            if (!best || gap.gap < best->gap) {
                best = gap;
                if (gap.gap <= kConstructionError) {
                    best->onFirst = best->onSecond = sharedPoint(a, b, gap.normal);
                }
            }
        }
    }
    const double gap = best->gap <= kConstructionError ? 0.0 : best->gap;
    return {Length::fromNanometers(std::llround(gap)), gap / 1e6, detail::toPoint(best->onFirst, origin),
            detail::toPoint(best->onSecond, origin)};
}

} // namespace

Nearest nearestPoints(const PlacedFootprint& first, const PlacedFootprint& second) {
    // Each thread keeps the latest answer, since a pair is judged by plain geometry and then by its rules.
    struct Kept {
        PlacedFootprint first;
        PlacedFootprint second;
        Nearest nearest;
    };
    thread_local std::optional<Kept> kept;
    if (!kept || kept->first != first || kept->second != second) {
        kept = Kept{first, second, newNearestPoints(first, second)};
    }
    return kept->nearest;
}

bool overlapOrTouch(const PlacedFootprint& first, const PlacedFootprint& second) {
    return nearestPoints(first, second).gapMillimeters == 0.0;
}

} // namespace sightline::geometry
