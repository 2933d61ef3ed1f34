#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <limits>
#include <numeric>
#include <vector>

/// Clocks for a machine that others use too: each figure is the best of several passes.
namespace sightline::benchmarks {

using Clock = std::chrono::steady_clock;

inline double microsecondsBetween(Clock::time_point from, Clock::time_point to) {
    return std::chrono::duration<double, std::micro>(to - from).count();
}

/// While it lives the thread stays on one core.
class OnOneCore {
public:
    OnOneCore();
    ~OnOneCore();
    OnOneCore(const OnOneCore&) = delete;
    OnOneCore& operator=(const OnOneCore&) = delete;

private:
    std::vector<unsigned char> m_before;
};

/// Sorts `times`.
[[nodiscard]] double medianOf(std::vector<double>& times);

struct PairTimes {
    double medianMicros =
        std::numeric_limits<double>::infinity(); ///< over the pairs of a pass; of the pass with the least
    double meanMicros = 0;                       ///< of the pairs, each at the best of its passes
    double slowestMicros = 0;                    ///< likewise
    int passes = 0;
};

/// Asks about all pairs, one after the other, pass after pass: first once without a clock, then at least `kMinPasses`
/// times and for half a second. The clock is read once a pair; that reading is part of the figures.
template <class Ask> [[nodiscard]] PairTimes timePairs(std::size_t pairs, Ask&& ask) {
    constexpr int kMinPasses = 5;
    constexpr int kMaxPasses = 300;
    constexpr double kMinMicros = 500'000;
    const OnOneCore pinned;
    PairTimes result;
    std::vector<double> best(pairs, std::numeric_limits<double>::infinity());
    std::vector<double> times(pairs);
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        ask(pair);
    }
    const auto start = Clock::now();
    while (result.passes < kMinPasses ||
           (result.passes < kMaxPasses && microsecondsBetween(start, Clock::now()) < kMinMicros)) {
        auto before = Clock::now();
        for (std::size_t pair = 0; pair < pairs; ++pair) {
            ask(pair);
            const auto after = Clock::now();
            times[pair] = microsecondsBetween(before, after);
            before = after;
        }
        for (std::size_t pair = 0; pair < pairs; ++pair) {
            best[pair] = std::min(best[pair], times[pair]);
        }
        result.medianMicros = std::min(result.medianMicros, medianOf(times));
        ++result.passes;
    }
    result.meanMicros = std::accumulate(best.begin(), best.end(), 0.0) / static_cast<double>(pairs);
    result.slowestMicros = *std::ranges::max_element(best);
    return result;
}

/// Processor time that this process and the ended processes it started have taken so far, on all threads.
[[nodiscard]] double processorMicros();

struct RunTimes {
    double bestMicros = 0;
    double medianMicros = 0;
    double processorMicros = 0; ///< the least of a run
};

/// `repeats` runs after one that does not count.
template <class Run> [[nodiscard]] RunTimes timeRuns(int repeats, Run&& run) {
    run();
    std::vector<double> times;
    double processor = std::numeric_limits<double>::infinity();
    for (int i = 0; i < repeats; ++i) {
        const double processorBefore = processorMicros();
        const auto before = Clock::now();
        run();
        times.push_back(microsecondsBetween(before, Clock::now()));
        processor = std::min(processor, processorMicros() - processorBefore);
    }
    const double median = medianOf(times);
    return {times.front(), median, processor};
}

} // namespace sightline::benchmarks
