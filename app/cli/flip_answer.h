#pragma once

#include "app/cli/command.h"
#include "scenarios/flip.h"
#include "scenarios/io/json_writer.h"

/// `--flip` of `check`: how far things would have to be moved to turn the verdict.
namespace sightline::app::cli {

[[nodiscard]] Option flipOption();

/// Nothing was asked for: empty. Refuses pieces that are not on the table. `isStopped`: the search was, and tells
/// nothing.
[[nodiscard]] Expected<std::vector<scenarios::Flip>> flipsRequestedFor(const Arguments& arguments,
                                                                       const scenarios::PreparedTable& table,
                                                                       const scenarios::Verdict& verdict,
                                                                       bool& isStopped);

/// The keys `flip_ruling_stands` and `flip`, if there are any.
void writeFlips(scenarios::JsonWriter& writer,
                const std::vector<scenarios::Flip>& flips,
                const scenarios::Verdict& verdict);

/// One line a thing; empty if there are none.
[[nodiscard]] QString flipText(const std::vector<scenarios::Flip>& flips,
                               const scenarios::Verdict& verdict,
                               const scenarios::Scenario& scenario);

} // namespace sightline::app::cli
