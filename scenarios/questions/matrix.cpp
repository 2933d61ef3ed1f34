#include "scenarios/questions/matrix.h"
#include "scenarios/base/parallel.h"

#include <algorithm>
#include <atomic>

namespace sightline::scenarios {

namespace {

/// The minimum number of questions per thread: starting a thread costs about as much as they do.
constexpr std::size_t kFewestQuestionsOfAThread = 4;

/// Hands out questions to threads in blocks, which become smaller towards the end. Consecutive questions mostly have an
/// observer in common, whose surroundings two threads would otherwise prepare at the same time.
class QuestionBlocks {
public:
    struct Block {
        std::size_t begin = 0;
        std::size_t end = 0; ///< `begin` if no question is left
    };

    QuestionBlocks(std::size_t count, std::size_t threads) : m_count{count}, m_threads{threads} {}

    [[nodiscard]] Block next() {
        std::size_t begin = m_next.load();
        std::size_t end = begin;
        do {
            end = begin + std::min(m_count - begin, (m_count - begin) / (kBlocksOfAThread * m_threads) + 1);
        } while (!m_next.compare_exchange_weak(begin, end));
        return {begin, end};
    }

private:
    /// The number of blocks into which a thread's share of the questions that are left is divided.
    static constexpr std::size_t kBlocksOfAThread = 4;

    std::size_t m_count;
    std::size_t m_threads;
    std::atomic<std::size_t> m_next{0};
};

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
    const std::size_t useful =
        std::clamp<std::size_t>(questions.size() / kFewestQuestionsOfAThread, 1, threadsFor(threads));
    QuestionBlocks blocks{questions.size(), useful};
    onThreads(static_cast<unsigned>(useful), [&](unsigned) {
        for (auto block = blocks.next(); block.begin < block.end; block = blocks.next()) {
            for (std::size_t i = block.begin; i < block.end && !stop.stop_requested(); ++i) {
                verdicts[i] = judge(table, questions[i], stop);
            }
        }
    });
    return verdicts;
}

} // namespace sightline::scenarios
