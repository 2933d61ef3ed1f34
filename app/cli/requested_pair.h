#pragma once

#include "app/cli/command.h"
#include "scenarios/judge.h"

namespace sightline::app::cli {

/// One question about a scenario, as `check` and `sheet` ask it.
struct RequestedPair {
    scenarios::Scenario scenario;
    scenarios::RuleSet rules;
    scenarios::Question question;
};

/// `--from`, `--to`, `--method`, `--tolerance-mm` and `--rules`.
[[nodiscard]] std::vector<Option> pairOptions();
[[nodiscard]] Expected<RequestedPair> requestedPairOf(const Arguments& arguments);

} // namespace sightline::app::cli
