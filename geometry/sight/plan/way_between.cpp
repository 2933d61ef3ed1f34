#include "geometry/sight/plan/way_between.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"
#include "geometry/shapes/convex_sum.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
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

/// The least and the greatest distance of corners along an axis.
struct Stretch {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();
};

Stretch stretchOf(const std::vector<Point>& corners, Point origin, Vec axis) {
    Stretch stretch;
    for (const Point corner : corners) {
        const double along = dot(detail::toVec(corner, origin), axis);
        stretch = {std::min(stretch.low, along), std::max(stretch.high, along)};
    }
    return stretch;
}

/// Returns places inside a base near its corners with the least and the greatest distance along an axis.
std::pair<Point, Point> nearOutermost(const std::vector<Point>& corners, Point origin, Vec axis) {
    const auto [least, most] = std::ranges::minmax_element(
        corners, {}, [&](Point corner) { return dot(detail::toVec(corner, origin), axis); });
    constexpr int kParts = 16; // of the way between the two, one of which each place lies inside
    const auto part = [&](Length way) { return Length::fromNanometers(way.nanometers() / kParts); };
    const Vector inwards{part(most->x - least->x), part(most->y - least->y)};
    return {*least + inwards, *most - inwards};
}

/// True if a line between the two, one of a few, meets the blocker well inside that part of the way.
bool isMetByOneOfFew(const BaseCorners& observer,
                     const BaseCorners& target,
                     const WayPart& way,
                     const CutOutline& blocker) {
    const Point origin = observer.placed().position;
    const Vec between = detail::toVec(target.placed().position, origin);
    const double spare = kContact / norm(between);
    if (!std::isfinite(spare)) {
        return false;
    }
    const auto [left, right] = nearOutermost(observer.hull(), origin, turned(between));
    const auto [farLeft, farRight] = nearOutermost(target.hull(), origin, turned(between));
    const std::array lines{SightLine{left, farLeft}, SightLine{right, farRight}, SightLine{left, farRight},
                           SightLine{right, farLeft}};
    return std::ranges::any_of(lines, [&](const SightLine& line) {
        return std::ranges::any_of(partsInside(line, blocker), [&](const WayPart& part) {
            return part.to > way.from + spare && part.from < way.to - spare;
        });
    });
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
    if (isMetByOneOfFew(observer, target, way, blocker)) {
        return true;
    }
    const auto first = placesAt(way.from, observer, target);
    const auto last = placesAt(way.to, observer, target);
    return !first || !last || LinesBetween{*first, *last}.cross(blocker);
}

AlongTheWay::AlongTheWay(const BaseCorners& observer, const BaseCorners& target)
    : m_line{observer.placed().position, target.placed().position} {
    const Vec between = detail::toVec(m_line.to, m_line.from);
    const double apart = norm(between);
    if (apart == 0.0) {
        return;
    }
    m_axis = (1.0 / apart) * between;
    m_spare = kContact / apart;
    const Stretch first = stretchOf(observer.hull(), m_line.from, m_axis);
    const Stretch last = stretchOf(target.hull(), m_line.from, m_axis);
    m_first = {first.low, first.high};
    m_last = {last.low, last.high};
}

std::optional<bool> AlongTheWay::isMetOn(const WayPart& way, const CutOutline& blocker) const {
    if (!(m_last.from > m_first.to)) {
        return {};
    }
    Stretch there;
    for (const std::vector<Point>& part : blocker.parts()) {
        const Stretch one = stretchOf(part, m_line.from, m_axis);
        there = {std::min(there.low, one.low), std::max(there.high, one.high)};
    }
    const double earliest = (there.low - m_first.to) / (m_last.to - m_first.to);
    const double latest = (there.high - m_first.from) / (m_last.from - m_first.from);
    if (latest < way.from - m_spare || earliest > way.to + m_spare) {
        return false;
    }
    const bool isAfter = way.from <= 0.0 || earliest > way.from + m_spare;
    const bool isBefore = way.to >= 1.0 || latest < way.to - m_spare;
    const auto isThere = [&](const WayPart& part) {
        return part.to > way.from + m_spare && part.from < way.to - m_spare;
    };
    return (isAfter && isBefore) || std::ranges::any_of(partsInside(m_line, blocker), isThere) ? std::optional{true}
                                                                                               : std::nullopt;
}

} // namespace sightline::geometry
