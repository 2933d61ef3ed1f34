#pragma once

#include "app/cli/command.h"
#include "scenarios/flip.h"
#include "scenarios/io/json_writer.h"

/// `--flip` of `check`: how far things would have to be moved to turn the verdict.
namespace sightline::app::cli {

[[nodiscard]] Option flipOption();

/// Nothing was asked for: empty. Refuses pieces that are not on the table.
[[nodiscard]] Expected<std::vector<scenarios::Flip>> flipsAskedFor(const Arguments& arguments, const scenarios::PreparedTable& table,
                                                                   const scenarios::Verdict& verdict);

/// The key `flip`, if there are any.
void writeFlips(scenarios::JsonWriter& writer, const std::vector<scenarios::Flip>& flips);

/// One line a thing; empty if there are none.
[[nodiscard]] QString flipText(const std::vector<scenarios::Flip>& flips, const scenarios::Scenario& scenario);

} // namespace sightline::app::cli
