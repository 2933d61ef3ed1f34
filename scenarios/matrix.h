#pragma once

#include "scenarios/judge.h"

#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// Something that answers as `judge` does.
using JudgeFunction = std::function<Verdict(const PreparedTable&, const Question&, const std::stop_token&)>;

/// `judge` as a value.
[[nodiscard]] JudgeFunction theJudge();

/// One verdict a question, in the order of the questions, whatever the number of threads. `threads` 0: one a processor.
/// After a stop request the rest of the verdicts are empty.
[[nodiscard]] std::vector<Verdict> judgeAll(const PreparedTable& table,
                                            std::span<const Question> questions,
                                            int threads = 0,
                                            const std::stop_token& stop = {},
                                            const JudgeFunction& judge = theJudge());

} // namespace sightline::scenarios
