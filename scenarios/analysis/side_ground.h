#pragma once

#include "scenarios/scenario.h"

#include <cstddef>
#include <vector>

namespace sightline::scenarios {

/// The zones that are one player's ground together: those for its deployment, by their kind or without one. Where the
/// player has none of these, all zones of the player.
struct SideGround {
    PlayerId player;
    std::vector<std::size_t> zones; ///< indices of the scenario's zones, ascending, at least one
    friend bool operator==(const SideGround&, const SideGround&) = default;
};

/// Of each player with a zone, in the order of their first zones in the file.
[[nodiscard]] std::vector<SideGround> sideGrounds(const Scenario& scenario);

/// The zones of one player's ground in the order of the file; empty: the player has no zone.
[[nodiscard]] std::vector<ZoneId> groundOf(const Scenario& scenario, const PlayerId& player);

} // namespace sightline::scenarios
