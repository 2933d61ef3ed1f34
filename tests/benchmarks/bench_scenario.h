#pragma once

#include "scenarios/judge/judge.h"
#include "tests/benchmarks/bench_boards.h"

namespace sightline::benchmarks {

/// The board as a scenario under rule set `plan`: observers of player a, targets of player b.
[[nodiscard]] scenarios::Scenario scenarioOf(const BenchBoard& board);

/// Ready for questions under the scenario's own rule set.
[[nodiscard]] scenarios::PreparedTable preparedTableOf(const scenarios::Scenario& scenario);

/// A scenario that ships, by the name of its file.
[[nodiscard]] scenarios::Scenario shippedScenario(const char* name);

} // namespace sightline::benchmarks
