#pragma once

#include "app/cli/command.h"
#include "scenarios/judge/verdict.h"

namespace sightline::app::cli {

/// A question about a scenario, as `check` and `sheet` ask it.
struct RequestedPair {
    scenarios::Scenario scenario;
    scenarios::RuleSet rules;
    scenarios::Question question;
};

/// Returns the options `--from`, `--to`, `--method`, `--tolerance-mm` and `--rules`.
[[nodiscard]] std::vector<Option> pairOptions();
/// Reads the scenario and the rule set, and makes the question. Errors: those of `tableInputOf`, `pairOf` and
/// `sightChoiceOf`.
[[nodiscard]] RequestedPair requestedPairOf(const Arguments& arguments);

} // namespace sightline::app::cli
