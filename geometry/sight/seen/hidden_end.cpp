#include "geometry/sight/seen/hidden_end.h"

#include "geometry/base/tolerances.h"
#include "geometry/sight/plan/fast_sight.h"
#include "geometry/sight/plan/quick_look.h"
#include "geometry/sight/proof/certificate.h"
#include "geometry/sight/seen/free_entries.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sightline::geometry {

namespace {

using detail::BasePair;
using detail::ConvexShape;
using detail::Vec;

/// Nanometers along the outline. The hidden stretch is twice `kStretchHalf`, its middle `kFromEnd` from the end of the
/// facing part.
constexpr double kFromEnd = 50 * kOutlineError;
constexpr double kStretchHalf = 10 * kOutlineError;

Vec rotated(Vec v, double angle) {
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    return {c * v.x - s * v.y, s * v.x + c * v.y};
}

/// A stretch of the target's outline near an end of the facing part, and an outward normal of the target: lines enter
/// the stretch only from beyond the tangent with this normal.
struct FacingEnd {
    Vec middle;
    Vec normal;
};

/// Returns the end on the side of the outer tangent with the unit normal `outwards`; lines run along `along`. Nothing
/// for bases with corners.
std::optional<FacingEnd> endOf(const BasePair& pair, Vec outwards, Vec along) {
    const ConvexShape& target = pair.target;
    if (target.kind() == ConvexShape::Kind::Polygon) {
        return {};
    }
    // The flattest place has the greatest radius of curvature, the sharpest one the least.
    const double least = std::min(target.along(), target.across());
    const double most = std::max(target.along(), target.across());
    if (least < 4 * kFromEnd) {
        return {};
    }
    const double radius = target.kind() == ConvexShape::Kind::Disc ? target.along() : least * least / most;
    const double sense = cross(outwards, -along) > 0.0 ? 1.0 : -1.0;
    const Vec normal = rotated(outwards, sense * kFromEnd / radius);
    const Vec beyond = rotated(outwards, sense * (kFromEnd + 2 * kStretchHalf) / radius);
    return FacingEnd{target.supportPoint(normal), beyond};
}

/// Returns a convex polygon that contains the part of the shape beyond the tangent to the target with this normal.
std::optional<ConvexShape> partBeyond(const ConvexShape& shape, const ConvexShape& target, Vec normal) {
    const double level = target.support(normal) - kFromEnd;
    const double top = shape.support(normal) + kFromEnd;
    if (top - level < 2 * kFromEnd) {
        return {};
    }
    const Vec across = turned(normal);
    double from = -shape.support(-across) - kFromEnd;
    double to = shape.support(across) + kFromEnd;
    // A cap below half of the shape is widest at the tangent.
    if (shape.kind() != ConvexShape::Kind::Polygon && dot(shape.center(), normal) < level) {
        const Vec on = level * normal + dot(shape.center(), across) * across;
        if (const auto inside = shape.insideOfLine(on, across)) {
            const double middle = dot(shape.center(), across);
            const double lean = shape.kind() == ConvexShape::Kind::Disc ? 0.0 : shape.reach();
            from = std::max(from, middle + inside->first - lean - kFromEnd);
            to = std::min(to, middle + inside->second + lean + kFromEnd);
        }
    }
    const double bottom = std::max(level, -shape.support(-normal) - kFromEnd);
    const auto at = [&](double along, double up) { return along * across + up * normal; };
    // Clockwise on screen: (across, normal) turned by a quarter.
    return ConvexShape::polygon({at(to, bottom), at(from, bottom), at(from, top), at(to, top)});
}

} // namespace

bool hideAnEnd(const PlacedFootprint& observer,
               const PlacedFootprint& target,
               const TerrainMap& map,
               std::span<const int> blockers) {
    const Point origin = detail::middleOf(observer.position, target.position);
    const auto from = detail::convexPartsOf(observer, origin);
    const auto to = detail::convexPartsOf(target, origin);
    if (blockers.empty() || from.size() != 1 || to.size() != 1) {
        return false;
    }
    const auto pair = BasePair::make(from.front(), to.front());
    if (!pair) {
        return false;
    }
    thread_local std::vector<Occlusion> counts;
    counts.assign(map.blockers().size(), Occlusion::Never);
    std::ranges::for_each(blockers, [](int blocker) { counts[static_cast<std::size_t>(blocker)] = Occlusion::Always; });
    const detail::OuterTangents tangents = detail::outerTangents(*pair);
    const auto isHidden = [&](Vec outwards, double angle) {
        const auto end = endOf(*pair, outwards, pair->frame.directionAt(angle));
        const auto part = end ? partBeyond(pair->observer, pair->target, end->normal) : std::nullopt;
        return part && fastSight(QuickBase{detail::shapeAbout(*part, origin)},
                                 QuickBase{detail::shapeAbout(ConvexShape::disc(end->middle, kStretchHalf), origin)},
                                 map, counts) == FilteredVerdict::Blocked;
    };
    return isHidden(pair->frame.normalAt(tangents.above), tangents.above) ||
           isHidden(-pair->frame.normalAt(tangents.below), tangents.below);
}

} // namespace sightline::geometry
