#pragma once

#include "scenarios/judge.h"

#include <QString>

/// What a rule pack's ruling says, in words.
namespace sightline::app {

/// The sentence of a reason that only rule packs give; empty for any other code.
[[nodiscard]] QString packReasonSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario);

} // namespace sightline::app
