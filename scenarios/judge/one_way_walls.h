#pragma once

#include "scenarios/judge/prepared_table.h"

#include <optional>

/// @file
/// Walls that block from one side only. For the judge's own files.
namespace sightline::scenarios {

/// The one-way walls of a scenario in the order of its pieces.
[[nodiscard]] std::vector<OneWayWall> oneWayWallsOf(const Scenario& scenario);

/// The table without the one-way walls that no line from `observer` to `target` is stopped by; nothing if none is left
/// out. A line that crosses a wall starts on one side of it, so the base that lies wholly on one side decides; where
/// both bases reach over the wall's line, the wall blocks. Without a target only the observer decides.
[[nodiscard]] std::optional<PreparedTable>
tableForDirection(const PreparedTable& table, const Model& observer, const Model* target);

/// The table on which each wall blocks lines as it blocks shots; nothing if no wall differs, or if the rule set is a
/// rule pack, which asks for shots itself.
[[nodiscard]] std::optional<PreparedTable> tableForShots(const PreparedTable& table);

} // namespace sightline::scenarios
