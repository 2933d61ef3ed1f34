#pragma once

#include "scenarios/base/json_writer.h"
#include "scenarios/model/scenario.h"

namespace sightline::app::cli {

/// Returns the line, with its line break, that says what is judged of a table in a hidden game: all of it, or what the
/// file of one player holds. Empty without a hidden game.
[[nodiscard]] QString hiddenGameLine(const scenarios::Scenario& scenario);

/// Prints that line to standard error, for forms that have no room for it.
void reportHiddenGame(const scenarios::Scenario& scenario);

/// Writes the member `hidden_game`, with the player in `known_by` whose knowledge is all that the file holds; null: the
/// whole table. Writes nothing without a hidden game.
void writeHiddenGame(scenarios::JsonWriter& writer, const scenarios::Scenario& scenario);

} // namespace sightline::app::cli
