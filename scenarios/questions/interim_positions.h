#pragma once

#include "scenarios/questions/positions.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// Called from the calling thread with a model and the best of its positions tried so far, judged to the end, each time
/// a better one is found. Positions from which nothing of the unit is seen are not told.
using InterimPosition = std::function<void(const ModelId&, const ShooterPosition&)>;

/// Searches as `positionsFor` does. After a stop request the best of the positions tried by then are judged and
/// returned; there may be none. Of those that see as much, the number of enemies that see them may not be compared yet.
/// The positions reported to `interim` do not affect the result.
[[nodiscard]] PositionSearch positionsUntilStopped(const PreparedTable& table,
                                                   const ModelId& shooter,
                                                   const UnitName& target,
                                                   const PositionOptions& options = {},
                                                   const std::stop_token& stop = {},
                                                   const InterimPosition& interim = {});

/// Searches as `positionsForUnit` does. After a stop request the searches of the earlier models are returned, and
/// last the one that was stopped.
[[nodiscard]] std::vector<PositionSearch> positionsForUnitUntilStopped(const PreparedTable& table,
                                                                       const UnitName& shooters,
                                                                       const UnitName& target,
                                                                       const PositionOptions& options = {},
                                                                       const std::stop_token& stop = {},
                                                                       const InterimPosition& interim = {});

} // namespace sightline::scenarios
