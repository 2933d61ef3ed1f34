#pragma once

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "scenarios/analysis/model_path.h"
#include "scenarios/base/json_writer.h"

namespace sightline::app::cli {

/// The parameters of moves that several commands share.
struct MoveOptions {
    geometry::Length move;      ///< how far the model may move
    geometry::Length theirMove; ///< how far its enemies may move
    geometry::Length cell;      ///< spacing of the positions of the model
    geometry::Length theirCell; ///< spacing of the positions of its enemies
    scenarios::TerrainCosts costs;
};

/// Return one option each. The help of `--move` says `whose` move it limits and which `fallback` applies without it.
[[nodiscard]] Option moveOption(const QString& whose, const QString& fallback);
[[nodiscard]] Option theirMoveOption();
[[nodiscard]] Option cellOption();
[[nodiscard]] Option theirCellOption();
[[nodiscard]] Option doorsClosedOption();
[[nodiscard]] Option doorCostOption();
[[nodiscard]] Option againstOption(const QString& help);
/// Parses the options; the defaults are 6 in, 0, half an inch and an inch; doors open at no cost. Errors: more cells
/// than supported.
[[nodiscard]] MoveOptions moveOptionsOf(const Arguments& arguments, const scenarios::Table& table);

/// Returns the models of an option that takes ids, without duplicates. Several ids are separated by commas, or the
/// option is repeated. Errors: one of them is `without`.
[[nodiscard]] std::vector<scenarios::ModelId> modelsOf(const Arguments& arguments,
                                                       const QString& option,
                                                       const scenarios::Scenario& scenario,
                                                       const scenarios::ModelId& without);
/// Returns the models of `--against`, else all models of other players. Errors: there is none.
[[nodiscard]] std::vector<scenarios::ModelId>
enemiesOf(const Arguments& arguments, const scenarios::Scenario& scenario, const scenarios::ModelId& model);

void writeIds(scenarios::JsonWriter& writer, const std::vector<scenarios::ModelId>& ids);
/// Writes `[x, y]` in inches.
void writePosition(scenarios::JsonWriter& writer, geometry::Point place);
/// Writes `length_in`, `cost_in` and `corners`.
void writePath(scenarios::JsonWriter& writer, const scenarios::ModelPath& path);

[[nodiscard]] QString inchesText(double count);
[[nodiscard]] QString positionText(geometry::Point place);

} // namespace sightline::app::cli
