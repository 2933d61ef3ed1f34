#include "geometry/sight/plan/way_between.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"
#include "geometry/shapes/convex_sum.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>

namespace sightline::geometry {

using detail::Vec;

namespace {

/// Returns where the line from the origin along `way` meets the segment a b.
std::optional<WayPart> partOnSide(Vec way, Vec a, Vec b) {
    const Vec side = b - a;
    const double turn = cross(way, side);
    if (turn == 0.0) {
        const double first = dot(a, way) / dot(way, way);
        const double last = dot(b, way) / dot(way, way);
        const bool isAlong = std::abs(cross(a, way)) <= kContact * norm(way);
        return isAlong
                   ? std::optional{WayPart{std::max(0.0, std::min(first, last)), std::min(1.0, std::max(first, last))}}
                   : std::nullopt;
    }
    const double along = cross(a, side) / turn;
    const double onSide = cross(a, way) / turn;
    const double spare = kContact / norm(side);
    return onSide >= -spare && onSide <= 1.0 + spare ? std::optional{WayPart{along, along}} : std::nullopt;
}

/// Returns the hull of a base, drawn together towards the origin to that share of its size.
Ring scaled(const BaseCorners& base, double share, Point origin) {
    Ring ring;
    std::ranges::transform(base.hull(), std::back_inserter(ring), [&](Point corner) {
        return detail::toPoint(share * detail::toVec(corner, origin), Point{});
    });
    return detail::convexHull(std::move(ring));
}

/// Returns the places that lines from one base to the other have reached at that share of their way; std::nullopt if
/// they have no extent.
std::optional<PlacedFootprint> placesAt(double share, const BaseCorners& observer, const BaseCorners& target) {
    if (share <= 0.0 || share >= 1.0) {
        return (share <= 0.0 ? observer : target).placed();
    }
    const Point origin = observer.placed().position;
    const Ring places = detail::convexSum(scaled(observer, 1.0 - share, origin), scaled(target, share, origin));
    const auto footprint = Footprint::hull(detail::convexHull(places));
    return footprint ? std::optional{PlacedFootprint{*footprint, origin, {}}} : std::nullopt;
}

} // namespace

std::vector<WayPart> partsInside(const SightLine& line, const CutOutline& blocker) {
    const Vec way = detail::toVec(line.to, line.from);
    std::vector<WayPart> parts;
    for (const std::vector<Point>& part : blocker.parts()) {
        std::vector<Vec> corners;
        std::ranges::transform(part, std::back_inserter(corners),
                               [&](Point corner) { return detail::toVec(corner, line.from); });
        if (blocker.isWall()) {
            if (const auto there = partOnSide(way, corners.front(), corners.back())) {
                parts.push_back(*there);
            }
        } else if (const auto inside = detail::ConvexShape::polygon(std::move(corners)).insidePart({}, way, kContact)) {
            parts.push_back({inside->first, inside->second});
        }
    }
    return parts;
}

bool crossOnWay(const BaseCorners& observer, const BaseCorners& target, const WayPart& way, const CutOutline& blocker) {
    const auto first = placesAt(way.from, observer, target);
    const auto last = placesAt(way.to, observer, target);
    return !first || !last || LinesBetween{*first, *last}.cross(blocker);
}

} // namespace sightline::geometry
