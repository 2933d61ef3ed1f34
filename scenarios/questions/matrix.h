#pragma once

#include "scenarios/judge/judge.h"

#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// A function with the signature of `judge`.
using JudgeFunction = std::function<Verdict(const PreparedTable&, const Question&, const std::stop_token&)>;

/// Returns the function `judge`.
[[nodiscard]] JudgeFunction theJudge();

/// Returns one verdict per question, in the order of the questions, for any number of threads. `threads` 0 means one
/// per processor. After a stop request the remaining verdicts are empty.
[[nodiscard]] std::vector<Verdict> judgeAll(const PreparedTable& table,
                                            std::span<const Question> questions,
                                            int threads = 0,
                                            const std::stop_token& stop = {},
                                            const JudgeFunction& judge = theJudge());

} // namespace sightline::scenarios
