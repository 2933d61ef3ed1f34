#pragma once

#include "scenarios/model/scenario.h"

#include <cstddef>
#include <vector>

namespace sightline::scenarios {

/// The joint zones of one player: those for its deployment, by their kind or without one; if there are none, all zones
/// of the player. Source: scenarios/analysis/README.md, "The deployment area of a player".
struct SideZones {
    PlayerId player;
    std::vector<std::size_t> zones; ///< indices of the scenario's zones, ascending, at least one
    friend bool operator==(const SideZones&, const SideZones&) = default;
};

/// Returns the zones of each player with a zone, in the order of the first zones in the file.
[[nodiscard]] std::vector<SideZones> zonesBySide(const Scenario& scenario);

/// Returns the joint zones of one player in the order of the file; empty if the player has none.
[[nodiscard]] std::vector<ZoneId> groundOf(const Scenario& scenario, const PlayerId& player);

} // namespace sightline::scenarios
