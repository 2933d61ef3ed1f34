#pragma once

#include "scenarios/questions/positions.h"

namespace sightline::scenarios {

/// Searches as `positionsFor` does. After a stop request the best of the positions tried by then are judged and
/// returned; there may be none. Of those that see as much, the number of enemies that see them may not be compared yet.
[[nodiscard]] PositionSearch positionsUntilStopped(const PreparedTable& table,
                                                   const ModelId& shooter,
                                                   const UnitName& target,
                                                   const PositionOptions& options = {},
                                                   const std::stop_token& stop = {});

/// Searches as `positionsForUnit` does. After a stop request the searches of the earlier models are returned, and
/// last the one that was stopped.
[[nodiscard]] std::vector<PositionSearch> positionsForUnitUntilStopped(const PreparedTable& table,
                                                                       const UnitName& shooters,
                                                                       const UnitName& target,
                                                                       const PositionOptions& options = {},
                                                                       const std::stop_token& stop = {});

} // namespace sightline::scenarios
