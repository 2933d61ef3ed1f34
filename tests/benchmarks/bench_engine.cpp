#include "geometry/sight/plan/fast_sight.h"
#include "geometry/sight/plan/sight.h"
#include "scenarios/judge/judge.h"
#include "tests/benchmarks/allocation_count.h"
#include "tests/benchmarks/bench_boards.h"
#include "tests/benchmarks/bench_scenario.h"
#include "tests/benchmarks/bench_suites.h"
#include "tests/benchmarks/figures.h"
#include "tests/benchmarks/measure.h"

#include <QtConcurrent>
#include <QThreadPool>

#include <numeric>

namespace sightline::benchmarks {

namespace {

using geometry::TerrainMap;

constexpr int kRepeats = 15;

std::vector<int> everyBlocker(const BenchBoard& board) {
    std::vector<int> all(board.blockers.size());
    std::iota(all.begin(), all.end(), 0);
    return all;
}

Figure milliseconds(const RunTimes& times) {
    return {times.bestMicros / 1000,
            {{"median_ms", times.medianMicros / 1000}, {kProcessor, times.processorMicros / 1000}}};
}

/// All verdicts alone, an observer a task, on a pool whose threads are warm.
Figure verdictMatrix(int threads) {
    const auto table = preparedTableOf(scenarioOf(benchBoard(Layout::Ruins, 48)));
    QThreadPool pool;
    pool.setMaxThreadCount(threads);
    std::vector<std::size_t> observers(kBasesOfASide);
    std::iota(observers.begin(), observers.end(), std::size_t{0});
    std::vector<int> seen(observers.size());
    return milliseconds(timeRuns(10 * kRepeats, [&] {
        QtConcurrent::blockingMap(&pool, observers, [&](std::size_t observer) {
            int count = 0;
            for (std::size_t target = 0; target < kBasesOfASide; ++target) {
                count += visibilityOf(table, observer, kBasesOfASide + target) == geometry::Visibility::Clear;
            }
            seen[observer] = count;
        });
    }));
}

/// Measures the matrix by `judge`, with all that a verdict carries or the bare verdict.
Figure judgedMatrix(int threads, bool details) {
    const auto scenario = scenarioOf(benchBoard(Layout::Ruins, 48));
    const auto table = preparedTableOf(scenario);
    auto questions = scenarios::pairQuestions(scenario, scenarios::PlayerId{QStringLiteral("a")});
    for (auto& question : questions) {
        question.wantDetails = details;
    }
    QThreadPool pool;
    pool.setMaxThreadCount(threads);
    return milliseconds(timeRuns(details ? 5 : kRepeats, [&] {
        const auto verdicts = QtConcurrent::blockingMapped<std::vector<scenarios::Verdict>>(
            &pool, questions, [&](const scenarios::Question& question) { return judge(table, question); });
        benchmark::DoNotOptimize(verdicts.size());
    }));
}

Figure preparation(int pieces) {
    const OnOneCore pinned;
    const BenchBoard board = benchBoard(Layout::Ruins, pieces);
    return milliseconds(timeRuns(2 * kRepeats, [&] {
        const TerrainMap map{board.blockers};
        benchmark::DoNotOptimize(map.blockers().size());
    }));
}

Figure memory(Layout layout, int pieces) {
    const BenchBoard board = benchBoard(layout, pieces);
    { const TerrainMap warm{board.blockers}; }
    const CountAllocations counter;
    const TerrainMap map{board.blockers};
    const Allocations taken = counter.soFar();
    return {static_cast<double>(taken.liveBytes) / 1e6, {{"allocations", static_cast<double>(taken.count)}}};
}

/// Calls of `operator new` a pair, in a second pass over all pairs.
template <class Ask> double allocationsAPair(const BenchBoard& board, Ask&& ask) {
    const auto pass = [&] {
        for (std::size_t pair = 0; pair < board.pairs(); ++pair) {
            benchmark::DoNotOptimize(ask(pair));
        }
    };
    pass();
    const CountAllocations counter;
    pass();
    return static_cast<double>(counter.soFar().count) / static_cast<double>(board.pairs());
}

Figure verdictAllocations() {
    const BenchBoard board = benchBoard(Layout::Ruins, 48);
    const auto table = preparedTableOf(scenarioOf(board));
    return {allocationsAPair(board,
                             [&](std::size_t pair) {
                                 return visibilityOf(table, pair / kBasesOfASide, kBasesOfASide + pair % kBasesOfASide);
                             }),
            {}};
}

Figure lookAllocations() {
    const BenchBoard board = benchBoard(Layout::Ruins, 48);
    const TerrainMap map{board.blockers};
    const auto active = everyBlocker(board);
    return {allocationsAPair(
                board,
                [&](std::size_t pair) {
                    return findLineOfSight(board.observerOf(pair), board.targetOf(pair), map, active).visibility;
                }),
            {}};
}

/// The share of pairs that need no careful look, in percent.
Figure settledAtOnce(Layout layout) {
    const BenchBoard board = benchBoard(layout, 48);
    const TerrainMap map{board.blockers};
    const std::vector<geometry::Occlusion> counts(board.blockers.size(), geometry::Occlusion::Always);
    int settled = 0;
    for (std::size_t pair = 0; pair < board.pairs(); ++pair) {
        const geometry::SightBase observer{board.observerOf(pair)};
        const geometry::SightBase target{board.targetOf(pair)};
        settled += fastSight(observer, target, map, counts) != geometry::FilteredVerdict::Uncertain;
    }
    return {100.0 * settled / static_cast<double>(board.pairs()), {}};
}

} // namespace

void registerEngine() {
    registerFigure("pairs that need no careful look, ruins, 48 pieces, %", {},
                   [] { return settledAtOnce(Layout::Ruins); });
    registerFigure("pairs that need no careful look, mixed, 48 pieces, %", {},
                   [] { return settledAtOnce(Layout::Mixed); });
    registerFigure("matrix 30 x 30, 48 pieces, verdicts alone, one thread, ms", {}, [] { return verdictMatrix(1); });
    registerFigure("matrix 30 x 30, 48 pieces, verdicts alone, two threads, ms", 1, [] { return verdictMatrix(2); });
    registerFigure("the same through judge() with reasons and distance, two threads, ms", {},
                   [] { return judgedMatrix(2, false); });
    registerFigure("the same with clearance, certainty, shares and seen share, two threads, ms", 50,
                   [] { return judgedMatrix(2, true); });
    registerFigure("preparing a TerrainMap of 48 pieces, as after each move of one, ms", 0.1,
                   [] { return preparation(48); });
    registerFigure("preparing a TerrainMap of 400 pieces, ms", {}, [] { return preparation(400); });
    registerFigure("memory of a TerrainMap of 400 pieces, ruins, MB", 10, [] { return memory(Layout::Ruins, 400); });
    registerFigure("memory of a TerrainMap of 400 pieces, mixed, MB", 10, [] { return memory(Layout::Mixed, 400); });
    registerFigure("allocations a verdict after warm-up, 48 pieces", 0, verdictAllocations);
    registerFigure("allocations a verdict with clearance and shares, 48 pieces", {}, lookAllocations);
}

} // namespace sightline::benchmarks
