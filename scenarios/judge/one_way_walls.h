#pragma once

#include "scenarios/judge/prepared_table.h"

#include <optional>

/// @file
/// Walls that block from one side only. Internal to the judge.
namespace sightline::scenarios {

/// Returns the one-way walls of a scenario in the order of its pieces.
[[nodiscard]] std::vector<OneWayWall> oneWayWallsOf(const Scenario& scenario);

/// Returns the table without the one-way walls that block no line from `observer` to `target`; std::nullopt if all of
/// them stay. A line that crosses a wall starts on one side of it, so the base that lies wholly on one side decides;
/// where both bases reach over the wall's line, the wall blocks. Without a target only the observer decides.
[[nodiscard]] std::optional<PreparedTable>
tableForDirection(const PreparedTable& table, const Model& observer, const Model* target);

/// Returns the table on which each wall blocks lines of sight as it blocks shots; std::nullopt if no wall differs, or
/// if the rule set is a rule pack, which has its own lines of fire.
[[nodiscard]] std::optional<PreparedTable> tableForShots(const PreparedTable& table);

} // namespace sightline::scenarios
