#pragma once

#include "scenarios/judge/verdict.h"

#include <optional>

namespace sightline::scenarios {

/// Returns the reason that decides whether the observer sees the target, as lists tell it: under a rule pack the fewest
/// pieces and models that close every line are named, as in the headline of the verdict, and nothing where these are
/// not known. std::nullopt where a verdict gives no reason.
[[nodiscard]] std::optional<Reason> toldReason(const Verdict& verdict);

} // namespace sightline::scenarios
