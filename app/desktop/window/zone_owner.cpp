#include "app/desktop/window/zone_owner.h"

#include "app/desktop/tools/snapping.h"
#include "scenarios/edits/edits.h"

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

using scenarios::PlayerId;
using scenarios::Scenario;

bool hasZones(const Scenario& scenario, const PlayerId& player) {
    return std::ranges::find(scenario.zones, player, &scenarios::Zone::player) != scenario.zones.end();
}

/// Returns the only other player whose zones hold the center of the model; std::nullopt if a zone of its own holds it.
std::optional<PlayerId> otherZoneOf(const Scenario& scenario, const scenarios::Model& model) {
    std::optional<PlayerId> owner;
    for (const scenarios::Zone& zone : scenario.zones) {
        if (zone.player.value.isEmpty() || !zone.polygon.contains(model.position)) {
            continue;
        }
        if (zone.player == model.player || (owner && *owner != zone.player)) {
            return {};
        }
        owner = zone.player;
    }
    return owner;
}

} // namespace

std::optional<PlacedInOtherZone> placedInOtherZone(const Scenario& before, const Scenario& after) {
    if (after.models.size() <= before.models.size() || !(before.zones == after.zones)) {
        return {};
    }
    std::optional<PlacedInOtherZone> placed;
    for (const scenarios::Model& model : after.models) {
        if (before.model(model.id)) {
            continue;
        }
        const auto zoneOf = otherZoneOf(after, model);
        if (!zoneOf || !hasZones(after, model.player)) {
            return {};
        }
        if (!placed) {
            placed = PlacedInOtherZone{{}, model.player, *zoneOf};
        }
        if (placed->owner != model.player || placed->zoneOf != *zoneOf) {
            return {};
        }
        placed->models.push_back(model.id);
    }
    return placed;
}

Scenario withOwnerOfZone(Scenario scenario, const PlacedInOtherZone& placed) {
    for (const scenarios::ModelId& id : placed.models) {
        if (const auto* found = scenario.model(id)) {
            scenarios::Model model = *found;
            model.player = placed.zoneOf;
            if (placed.models.size() == 1) {
                model.facing = facingOfNewModel(scenario, model.player, model.position);
            }
            scenario = scenarios::withModel(std::move(scenario), std::move(model));
        }
    }
    return scenario;
}

} // namespace sightline::app
