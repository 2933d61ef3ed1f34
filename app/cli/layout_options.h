#pragma once

#include "app/cli/command.h"
#include "scenarios/analysis/fairness.h"

#include <vector>

namespace sightline::app::cli {

/// Returns the options about how a layout is measured and set up with errors: `--cell`, `--move`, `--trials`, `--seed`,
/// `--setup-error` and `--setup-turn`.
[[nodiscard]] std::vector<Option> layoutOptions();
/// Returns what these options say, and the defaults of the layout report for the others. Errors: a value is no number,
/// or too small or large.
[[nodiscard]] scenarios::FairnessOptions fairnessOptionsOf(const Arguments& arguments);

} // namespace sightline::app::cli
