#include "geometry/region/line_to_disc.h"

#include "geometry/base/tolerances.h"
#include "geometry/region/polygon_rings.h"
#include "geometry/region/polygon_set.h"
#include "geometry/shapes/convex_shape.h"
#include "geometry/shapes/distance.h"
#include "geometry/shapes/footprint.h"
#include "geometry/terrain/offset.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

namespace sightline::geometry {

namespace {

using detail::Vec;

/// The largest ratio of lengths in a shadow. Longer ones, of what is close to the eye, would round corners of outlines
/// to more than the stated error.
constexpr double kLongestShadow = 50.0;
/// The least ratio of a disc to the regular polygon of 32 sides around it: cos(pi / 32) = 0.9952.
const double kInsideDisc = std::cos(std::numbers::pi / 32);

double nanometers(Length length) { return static_cast<double>(length.nanometers()); }

PlacedFootprint discOf(Point center, double radius) {
    const auto across = static_cast<std::int64_t>(std::ceil(2 * std::max(radius, 1.0)));
    return {*Footprint::round(Length::fromNanometers(across)), center, {}};
}

void append(std::vector<Ring>& rings, const Polygon& polygon) {
    const auto own = ringsOf(polygon);
    rings.insert(rings.end(), own.begin(), own.end());
}

/// Returns the convex hull of the polygon and what `displaced` makes of its corners.
template <class Function> std::optional<Polygon> hullWith(const Polygon& convex, Function&& displaced) {
    std::vector<Point> points = convex.outline();
    std::ranges::transform(convex.outline(), std::back_inserter(points), displaced);
    const auto hull = Polygon::fromVertices(detail::convexHull(std::move(points)));
    return hull ? std::optional{*hull} : std::nullopt;
}

/// Returns where lines from the eye end that meet the convex polygon, up to `farthest` from the eye, in nanometers.
std::optional<Polygon> shadowOf(const Polygon& convex, Point eye, double farthest) {
    const double nearest = nanometers(distanceTo(discOf(eye, 1.0), convex)) - kOutlineError;
    if (nearest <= 0.0 || farthest > kLongestShadow * nearest) {
        return {};
    }
    return hullWith(convex, [&](Point corner) {
        return detail::toPoint((1.0 + farthest / nearest) * detail::toVec(corner, eye), eye);
    });
}

std::vector<Polygon> grownPartsOf(std::span<const Polygon> polygons, double by) {
    std::vector<Polygon> all;
    for (const Polygon& polygon : polygons) {
        std::ranges::move(grownParts(polygon, toLength(by)), std::back_inserter(all));
    }
    return all;
}

/// Returns outlines within which the center of a disc lies only if the disc reaches into one of the polygons.
std::vector<Ring> centersWithin(std::span<const Polygon> polygons, double radius) {
    std::vector<Ring> rings;
    const double inner = kInsideDisc * radius - kOutlineError;
    if (inner > kOutlineError) {
        for (const Polygon& part : grownPartsOf(polygons, inner)) {
            append(rings, part);
        }
        return rings;
    }
    for (const Polygon& polygon : polygons) {
        append(rings, polygon);
    }
    return ringsOf(inset(unite(rings), toLength(kOutlineError)));
}

} // namespace

bool missesWhatItsDiscLeft(
    const LineToDisc& line, std::span<const Polygon> polygons, Length around, DisplacedEnd displaced, Length by) {
    const Vec along = detail::toVec(line.center, line.eye);
    std::vector<Ring> hidden; // where the center is while the line meets the polygons
    for (const Polygon& part : grownPartsOf(polygons, nanometers(around) + kOutlineError)) {
        const auto behind = displaced == DisplacedEnd::Disc
                                ? shadowOf(part, line.eye, detail::norm(along) + nanometers(by))
                                : hullWith(part, [&](Point corner) { return detail::toPoint(along, corner); });
        if (!behind) {
            return false;
        }
        append(hidden, *behind);
    }
    const PlacedFootprint reach = discOf(line.center, nanometers(by) + kOutlineError);
    const PolygonSet behindAll = subtractUnions(hidden, centersWithin(polygons, nanometers(line.radius)));
    return std::ranges::none_of(behindAll.parts, [&](const PolygonWithHoles& part) {
        const auto left = Polygon::fromVertices(part.outline, part.holes);
        return !left || touches(reach, *left);
    });
}

} // namespace sightline::geometry
