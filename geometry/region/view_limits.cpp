#include "geometry/region/view_limits.h"

#include "geometry/base/tolerances.h"
#include "geometry/region/weak_visibility_region.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sightline::geometry::detail {

int chordsFor(double radius, double within) {
    return std::clamp(
        static_cast<int>(std::ceil(std::numbers::pi / std::acos(std::clamp(1.0 - within / radius, 0.0, 1.0)))), 12,
        4096);
}

ConvexCorners cornersOf(const ConvexShape& shape) {
    if (shape.kind() == ConvexShape::Kind::Polygon) {
        return shape.corners();
    }
    // Chords of an ellipse between equally spaced parameters deviate no more than those of the circle with its longer
    // half axis.
    const int chords =
        chordsFor(std::max(shape.along(), shape.across()), static_cast<double>(kViewerError.nanometers()));
    ConvexCorners corners;
    for (int i = 0; i < chords; ++i) {
        corners.push_back(shape.curvePoint(2.0 * std::numbers::pi * i / chords));
    }
    return corners;
}

std::vector<ConvexCorners> viewLimits(const ConvexShape& viewer,
                                      Vec middle,
                                      const std::optional<Length>& asked,
                                      const std::optional<ViewArc>& arc) {
    std::vector<ConvexCorners> limits;
    if (asked) {
        // The convex set grown by the range, by its support points in directions close enough for the chords to respect
        // the bound.
        const double range = static_cast<double>(asked->nanometers());
        const int chords = chordsFor(viewer.reach() + range, static_cast<double>(kRangeChord.nanometers()));
        ConvexCorners around;
        if (viewer.kind() == ConvexShape::Kind::Polygon) {
            const auto& corners = viewer.corners();
            for (std::size_t i = 0; i < corners.size(); ++i) {
                const Vec before = corners[i] - corners[(i + corners.size() - 1) % corners.size()];
                const Vec after = corners[(i + 1) % corners.size()] - corners[i];
                const double from = std::atan2(-before.x, before.y);
                double turn = std::atan2(cross(before, after), dot(before, after));
                turn = turn < 0.0 ? 0.0 : turn;
                const int parts = std::max(1, static_cast<int>(std::ceil(turn * chords / (2.0 * std::numbers::pi))));
                for (int part = 0; part <= parts; ++part) {
                    const double angle = from + turn * part / parts;
                    around.push_back(corners[i] + range * Vec{std::cos(angle), std::sin(angle)});
                }
            }
        } else {
            for (int i = 0; i < chords; ++i) {
                const double angle = 2.0 * std::numbers::pi * i / chords;
                const Vec normal{std::cos(angle), std::sin(angle)};
                around.push_back(viewer.supportPoint(normal) + range * normal);
            }
        }
        limits.push_back(std::move(around));
    }
    if (arc && arc->width != Angle{}) {
        // Wider arcs are divided, so that the kite that stands for each part is convex; at 120 degrees it has right
        // angles at both sides. It reaches at least `kFar` in each of its directions.
        constexpr double kMaxDegrees = 120.0;
        constexpr double kFar = 1e11; ///< nanometers: beyond every table
        const double width = arc->width.degrees();
        const int parts = static_cast<int>(std::ceil(width / kMaxDegrees));
        std::vector<ConvexCorners> wedges;
        for (int part = 0; part < parts; ++part) {
            const auto towards = [&](double share) {
                const Angle angle = arc->from + Angle::fromDegrees(width * (part + share) / parts);
                return Vec{angle.cosine(), angle.sine()};
            };
            wedges.push_back(
                {middle, middle + kFar * towards(0), middle + 2.0 * kFar * towards(0.5), middle + kFar * towards(1)});
        }
        if (limits.empty()) {
            return wedges;
        }
        std::vector<ConvexCorners> both;
        for (const ConvexCorners& wedge : wedges) {
            ConvexCorners part = limits.front();
            for (std::size_t i = 0; i < wedge.size(); ++i) {
                const Vec way = wedge[(i + 1) % wedge.size()] - wedge[i];
                part = clipped(part, DirectedLine{wedge[i], (1.0 / norm(way)) * way}, 1.0);
            }
            both.push_back(std::move(part));
        }
        return both;
    }
    return limits;
}

} // namespace sightline::geometry::detail
