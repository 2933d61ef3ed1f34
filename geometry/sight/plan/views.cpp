#include "geometry/sight/plan/views.h"

#include <algorithm>

namespace sightline::geometry::detail {

namespace {

const Polygon* polygonOf(const TerrainMap& map, int blocker) {
    return std::get_if<Polygon>(&map.blockers()[static_cast<std::size_t>(blocker)].outline);
}

} // namespace

BaseViews viewsOf(const PlacedFootprint& placed, const TerrainMap& map, std::span<const ContainingPiece> containers) {
    const auto add = [](std::vector<int>& ignored, const ContainingPiece& container) {
        for (int blocker = container.footprint; blocker <= container.last; ++blocker) {
            ignored.push_back(blocker);
        }
        std::ranges::sort(ignored);
    };
    BaseViews views{{{placed, true, {}}}};
    std::vector<BaseView>& list = views.list;
    for (const ContainingPiece& container : containers) {
        const Polygon* polygon = polygonOf(map, container.footprint);
        if (!polygon || !reachesInto(placed, *polygon)) {
            continue;
        }
        const std::size_t before = list.size();
        for (std::size_t i = 0; i < before; ++i) {
            if (liesWhollyIn(list[i].region, *polygon)) {
                add(list[i].ignored, container);
                continue;
            }
            std::vector<int> ignored = list[i].ignored;
            add(ignored, container);
            for (PlacedFootprint& part : partsInside(list[i].region, *polygon)) {
                if (list.size() == kMaxViews) {
                    views.areAll = false;
                    break;
                }
                list.push_back({std::move(part), false, ignored});
            }
        }
    }
    return views;
}

std::vector<int> without(std::span<const int> active, std::span<const int> a, std::span<const int> b) {
    std::vector<int> left;
    std::ranges::copy_if(active, std::back_inserter(left), [&](int blocker) {
        return !std::ranges::binary_search(a, blocker) && !std::ranges::binary_search(b, blocker);
    });
    return left;
}

bool holds(const ContainingPiece& container, const TerrainMap& map, Point p) {
    const Polygon* polygon = polygonOf(map, container.footprint);
    return polygon && polygon->containsInside(p);
}

std::vector<int> withoutContainers(std::span<const int> active,
                                   std::span<const ContainingPiece> containers,
                                   const TerrainMap& map,
                                   Point from,
                                   Point to) {
    std::vector<int> left{active.begin(), active.end()};
    for (const ContainingPiece& container : containers) {
        if (holds(container, map, from) || holds(container, map, to)) {
            std::erase_if(left,
                          [&](int blocker) { return container.footprint <= blocker && blocker <= container.last; });
        }
    }
    return left;
}

PlacedFootprint resized(const PlacedFootprint& placed, Length growth) {
    const auto sized = [&](Length size) { return std::max(size + growth * 2, Length::fromNanometers(1)); };
    PlacedFootprint result = placed;
    if (const auto* round = std::get_if<RoundBase>(&placed.footprint.shape())) {
        result.footprint = *Footprint::round(sized(round->diameter));
    } else if (const auto* oval = std::get_if<OvalBase>(&placed.footprint.shape())) {
        result.footprint = *Footprint::oval(sized(oval->length), sized(oval->width));
    } else if (const auto* rectangle = std::get_if<RectangleBase>(&placed.footprint.shape())) {
        result.footprint = *Footprint::rectangle(sized(rectangle->length), sized(rectangle->width));
    }
    return result;
}

} // namespace sightline::geometry::detail
