#pragma once

#include "scenarios/finding.h"
#include "scenarios/scenario.h"

#include <vector>

namespace sightline::scenarios {

/// What is doubtful on a table that can be read: never an error, and never a reason to refuse it.
///
/// Codes: "models-overlap", "off-table", "partly-off-table", "below-table", "no-player", "oval-turned", "no-base-size",
/// "sliver", "tiny-edge", "small-gap", "duplicate-piece", "unknown-parent", "parent-cycle".
/// Findings name their things by `ids` and by JSON path; they have no line and column (`validateScenario` adds them).
/// Order: by kind of check, then as in the scenario.
[[nodiscard]] std::vector<Finding> checkScenario(const Scenario& scenario);

} // namespace sightline::scenarios
