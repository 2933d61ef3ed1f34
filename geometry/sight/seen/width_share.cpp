#include "geometry/sight/seen/width_share.h"

#include "geometry/base/tolerances.h"

#include <algorithm>
#include <variant>

namespace sightline::geometry::detail {

namespace {

Vec centerOf(const PlacedFootprint& placed, Point origin) {
    const Vec position = toVec(placed.position, origin);
    const auto* hull = std::get_if<HullOutline>(&placed.footprint.shape());
    if (!hull) {
        return position;
    }
    const Vec center = toVec(hull->outline.centroid(), {});
    const Vec axis{placed.facing.cosine(), placed.facing.sine()};
    return position + center.x * axis + center.y * turned(axis);
}

} // namespace

std::optional<Vec> acrossCenters(const PlacedFootprint& observer, const PlacedFootprint& target) {
    const Vec way = centerOf(target, observer.position) - centerOf(observer, observer.position);
    const double apart = norm(way);
    return apart > kOutlineError ? std::optional{(1.0 / apart) * turned(way)} : std::nullopt;
}

SeenWidth widthIn(const TargetOutline& outline,
                  std::optional<Vec> across,
                  const std::vector<Stretch>& facing,
                  const std::vector<Stretch>& seen,
                  const std::vector<Stretch>& open) {
    const double length = totalLength(facing);
    if (length - totalLength(seen) <= kOutlineError) {
        return {1.0, 0.0};
    }
    const double width = across ? outline.extentOf(facing, *across) : 0.0;
    const bool isSeenFromItsEnd = width < kPlainSize;
    const auto shareOf = [&](const std::vector<Stretch>& stretches) {
        const double share =
            isSeenFromItsEnd ? totalLength(stretches) / length : outline.extentOf(stretches, *across) / width;
        return std::clamp(share, 0.0, 1.0);
    };
    std::vector<Stretch> possible = seen;
    possible.insert(possible.end(), open.begin(), open.end());
    const double share = shareOf(seen);
    return {share, open.empty() ? 0.0 : std::max(0.0, shareOf(united(std::move(possible))) - share)};
}

} // namespace sightline::geometry::detail
