#include "geometry/sight/plan/resized_base.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <span>
#include <vector>

namespace sightline::geometry {

namespace {

using detail::Vec;

/// The allowance for rounding. A corner is rounded to whole nanometers here and once more at the position of the base,
/// by up to 0.71 nm each; the rest is margin. Without it the result could miss a position of the base, or exceed one.
constexpr Length kShapeRounding = toLength(2 * kContact);

double nanometers(Length length) { return static_cast<double>(length.nanometers()); }
Length up(double count) { return Length::fromNanometers(static_cast<std::int64_t>(std::ceil(count))); }
Length down(double count) { return Length::fromNanometers(static_cast<std::int64_t>(std::floor(count))); }

std::optional<PlacedFootprint> with(const PlacedFootprint& placed, const tl::expected<Footprint, Error>& footprint) {
    return footprint ? std::optional{PlacedFootprint{*footprint, placed.position, placed.facing}} : std::nullopt;
}

Point pointOf(Vec v) { return detail::toPoint(v, Point{}); }

/// Returns the convex hull of octagons around the points, each of which contains the disc of radius `by`.
Ring octagonsRound(std::span<const Point> points, double by) {
    const double reach = by / std::cos(std::numbers::pi / 8);
    std::vector<Point> corners;
    for (const Point p : points) {
        for (int i = 0; i < 8; ++i) {
            const double angle = i * std::numbers::pi / 4;
            corners.push_back(p + (pointOf(reach * Vec{std::cos(angle), std::sin(angle)}) - Point{}));
        }
    }
    return detail::convexHull(std::move(corners));
}

/// Returns a shrunk part of the hull. Every convex set K around c contains (1 - s)(K - c) + c moved by at most s times
/// the distance of c from its border.
std::optional<PlacedFootprint> shrunkHull(const PlacedFootprint& placed, const HullOutline& hull, double by) {
    std::vector<Point> best;
    double bestInside = 0.0;
    for (const Ring& ring : detail::convexPartition(hull.outline.outline())) {
        std::vector<Vec> corners;
        Vec middle;
        for (const Point p : ring) {
            corners.push_back(detail::toVec(p, Point{}));
            middle = middle + (1.0 / static_cast<double>(ring.size())) * corners.back();
        }
        double inside = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const Vec way = corners[(i + 1) % corners.size()] - corners[i];
            inside = std::min(inside, std::abs(cross(way, middle - corners[i])) / norm(way));
        }
        if (inside > by && inside > bestInside) {
            bestInside = inside;
            best.clear();
            for (const Vec corner : corners) {
                best.push_back(pointOf(middle + (1.0 - by / inside) * (corner - middle)));
            }
        }
    }
    return best.empty() ? std::nullopt : with(placed, Footprint::hull(best));
}

} // namespace

PlacedFootprint containingAllMoves(const PlacedFootprint& placed, Length by) {
    const auto& shape = placed.footprint.shape();
    const Length more = (by + kShapeRounding) * 2;
    if (const auto* round = std::get_if<RoundBase>(&shape)) {
        return *with(placed, Footprint::round(round->diameter + more));
    }
    if (const auto* oval = std::get_if<OvalBase>(&shape)) {
        // The oval scaled by factor - 1 contains a disc of diameter `more`.
        const double factor = 1.0 + nanometers(more) / nanometers(std::min(oval->length, oval->width));
        return *with(placed,
                     Footprint::oval(up(factor * nanometers(oval->length)), up(factor * nanometers(oval->width))));
    }
    if (const auto* rectangle = std::get_if<RectangleBase>(&shape)) {
        return *with(placed, Footprint::rectangle(rectangle->length + more, rectangle->width + more));
    }
    const Polygon& outline = std::get<HullOutline>(shape).outline;
    return *with(placed, Footprint::hull(octagonsRound(outline.outline(), nanometers(by + kShapeRounding))));
}

Polygon containingAllMoves(Point a, Point b, Length by) {
    const std::array ends{a, b};
    return *Polygon::fromVertices(octagonsRound(ends, nanometers(by + kShapeRounding)));
}

std::optional<PlacedFootprint> containedInAllMoves(const PlacedFootprint& placed, Length by) {
    const auto& shape = placed.footprint.shape();
    const Length less = (by + kShapeRounding) * 2;
    if (const auto* round = std::get_if<RoundBase>(&shape)) {
        return with(placed, Footprint::round(round->diameter - less));
    }
    if (const auto* oval = std::get_if<OvalBase>(&shape)) {
        const double factor = 1.0 - nanometers(less) / nanometers(std::min(oval->length, oval->width));
        return factor > 0 ? with(placed, Footprint::oval(down(factor * nanometers(oval->length)),
                                                         down(factor * nanometers(oval->width))))
                          : std::nullopt;
    }
    if (const auto* rectangle = std::get_if<RectangleBase>(&shape)) {
        return with(placed, Footprint::rectangle(rectangle->length - less, rectangle->width - less));
    }
    return shrunkHull(placed, std::get<HullOutline>(shape), nanometers(by + kShapeRounding));
}

} // namespace sightline::geometry
