#pragma once

#include "scenarios/model/scenario.h"

#include <optional>
#include <vector>

namespace sightline::app {

/// New models of one player in a zone of another one.
struct PlacedInOtherZone {
    std::vector<scenarios::ModelId> models;
    scenarios::PlayerId owner;
    scenarios::PlayerId zoneOf;
};

/// Returns the models that an edit placed, if all of them belong to one player with zones of their own and stand in the
/// zones of one other player. std::nullopt if the edit placed none, or changed the zones: then it is another table.
[[nodiscard]] std::optional<PlacedInOtherZone> placedInOtherZone(const scenarios::Scenario& before,
                                                                 const scenarios::Scenario& after);

/// Returns the scenario in which these models, as far as they exist, belong to the player of the zone. A single one
/// faces as a new model of that player would.
[[nodiscard]] scenarios::Scenario withOwnerOfZone(scenarios::Scenario scenario, const PlacedInOtherZone& placed);

} // namespace sightline::app
