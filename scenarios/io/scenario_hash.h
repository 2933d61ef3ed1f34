#pragma once

#include "scenarios/model/scenario.h"

namespace sightline::scenarios {

/// Returns the SHA-256 of the canonical text without the photo and the log of questions, in 64 hexadecimal digits. Two
/// scenarios have equal hashes if and only if their files are equal apart from these two, which affect no verdict.
[[nodiscard]] QString hashOf(Scenario scenario);

} // namespace sightline::scenarios
