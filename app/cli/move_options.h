#pragma once

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "scenarios/io/json_writer.h"
#include "scenarios/model_path.h"

namespace sightline::app::cli {

/// How models move, and what else the commands about moves have in common.
struct MoveOptions {
    geometry::Length move;
    geometry::Length theirMove;
    geometry::Length cell;
    geometry::Length theirCell;
    scenarios::GroundCosts costs;
};

/// `--move` alone may be missing; its `fallback` is told in the help.
[[nodiscard]] Option moveOption(const QString& whose, const QString& fallback);
[[nodiscard]] Option theirMoveOption();
[[nodiscard]] Option cellOption();
[[nodiscard]] Option theirCellOption();
[[nodiscard]] Option doorsClosedOption();
[[nodiscard]] Option againstOption(const QString& help);
/// Those that were not given are 6 in, 0, half an inch and an inch. Cells are no more than can be held.
[[nodiscard]] Expected<MoveOptions> moveOptionsOf(const Arguments& arguments, const scenarios::Table& table);

/// The models of an option that takes ids, each once; several stand in one value with commas between, or the option is
/// repeated. None is `without`.
[[nodiscard]] Expected<std::vector<scenarios::ModelId>> modelsOf(const Arguments& arguments,
                                                                 const QString& option,
                                                                 const scenarios::Scenario& scenario,
                                                                 const scenarios::ModelId& without);
/// Those of `--against`, else all models of other players. There is one.
[[nodiscard]] Expected<std::vector<scenarios::ModelId>>
enemiesOf(const Arguments& arguments, const scenarios::Scenario& scenario, const scenarios::ModelId& model);

void writeIds(scenarios::JsonWriter& writer, const std::vector<scenarios::ModelId>& ids);
void writePlace(scenarios::JsonWriter& writer, geometry::Point place);
/// `length_in`, `cost_in` and `corners`.
void writePath(scenarios::JsonWriter& writer, const scenarios::ModelPath& way);

[[nodiscard]] QString inchesText(double count);
[[nodiscard]] QString placeText(geometry::Point place);

} // namespace sightline::app::cli
