#pragma once

#include "scenarios/scenario.h"

namespace sightline::scenarios {

/// SHA-256 of the canonical text without the photo and the log of questions, in 64 hexadecimal digits: two scenarios
/// have the same if and only if they would be the same file but for these two, which decide nothing.
[[nodiscard]] QString hashOf(Scenario scenario);

} // namespace sightline::scenarios
