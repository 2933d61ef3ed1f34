#pragma once

#include "scenarios/catalogs/deployments.h"
#include "scenarios/catalogs/games.h"

#include <optional>

/// @file
/// The table that a game is usually played on.
namespace sightline::scenarios {

/// Returns the first size of table that the game lists; std::nullopt if it lists none.
[[nodiscard]] std::optional<DeploymentMap::Size> usualTableOf(const Game& game);

/// Returns whether the table has one of the sizes of the game, lying or upright.
[[nodiscard]] bool isTableOf(const Game& game, const Table& table);

/// Returns the scenario on the usual table of the game, with the deployment zones of a new table of the game in place
/// of those it has; objectives that came with these are replaced, too. Nothing else is moved or removed.
/// Precondition: the game lists a table.
[[nodiscard]] Scenario withUsualTableOf(Scenario scenario, const Game& game);

} // namespace sightline::scenarios
