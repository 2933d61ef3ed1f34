#include "geometry/sight/scene_views.h"

#include "geometry/sight/views.h"

namespace sightline::geometry::detail {

std::vector<SceneView> sceneViews(const PlacedFootprint& observer, const PlacedFootprint& target, const TerrainMap& map,
                                  std::span<const int> active, const SightOptions& options, Length growth, Grouping grouping) {
    std::vector<SceneView> views;
    const auto nanometers = static_cast<double>(growth.nanometers());
    if (options.ignoredIfHoldingEnd.empty()) {
        std::vector<int> all{active.begin(), active.end()};
        auto scene = SightScene::make(observer, target, map, all, options.touch, nanometers, grouping);
        views.push_back({std::move(scene), std::move(all), observer, target});
        return views;
    }
    const auto from = viewsOf(resized(observer, growth), map, options.ignoredIfHoldingEnd);
    const auto to = viewsOf(resized(target, growth), map, options.ignoredIfHoldingEnd);
    for (const BaseView& a : from) {
        for (const BaseView& b : to) {
            std::vector<int> counting = without(active, a.ignored, b.ignored);
            const double grown = a.isWhole && b.isWhole ? nanometers : 0.0;
            const PlacedFootprint& regionA = grown != 0.0 ? observer : a.region;
            const PlacedFootprint& regionB = grown != 0.0 ? target : b.region;
            auto scene = SightScene::make(regionA, regionB, map, counting, options.touch, grown, grouping);
            views.push_back({std::move(scene), std::move(counting), regionA, regionB, a.ignored, b.ignored});
        }
    }
    return views;
}

} // namespace sightline::geometry::detail
