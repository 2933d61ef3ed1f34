#include "geometry/sight/plan/sight.h"

#include "geometry/base/tolerances.h"
#include "geometry/sight/plan/views.h"
#include "geometry/sight/proof/certificate.h"
#include "geometry/sight/seen/outline_walk.h"
#include "geometry/sight/seen/target_view.h"
#include "geometry/sight/seen/width_share.h"
#include "geometry/terrain/corridor.h"

#include <algorithm>

namespace sightline::geometry {

namespace {

using detail::ConvexShape;
using detail::ShapeBeside;
using detail::Stretch;
using detail::TargetView;
using detail::WalkedOutline;

std::vector<std::vector<Point>> linesOf(const std::vector<Stretch>& stretches, const detail::TargetOutline& outline) {
    std::vector<std::vector<Point>> lines;
    for (const Stretch& stretch : detail::joined(stretches, outline.length())) {
        lines.push_back(outline.points(stretch));
    }
    return lines;
}

/// Returns all shapes paired with the target, or nothing if one overlaps it.
std::optional<std::vector<ShapeBeside>> allBeside(const std::vector<ConvexShape>& places, const TargetView& view) {
    std::vector<ShapeBeside> beside;
    for (const ConvexShape& place : places) {
        auto shape = view.beside(place);
        if (!shape) {
            return {};
        }
        beside.push_back(std::move(*shape));
    }
    return beside;
}

/// Nothing if the bases overlap.
std::optional<WalkedOutline> provedOutline(const PlacedFootprint& observer,
                                           std::span<const detail::BaseView> views,
                                           const TargetView& view,
                                           const TerrainMap& map,
                                           Point origin) {
    const auto whole = allBeside(detail::convexPartsOf(observer, origin), view);
    if (!whole) {
        return {};
    }
    WalkedOutline outline;
    outline.facing = view.facing(*whole);
    std::vector<Stretch> seen;
    for (const detail::BaseView& from : views) {
        auto parts =
            from.isWhole
                ? *whole
                : allBeside(detail::convexPartsOf(from.region, origin), view).value_or(std::vector<ShapeBeside>{});
        if (parts.size() > 1) {
            std::vector<ConvexShape> shapes;
            std::ranges::transform(parts, std::back_inserter(shapes), &ShapeBeside::shape);
            const auto hull = detail::hullIfFree(std::move(shapes), map, view.countingFrom(from.ignored), origin);
            parts = allBeside(hull, view).value_or(std::move(parts));
        }
        for (const ShapeBeside& part : parts) {
            view.addSeen(part, from.ignored, seen);
        }
    }
    outline.seen = common(detail::united(std::move(seen)), outline.facing);
    return outline;
}

/// A target's outline with the parts of it that face an observer and are seen.
struct SeenOutline {
    TargetView view;
    WalkedOutline walked;
};

SeenOutline outlineSeen(const PlacedFootprint& observer,
                        const PlacedFootprint& target,
                        const TerrainMap& map,
                        std::span<const int> active,
                        const SightOptions& options) {
    const Point origin = detail::centerPointOf(observer.position, target.position);
    const std::vector<int> near = detail::inCorridor(map, observer, target, active);
    TargetView view{target, origin, map, near, options.ignoredIfContainingEnd, options.touch};
    const auto views = detail::viewsOf(observer, map, options.ignoredIfContainingEnd).list;
    auto outline = provedOutline(observer, views, view, map, origin);
    if (!outline) {
        std::vector<detail::Viewpoint> viewpoints;
        viewpoints.reserve(views.size());
        for (const detail::BaseView& from : views) {
            viewpoints.push_back({from.region, detail::without(near, from.ignored, {})});
        }
        outline = walkOutline(viewpoints, target, map, options.ignoredIfContainingEnd, origin);
    }
    return {std::move(view), std::move(*outline)};
}

} // namespace

SeenPart seenPart(const PlacedFootprint& observer,
                  const PlacedFootprint& target,
                  const TerrainMap& map,
                  std::span<const int> active,
                  const SightOptions& options) {
    const auto [view, outline] = outlineSeen(observer, target, map, active, options);
    const double facing = totalLength(outline.facing);
    if (facing == 0.0) { // no part of the outline of a target wholly under the observer faces it
        return {1.0, true, {}, {}};
    }
    SeenPart part;
    const double hidden = facing - totalLength(outline.seen);
    part.fullyVisible = hidden <= kOutlineError;
    part.share = part.fullyVisible ? 1.0 : std::clamp(1.0 - hidden / facing, 0.0, 1.0);
    if (options.wantShares) {
        part.seenOutline = linesOf(part.fullyVisible ? outline.facing : outline.seen, view.outline());
        part.facingOutline = linesOf(outline.facing, view.outline());
    }
    return part;
}

SeenWidth seenWidth(const PlacedFootprint& observer,
                    const PlacedFootprint& target,
                    const TerrainMap& map,
                    std::span<const int> active,
                    const SightOptions& options) {
    const auto [view, outline] = outlineSeen(observer, target, map, active, options);
    return detail::widthIn(view.outline(), detail::acrossCenters(observer, target), outline.facing, outline.seen, {});
}

} // namespace sightline::geometry
