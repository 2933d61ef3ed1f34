#include "geometry/sight/plan/sample_points.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"

#include <algorithm>
#include <numbers>

namespace sightline::geometry {

namespace {

using detail::ConvexShape;
using detail::Vec;

template <class Base> const Base* shapeOf(const PlacedFootprint& placed) {
    return std::get_if<Base>(&placed.footprint.shape());
}

Vec towards(Vec center, Vec p) {
    const double length = norm(p - center);
    return length <= kStoredUnit ? center : p - (kStoredUnit / length) * (p - center);
}

std::vector<Point> stored(const std::vector<Vec>& points, Point origin) {
    std::vector<Point> result;
    result.reserve(points.size());
    std::ranges::transform(points, std::back_inserter(result), [&](Vec p) { return detail::toPoint(p, origin); });
    return result;
}

/// Returns the point of a round or oval base at parameter `t` (radians), in the frame of the base for ovals and of the
/// table for round bases.
Vec curvePoint(const PlacedFootprint& placed, double t, double share = 1.0) {
    if (const auto* round = shapeOf<RoundBase>(placed)) {
        const double radius = static_cast<double>(round->diameter.nanometers()) / 2 - kStoredUnit;
        return {share * radius * std::cos(t), share * radius * std::sin(t)};
    }
    const auto& oval = std::get<OvalBase>(placed.footprint.shape());
    const Vec axis{placed.facing.cosine(), placed.facing.sine()};
    const double along = static_cast<double>(oval.length.nanometers()) / 2 - kStoredUnit;
    const double across = static_cast<double>(oval.width.nanometers()) / 2 - kStoredUnit;
    return share * ((along * std::cos(t)) * axis + (across * std::sin(t)) * turned(axis));
}

bool hasCorners(const PlacedFootprint& placed) {
    return shapeOf<RectangleBase>(placed) || shapeOf<HullOutline>(placed);
}

std::vector<Vec> cornersOf(const PlacedFootprint& placed) {
    std::vector<Vec> result;
    for (const Point p : detail::placedCorners(placed)) {
        result.push_back(detail::toVec(p, placed.position));
    }
    return result;
}

std::vector<Vec> alongSides(const std::vector<Vec>& corners, std::initializer_list<double> shares) {
    std::vector<Vec> result;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec a = corners[i];
        const Vec b = corners[i + 1 == corners.size() ? 0 : i + 1];
        for (const double share : shares) {
            result.push_back(a + share * (b - a));
        }
    }
    return result;
}

Length largestSize(const PlacedFootprint& placed) {
    const Box box = boundsOf({placed.footprint, {}, {}});
    return std::max(box.high.x - box.low.x, box.high.y - box.low.y);
}

} // namespace

Point centerPoint(const PlacedFootprint& placed) {
    const auto* hull = shapeOf<HullOutline>(placed);
    // Corners of a placed hull are rounded by less than `kContact`.
    if (!hull || (hull->outline.isConvex() && hull->outline.containsInside({}))) {
        return placed.position;
    }
    const auto parts = detail::convexPartsOf(placed, placed.position);
    if (std::ranges::any_of(parts, [](const ConvexShape& part) { return part.distanceTo({}) <= kContact; })) {
        return placed.position;
    }
    const auto largest = std::ranges::max_element(parts, {}, [](const ConvexShape& part) { return part.reach(); });
    return detail::toPoint(largest->center(), placed.position);
}

std::vector<Point> edgePoints(const PlacedFootprint& placed) {
    std::vector<Vec> points;
    if (hasCorners(placed)) {
        const std::vector<Vec> corners = cornersOf(placed);
        if (shapeOf<RectangleBase>(placed)) {
            points = alongSides(corners, {0.5});
        }
        points.insert(points.end(), corners.begin(), corners.end());
        const Vec center = detail::toVec(centerPoint(placed), placed.position);
        std::ranges::transform(points, points.begin(), [&](Vec p) { return towards(center, p); });
    } else {
        for (int i = 0; i < 4; ++i) {
            points.push_back(curvePoint(placed, i * std::numbers::pi / 2));
        }
    }
    return stored(points, placed.position);
}

std::vector<Point> circumferencePoints(const PlacedFootprint& placed, int count) {
    std::vector<Vec> points;
    if (hasCorners(placed)) {
        points = cornersOf(placed);
        if (count >= 6) {
            const std::vector<Vec> thirds = alongSides(points, {0.33, 0.67});
            points.insert(points.end(), thirds.begin(), thirds.end());
        }
        const Vec center = detail::toVec(centerPoint(placed), placed.position);
        std::ranges::transform(points, points.begin(), [&](Vec p) { return towards(center, p); });
    } else {
        for (int i = 0; i < count; ++i) {
            points.push_back(curvePoint(placed, i * 2 * std::numbers::pi / count));
        }
        if (count >= 8 && shapeOf<OvalBase>(placed)) {
            for (int i = 0; i < 4; ++i) {
                points.push_back(curvePoint(placed, i * std::numbers::pi / 2, 0.5));
            }
        }
    }
    return stored(points, placed.position);
}

int circumferenceCount(const PlacedFootprint& observer,
                       const PlacedFootprint& target,
                       Length apart,
                       const SampleSettings& settings) {
    const Length largest = std::max(largestSize(observer), largestSize(target));
    if (largest <= settings.smallBase || apart > settings.farApart) {
        return settings.fewPoints;
    }
    return largest <= settings.mediumBase ? settings.mediumPoints : settings.manyPoints;
}

SampleSettings SampleSettings::inBands() {
    SampleSettings settings;
    settings.edgesFrom = settings.smallBase;
    settings.ringAbove = settings.mediumBase;
    return settings;
}

SampleSettings SampleSettings::withPoints(int count) {
    SampleSettings settings;
    settings.fewPoints = settings.mediumPoints = settings.manyPoints = count;
    return settings;
}

bool triesEdges(const PlacedFootprint& observer, const PlacedFootprint& target, const SampleSettings& settings) {
    return std::max(largestSize(observer), largestSize(target)) >= settings.edgesFrom;
}

bool triesRing(const PlacedFootprint& observer, const PlacedFootprint& target, const SampleSettings& settings) {
    return !settings.ringAbove || std::max(largestSize(observer), largestSize(target)) > *settings.ringAbove;
}

} // namespace sightline::geometry
