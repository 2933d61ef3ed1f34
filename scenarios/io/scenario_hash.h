#pragma once

#include "scenarios/scenario.h"

namespace sightline::scenarios {

/// SHA-256 of the canonical text, in 64 hexadecimal digits: two scenarios have the same if and only if they would be the same file.
[[nodiscard]] QString hashOf(const Scenario& scenario);

} // namespace sightline::scenarios
