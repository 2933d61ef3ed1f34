#pragma once

#include "app/cli/command.h"
#include "scenarios/base/json_writer.h"
#include "scenarios/questions/flip.h"

/// `check --flip`: the displacements that would turn the verdict.
namespace sightline::app::cli {

[[nodiscard]] Option flipOption();

/// Computes the requested flips; empty if none were requested. Errors: pieces that are not on the table.
[[nodiscard]] std::vector<scenarios::Flip>
flipsRequestedFor(const Arguments& arguments, const scenarios::PreparedTable& table, const scenarios::Verdict& verdict);

/// Writes the keys `flip_ruling_stands` and `flip`, if there are any flips.
void writeFlips(scenarios::JsonWriter& writer,
                const std::vector<scenarios::Flip>& flips,
                const scenarios::Verdict& verdict);

/// Returns one line per element; empty if there are no flips.
[[nodiscard]] QString flipText(const std::vector<scenarios::Flip>& flips,
                               const scenarios::Verdict& verdict,
                               const scenarios::Scenario& scenario);

} // namespace sightline::app::cli
