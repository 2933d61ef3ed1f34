#include "geometry/moves/base_rings.h"

#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_shape.h"
#include "geometry/shapes/convex_sum.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sightline::geometry {

namespace {

/// The factor by which inside rings are shrunk towards the mean of their corners: by `kAlongASide`, a millionth. At the
/// border of a 32 mm base that is 16 nm, which exceeds the rounding of a corner, 0.71 nm; without it a rounded corner
/// could lie outside the base.
constexpr double kShrunk = 1.0 - kAlongASide;

Ring finished(const std::vector<detail::Vec>& corners, RingFit fit) {
    detail::Vec middle;
    for (const detail::Vec corner : corners) {
        middle = middle + (1.0 / static_cast<double>(corners.size())) * corner;
    }
    const double scale = fit == RingFit::Inside ? kShrunk : 1.0;
    std::vector<Point> points;
    std::ranges::transform(corners, std::back_inserter(points),
                           [&](detail::Vec corner) { return detail::toPoint(middle + scale * (corner - middle), {}); });
    const Ring ring = detail::convexHull(std::move(points));
    if (fit == RingFit::Inside) {
        return ring;
    }
    const Length by = kRingMargin;
    return detail::convexSum(ring, {{-by, -by}, {by, -by}, {by, by}, {-by, by}});
}

/// Returns a polygon around or inside an ellipse with these half axes; with an odd half step the midpoints of sides,
/// not the corners, lie on the axes.
std::vector<detail::Vec> ellipse(double along, double across, Angle facing, RingFit fit) {
    const double step = 2.0 * std::numbers::pi / kRingSides;
    const double wider = fit == RingFit::Outside ? 1.0 / std::cos(step / 2) : 1.0;
    std::vector<detail::Vec> corners;
    for (int i = 0; i < kRingSides; ++i) {
        const double at = step * (i + 0.5);
        const double x = along * wider * std::cos(at);
        const double y = across * wider * std::sin(at);
        corners.push_back({x * facing.cosine() - y * facing.sine(), x * facing.sine() + y * facing.cosine()});
    }
    return corners;
}

double nanometers(Length length) { return static_cast<double>(length.nanometers()); }

std::vector<detail::Vec> vectorsOf(const Ring& ring) {
    std::vector<detail::Vec> corners;
    std::ranges::transform(ring, std::back_inserter(corners), [](Point p) { return detail::toVec(p, {}); });
    return corners;
}

/// Returns the half axes of round and oval bases, the longer one first.
std::optional<std::pair<double, double>> axesOf(const Footprint& base) {
    if (const auto* round = std::get_if<RoundBase>(&base.shape())) {
        return std::pair{nanometers(round->diameter) / 2, nanometers(round->diameter) / 2};
    }
    if (const auto* oval = std::get_if<OvalBase>(&base.shape())) {
        return std::minmax(nanometers(oval->length) / 2, nanometers(oval->width) / 2, std::greater<>{});
    }
    return {};
}

} // namespace

std::vector<Ring> baseRings(const Footprint& base, Angle facing, RingFit fit) {
    if (const auto* oval = std::get_if<OvalBase>(&base.shape())) {
        return {finished(ellipse(nanometers(oval->length) / 2, nanometers(oval->width) / 2, facing, fit), fit)};
    }
    if (const auto axes = axesOf(base)) {
        return {finished(ellipse(axes->first, axes->second, {}, fit), fit)};
    }
    const Ring corners = detail::placedCorners({base, {}, facing});
    const auto polygon = Polygon::fromVertices(corners);
    if (!polygon || polygon->isConvex()) {
        return {finished(vectorsOf(corners), fit)};
    }
    std::vector<Ring> rings;
    for (const Ring& part : detail::convexPartition(*polygon)) {
        rings.push_back(finished(vectorsOf(part), fit));
    }
    return rings;
}

std::vector<Ring> turningRings(const Footprint& base, RingFit fit) {
    double radius = 0;
    if (const auto axes = axesOf(base)) {
        radius = fit == RingFit::Outside ? axes->first : axes->second;
    } else {
        const auto corners = vectorsOf(detail::placedCorners({base, {}, {}}));
        if (fit == RingFit::Outside) {
            radius =
                detail::norm(std::ranges::max(corners, {}, [](detail::Vec corner) { return detail::norm(corner); }));
        } else if (contains({base, {}, {}}, {})) {
            radius = detail::norm(corners.front());
            for (std::size_t i = 0; i < corners.size(); ++i) {
                radius = std::min(
                    radius, detail::norm(detail::nearestOnSegment(corners[i], corners[(i + 1) % corners.size()], {})));
            }
        }
    }
    // Nanometers. A ring of a smaller radius would consist of the rounding of its corners, up to 0.71 nm each.
    constexpr double kMin = 2 * kStoredUnit;
    if (radius < kMin) {
        return {};
    }
    return {finished(ellipse(radius, radius, {}, fit), fit)};
}

} // namespace sightline::geometry
