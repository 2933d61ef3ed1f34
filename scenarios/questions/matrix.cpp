#include "scenarios/questions/matrix.h"

#include <algorithm>
#include <atomic>
#include <thread>

namespace sightline::scenarios {

namespace {

/// The minimum number of questions per thread: starting a thread costs about as much as they do.
constexpr std::size_t kFewestQuestionsOfAThread = 4;

} // namespace

JudgeFunction theJudge() {
    return [](const PreparedTable& table, const Question& question, const std::stop_token& stop) {
        return scenarios::judge(table, question, stop);
    };
}

std::vector<Verdict> judgeAll(const PreparedTable& table,
                              std::span<const Question> questions,
                              int threads,
                              const std::stop_token& stop,
                              const JudgeFunction& judge) {
    std::vector<Verdict> verdicts(questions.size());
    std::atomic<std::size_t> next{0};
    const auto work = [&] {
        for (std::size_t i = next++; i < questions.size() && !stop.stop_requested(); i = next++) {
            verdicts[i] = judge(table, questions[i], stop);
        }
    };
    const std::size_t wanted =
        threads > 0 ? static_cast<std::size_t>(threads) : std::max(1U, std::thread::hardware_concurrency());
    const std::size_t useful = std::min(wanted, std::max(std::size_t{1}, questions.size() / kFewestQuestionsOfAThread));
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < useful; ++i) {
        helpers.emplace_back(work);
    }
    work();
    helpers.clear(); // joins the threads
    return verdicts;
}

} // namespace sightline::scenarios
