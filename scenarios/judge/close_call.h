#pragma once

#include "scenarios/judge/judge.h"

namespace sightline::scenarios {

/// Returns the verdict of `judge`, with the certainty of its ruling also among solids, where `judge` leaves it to
/// `Question::wantRulingFigures`. The certainty is the one that these figures give; the margin and the other figures,
/// which take many times longer, are not computed. Preconditions: see `judge`. Without details the verdict is as it is.
[[nodiscard]] Verdict
judgeWithCertainty(const PreparedTable& table, const Question& question, const std::stop_token& stop = {});

} // namespace sightline::scenarios
