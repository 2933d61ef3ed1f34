#pragma once

#include "scenarios/model/scenario.h"

#include <cstddef>
#include <optional>

namespace sightline::scenarios {

/// What a side knows of the models of others that it did not know before; outlines do not count.
struct TurnNews {
    int found = 0;
    int lost = 0; ///< from sight
    int moved = 0;
};

/// Returns the number of steps of the log that were made when that player's last turn ended; std::nullopt if the player
/// does not have the turn, or has it for the first time. Precondition: the scenario has a vision.
[[nodiscard]] std::optional<std::size_t> endOfLastTurn(const Scenario& scenario, const PlayerId& side);

/// Returns the difference of two side views of `side`.
[[nodiscard]] TurnNews newsOf(const PlayerId& side, const Scenario& before, const Scenario& now);

} // namespace sightline::scenarios
