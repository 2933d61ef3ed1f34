#include "scenarios/catalogs/game_tables.h"

#include "scenarios/catalogs/catalog_file.h"
#include "scenarios/catalogs/table_sizes.h"
#include "scenarios/edits/edits.h"

#include <algorithm>
#include <cassert>

namespace sightline::scenarios {

namespace {

using Size = DeploymentMap::Size;

/// The zones of a map, with the name that they get.
struct NamedDeployment {
    Deployment deployment;
    QString name;
};

std::vector<Size> sizesOf(const Game& game) {
    std::vector<Size> sizes;
    for (const QString& id : game.tables) {
        if (const auto* table = entryOf(tableSizes(), id)) {
            sizes.push_back({table->width, table->depth});
        }
    }
    return sizes;
}

/// Returns the zones that a new table of the game starts with: those of its first map that fits, else of the first map
/// for any table; std::nullopt if it starts without zones.
std::optional<NamedDeployment> firstDeployment(const Game& game, Size size) {
    if (!game.startsWithZones) {
        return {};
    }
    for (const bool areOfGame : {true, false}) {
        for (const DeploymentMap& map : deploymentMaps()) {
            if (map.table.has_value() != areOfGame || (areOfGame && !game.deployments.contains(map.id))) {
                continue;
            }
            for (const DeploymentVariant& variant : map.variants) {
                const auto* zone = std::get_if<FreeZone>(&variant.first);
                const bool isStrip =
                    zone && (zone->shape == FreeZone::Shape::LongEdge || zone->shape == FreeZone::Shape::ShortEdge);
                if (auto placed = deploymentOn(map, variant, size, isStrip ? game.zoneDepth : std::nullopt)) {
                    return NamedDeployment{*std::move(placed), nameOn(map, size)};
                }
            }
        }
    }
    return {};
}

/// Returns whether the objectives are those of a map on a table of that size.
bool areOfMap(const std::vector<Objective>& objectives, Size size) {
    const auto isAt = [&](const DeploymentMap& map, const DeploymentVariant& variant) {
        const auto placed = deploymentOn(map, variant, size);
        return placed && std::ranges::equal(objectives, placed->objectives, {}, &Objective::position);
    };
    return std::ranges::any_of(deploymentMaps(), [&](const DeploymentMap& map) {
        return std::ranges::any_of(map.variants, [&](const auto& variant) { return isAt(map, variant); });
    });
}

} // namespace

std::optional<Size> usualTableOf(const Game& game) {
    const std::vector<Size> sizes = sizesOf(game);
    return sizes.empty() ? std::nullopt : std::optional{sizes.front()};
}

bool isTableOf(const Game& game, const Table& table) {
    return std::ranges::any_of(sizesOf(game), [&](const Size& size) {
        return (size.width == table.width && size.depth == table.height) ||
               (size.width == table.height && size.depth == table.width);
    });
}

Scenario withUsualTableOf(Scenario scenario, const Game& game) {
    const auto size = usualTableOf(game);
    assert(size);
    if (areOfMap(scenario.objectives, {scenario.table.width, scenario.table.height})) {
        scenario.objectives.clear();
    }
    std::erase_if(scenario.zones, [](const Zone& zone) { return zone.kind == u"deployment"; });
    scenario = withTableSize(std::move(scenario), size->width, size->depth);
    if (auto first = firstDeployment(game, *size)) {
        if (!scenario.objectives.empty()) {
            first->deployment.objectives.clear();
        }
        scenario = withDeployment(std::move(scenario), first->deployment, first->name);
    }
    return scenario;
}

} // namespace sightline::scenarios
