#include "geometry/sight/proof/scene_views.h"

#include "geometry/sight/plan/views.h"

#include <algorithm>

namespace sightline::geometry::detail {

SceneViews sceneViews(const PlacedFootprint& observer,
                      const PlacedFootprint& target,
                      const TerrainMap& map,
                      std::span<const int> active,
                      const SightOptions& options,
                      Length growth,
                      Grouping grouping) {
    SceneViews views;
    const auto nanometers = static_cast<double>(growth.nanometers());
    if (options.ignoredIfContainingEnd.empty()) {
        std::vector<int> all{active.begin(), active.end()};
        auto scene = SightScene::make(observer, target, map, all, options.touch, nanometers, grouping);
        views.list.push_back({std::move(scene), std::move(all), observer, target});
        return views;
    }
    const auto from = viewsOf(resized(observer, growth), map, options.ignoredIfContainingEnd);
    const auto to = viewsOf(resized(target, growth), map, options.ignoredIfContainingEnd);
    views.areAll = from.areAll && to.areAll;
    for (const BaseView& a : from.list) {
        for (const BaseView& b : to.list) {
            std::vector<int> counting = without(active, a.ignored, b.ignored);
            const double grown = a.isWhole && b.isWhole ? nanometers : 0.0;
            const PlacedFootprint& regionA = grown != 0.0 ? observer : a.region;
            const PlacedFootprint& regionB = grown != 0.0 ? target : b.region;
            auto scene = SightScene::make(regionA, regionB, map, counting, options.touch, grown, grouping);
            views.list.push_back({std::move(scene), std::move(counting), regionA, regionB, a.ignored, b.ignored});
        }
    }
    return views;
}

SceneView viewWithoutContainers(const PlacedFootprint& observer,
                                const PlacedFootprint& target,
                                const TerrainMap& map,
                                std::span<const int> active,
                                const SightOptions& options) {
    std::vector<int> ignored;
    for (const ContainingPiece& container : options.ignoredIfContainingEnd) {
        const auto* polygon =
            std::get_if<Polygon>(&map.blockers()[static_cast<std::size_t>(container.footprint)].outline);
        for (int blocker = container.footprint;
             polygon && (reachesInto(observer, *polygon) || reachesInto(target, *polygon)) && blocker <= container.last;
             ++blocker) {
            ignored.push_back(blocker);
        }
    }
    std::ranges::sort(ignored);
    std::vector<int> counting = without(active, ignored, {});
    auto scene = SightScene::make(observer, target, map, counting, options.touch, 0.0, Grouping::Joined);
    return {std::move(scene), std::move(counting), observer, target};
}

} // namespace sightline::geometry::detail
