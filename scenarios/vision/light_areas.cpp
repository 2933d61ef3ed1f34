#include "scenarios/vision/light_areas.h"

#include "geometry/region/visibility_polygon.h"
#include "scenarios/judge/prepared_table.h"

#include <algorithm>
#include <array>
#include <map>

namespace sightline::scenarios {

using geometry::Length;

namespace {

/// The table for one kind of lines, prepared for regions.
struct LightGround {
    geometry::RegionMap map;
    std::vector<geometry::Occlusion> counts;
};

LightGround groundOf(const PreparedTable& table, const Table& size) {
    const PreparedTable::Parts& parts = table.parts();
    const Model element; // of the default height, like a light
    LightGround ground{geometry::RegionMap{parts.map, {{}, {size.width, size.height}}}, {}};
    std::ranges::transform(parts.facts, std::back_inserter(ground.counts), [&](const BlockerFacts& facts) {
        return blocks(facts, element, element) ? geometry::Occlusion::Always : geometry::Occlusion::Never;
    });
    return ground;
}

struct Reach {
    LightLevel level;
    Length range;
};

/// The radii of `shineAt`.
std::array<Reach, 3> reachesOf(const ShiningLight& light, Length cell) {
    const Length half = Length::fromNanometers(cell.nanometers() * (light.bright + light.dim) / 2);
    return {{{LightLevel::Dim, light.dim > 0 ? cell * (light.dim + 1) : Length{}},
             {LightLevel::Lit, half},
             {LightLevel::Bright, cell * light.bright}}};
}

} // namespace

std::vector<LitArea> litAreasOf(const Scenario& scenario, const SenseLines& lines) {
    std::vector<LitArea> areas;
    if (!scenario.vision || scenario.table.width <= Length{} || scenario.table.height <= Length{}) {
        return areas;
    }
    std::map<bool, LightGround> grounds;
    for (const ShiningLight& light : lightsOf(scenario)) {
        auto found = grounds.find(light.magical);
        if (found == grounds.end()) {
            const PreparedTable& table = lines.table(light.magical ? SenseLine::MagicLight : SenseLine::Sight);
            found = grounds.emplace(light.magical, groundOf(table, scenario.table)).first;
        }
        for (const auto& [level, range] : reachesOf(light, scenario.vision->profile.cell)) {
            if (range <= Length{}) {
                continue;
            }
            geometry::RegionLimits limits;
            limits.range = range;
            auto region = visibilityPolygon(light.position, found->second.map, found->second.counts, limits);
            if (!region.outline.empty()) {
                areas.push_back({light.id, level, std::move(region.outline)});
            }
        }
    }
    std::ranges::stable_sort(areas, {}, &LitArea::level);
    return areas;
}

} // namespace sightline::scenarios
