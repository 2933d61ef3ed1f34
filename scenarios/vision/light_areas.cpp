#include "scenarios/vision/light_areas.h"

#include "geometry/region/polygon_set.h"
#include "geometry/region/visibility_polygon.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/vision/fog_table.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>

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

/// What a light shines past under a rule pack: the obstacles of a model of usual height in its place.
class RuledLight {
public:
    RuledLight(const ShiningLight& light, const FogTable& fog, const Table& size);

    /// Returns the outlines of what it illuminates, which may overlap.
    [[nodiscard]] std::vector<geometry::Ring> areas(const geometry::RegionLimits& limits) const;

private:
    geometry::Point m_position;
    std::vector<FogTable::Obstruction> m_obstructions;
    std::optional<geometry::RegionMap> m_map;
};

RuledLight::RuledLight(const ShiningLight& light, const FogTable& fog, const Table& size) : m_position{light.position} {
    Model source;
    source.position = light.position;
    Viewer viewer;
    viewer.model = &source;
    viewer.middle = fog.grid().cellAt(light.position).value_or(geometry::GridCell{-1, -1});
    viewer.height = source.height;
    viewer.top = source.height;
    m_obstructions = fog.obstructionsFor(viewer);
    std::vector<geometry::Blocker> blockers;
    for (const FogTable::Obstruction& obstruction : m_obstructions) {
        blockers.push_back({obstruction.outline, {}, {}});
    }
    m_map.emplace(geometry::TerrainMap{std::move(blockers)}, geometry::Box{{}, {size.width, size.height}});
}

std::vector<geometry::Ring> RuledLight::areas(const geometry::RegionLimits& limits) const {
    std::vector<geometry::Occlusion> counts(m_obstructions.size(), geometry::Occlusion::Always);
    std::vector<geometry::Ring> rings;
    const auto outline = [&] { return visibilityPolygon(m_position, *m_map, counts, limits).outline; };
    rings.push_back(outline());
    for (std::size_t i = 0; i < m_obstructions.size(); ++i) {
        const auto* polygon = std::get_if<geometry::Polygon>(&m_obstructions[i].outline);
        if (!polygon || !m_obstructions[i].isOpen) {
            continue;
        }
        counts[i] = geometry::Occlusion::Never;
        const geometry::Ring through = outline();
        counts[i] = geometry::Occlusion::Always;
        std::vector<geometry::Ring> piece{polygon->outline()};
        piece.insert(piece.end(), polygon->holes().begin(), polygon->holes().end());
        if (!through.empty()) {
            for (const auto& part : intersect(geometry::unite(std::array{through}), piece).parts) {
                rings.push_back(part.outline);
            }
        }
    }
    std::erase_if(rings, [](const geometry::Ring& ring) { return ring.empty(); });
    return rings;
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
    std::map<bool, std::optional<FogTable>> ruled;
    for (const ShiningLight& light : lightsOf(scenario)) {
        const PreparedTable& table = lines.table(light.magical ? SenseLine::MagicLight : SenseLine::Sight);
        std::function<std::vector<geometry::Ring>(const geometry::RegionLimits&)> areasWithin;
        if (table.rules().pack) {
            auto found = ruled.find(light.magical);
            if (found == ruled.end()) {
                auto fog = FogTable::of(table.scenario(), table.rules());
                found = ruled.emplace(light.magical, fog ? std::optional{*std::move(fog)} : std::nullopt).first;
            }
            if (!found->second) {
                continue; // too many cells: the table has one light
            }
            const auto past = std::make_shared<const RuledLight>(light, *found->second, scenario.table);
            areasWithin = [past](const geometry::RegionLimits& limits) { return past->areas(limits); };
        } else {
            auto found = grounds.find(light.magical);
            if (found == grounds.end()) {
                found = grounds.emplace(light.magical, groundOf(table, scenario.table)).first;
            }
            areasWithin = [&ground = found->second, &light](const geometry::RegionLimits& limits) {
                return std::vector<geometry::Ring>{
                    visibilityPolygon(light.position, ground.map, ground.counts, limits).outline};
            };
        }
        for (const auto& [level, range] : reachesOf(light, scenario.vision->profile.cell)) {
            if (range <= Length{}) {
                continue;
            }
            geometry::RegionLimits limits;
            limits.range = range;
            for (geometry::Ring& outline : areasWithin(limits)) {
                if (!outline.empty()) {
                    areas.push_back({light.id, level, std::move(outline)});
                }
            }
        }
    }
    std::ranges::stable_sort(areas, {}, &LitArea::level);
    return areas;
}

} // namespace sightline::scenarios
