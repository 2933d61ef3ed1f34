#include "geometry/sight/plan/sight.h"
#include "scenarios/judge/judge.h"
#include "tests/benchmarks/bench_boards.h"
#include "tests/benchmarks/bench_scenario.h"
#include "tests/benchmarks/bench_suites.h"
#include "tests/benchmarks/figures.h"
#include "tests/benchmarks/measure.h"
#include "tests/benchmarks/peers/peer.h"
#include "tests/benchmarks/report.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <limits>
#include <map>
#include <numeric>

namespace sightline::benchmarks {

namespace {

using geometry::SightMethod;
using geometry::SightOptions;
using geometry::Visibility;

/// The verdict that matrices and overlays ask for, behind the same door as its peers. Bases are prepared, as theirs
/// are.
class PreparedJudge : public Peer {
public:
    explicit PreparedJudge(const BenchBoard& board) : m_table{preparedTableOf(scenarioOf(board))} {}

    bool sees(std::size_t observer, std::size_t target) override {
        return visibilityOf(m_table, observer, kBasesOfASide + target) == Visibility::Clear;
    }

private:
    scenarios::PreparedTable m_table;
};

/// One careful look, from bases that nothing is known of.
class Look : public Peer {
public:
    Look(const BenchBoard& board, const SightOptions& options)
        : m_board{board}, m_map{board.blockers}, m_active(board.blockers.size()), m_options{options} {
        std::iota(m_active.begin(), m_active.end(), 0);
    }

    bool sees(std::size_t observer, std::size_t target) override {
        return findLineOfSight(m_board.observers[observer], m_board.targets[target], m_map, m_active, m_options)
                   .visibility == Visibility::Clear;
    }

private:
    const BenchBoard& m_board;
    geometry::TerrainMap m_map;
    std::vector<int> m_active;
    SightOptions m_options;
};

SightOptions judging(SightMethod method, bool figures) {
    SightOptions options;
    options.method = method;
    options.wantClearance = figures;
    options.wantShares = figures;
    return options;
}

/// A board with the verdicts of careful looks, which all ways are held against.
struct JudgedBoard {
    BenchBoard board;
    std::vector<bool> visible;
};

const JudgedBoard& judgedBoard(Layout layout, int pieces) {
    static std::map<std::pair<Layout, int>, JudgedBoard> boards;
    auto& judged = boards[{layout, pieces}];
    if (judged.visible.empty()) {
        judged.board = benchBoard(layout, pieces);
        Look judge{judged.board, judging(SightMethod::Exact, false)};
        for (std::size_t pair = 0; pair < judged.board.pairs(); ++pair) {
            judged.visible.push_back(judge.sees(pair / kBasesOfASide, pair % kBasesOfASide));
        }
    }
    return judged;
}

using MakePeer = std::function<std::unique_ptr<Peer>(const BenchBoard&)>;

void measurePeer(benchmark::State& state, const JudgedBoard& judged, const MakePeer& makePeer) {
    const auto peer = makePeer(judged.board);
    const std::size_t pairs = judged.board.pairs();
    std::vector<bool> answers(pairs);
    PairTimes times;
    for ([[maybe_unused]] auto _ : state) {
        times = timePairs(
            pairs, [&](std::size_t pair) { answers[pair] = peer->sees(pair / kBasesOfASide, pair % kBasesOfASide); });
        state.SetIterationTime(times.medianMicros / 1e6);
    }
    double visible = 0;
    double missed = 0;
    double wronglyClear = 0;
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        visible += judged.visible[pair];
        missed += judged.visible[pair] && !answers[pair];
        wronglyClear += !judged.visible[pair] && answers[pair];
    }
    state.counters[kMedian] = times.medianMicros;
    state.counters[kMean] = times.meanMicros;
    state.counters[kSlowest] = times.slowestMicros;
    state.counters["passes"] = times.passes;
    state.counters[kPairs] = static_cast<double>(pairs);
    state.counters[kVisiblePairs] = visible;
    state.counters[kMissed] = visible > 0 ? missed / visible : 0;
    state.counters[kWronglyClear] = wronglyClear;
}

struct Way {
    const char* name;
    MakePeer make;
};

std::vector<Way> ways() {
    const auto lookWith = [](SightMethod method, bool figures) {
        return [=](const BenchBoard& board) { return std::make_unique<Look>(board, judging(method, figures)); };
    };
    const auto cgal = [](RegionUse use) { return [=](const BenchBoard& board) { return cgalExpansion(board, use); }; };
    return {
        {kExactVerdict, [](const BenchBoard& board) { return std::make_unique<PreparedJudge>(board); }},
        {"Sightline, exact verdict with its line", lookWith(SightMethod::Exact, false)},
        {"Sightline, with clearance and shares", lookWith(SightMethod::Exact, true)},
        {"Sightline, sampled stages only", lookWith(SightMethod::Sampled, false)},
        {kPlainLoop, plainLoop},
        {kPlainLoopOverAll, plainLoopOverAll},
        {"sampled, plain loop with boxes", plainLoopWithBoxes},
        {"sampled, Embree rays", embreeRays},
        {kEmbreePackets, embreePackets},
        {"sampled, Boost R-tree", boostTree},
        {"sampled, GEOS prepared", geosPrepared},
        {"CGAL expansion from the center, each pair", cgal(RegionUse::EachPair)},
        {"CGAL expansion, once per observer", cgal(RegionUse::OncePerObserver)},
    };
}

/// The least of several runs, in microseconds.
template <class Ask> double minMicros(const Ask& ask) {
    constexpr int kRuns = 15;
    double least = std::numeric_limits<double>::infinity();
    for (int run = 0; run < kRuns; ++run) {
        const auto start = std::chrono::steady_clock::now();
        benchmark::DoNotOptimize(ask());
        least = std::min(least,
                         std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
    }
    return least;
}

/// Row S3.29: how many times what its center line alone costs the exact verdict of a pair costs; 95 % of the pairs cost
/// no more. The verdict is that of matrices and overlays; `cold_ratio` is that of a look without prepared bases, by the
/// same door as the center line. `whole_ratio` and `cold_whole_ratio` are the ratios of the sums over all pairs, which
/// the row does not ask.
Figure exactAgainstCenter() {
    const JudgedBoard& judged = judgedBoard(Layout::Ruins, 48);
    PreparedJudge exact{judged.board};
    Look center{judged.board, judging(SightMethod::Center, false)};
    Look cold{judged.board, judging(SightMethod::Exact, false)};
    std::vector<double> ratios;
    std::vector<double> coldRatios;
    double wholeCenter = 0.0;
    double wholeExact = 0.0;
    double wholeCold = 0.0;
    for (std::size_t pair = 0; pair < judged.board.pairs(); ++pair) {
        const auto from = pair / kBasesOfASide;
        const auto to = pair % kBasesOfASide;
        const double alone = minMicros([&] { return center.sees(from, to); });
        const double prepared = minMicros([&] { return exact.sees(from, to); });
        const double single = minMicros([&] { return cold.sees(from, to); });
        ratios.push_back(prepared / alone);
        coldRatios.push_back(single / alone);
        wholeCenter += alone;
        wholeExact += prepared;
        wholeCold += single;
    }
    std::ranges::sort(ratios);
    std::ranges::sort(coldRatios);
    const auto under = static_cast<double>(std::ranges::lower_bound(ratios, 2.0) - ratios.begin());
    return {ratios[ratios.size() * 95 / 100],
            {{"median_ratio", ratios[ratios.size() / 2]},
             {"cold_ratio", coldRatios[coldRatios.size() * 95 / 100]},
             {"whole_ratio", wholeExact / wholeCenter},
             {"cold_whole_ratio", wholeCold / wholeCenter},
             {"share_under_twice", under / static_cast<double>(ratios.size())}}};
}

/// Row S3.30: 8 models of 130 mm look at 8 others past 44 pieces, in milliseconds.
Figure largeModels() {
    BenchBoard board = benchBoard(Layout::Ruins, 44);
    for (auto* bases : {&board.observers, &board.targets}) {
        for (auto& base : *bases) {
            base.footprint = geometry::Footprint::round(geometry::Length::fromMillimeters(130)).value();
        }
    }
    Look exact{board, judging(SightMethod::Exact, false)};
    return {minMicros([&] {
                int seen = 0;
                for (std::size_t pair = 0; pair < 64; ++pair) {
                    seen += exact.sees(pair / 8, pair % 8) ? 1 : 0;
                }
                return seen;
            }) / 1000,
            {}};
}

} // namespace

void registerPairs() {
    registerFigure("S3.29 enhanced against center: exact verdict over center line, 48 pieces, of 95 % of the pairs", 2,
                   exactAgainstCenter);
    registerFigure("S3.30 64 pairs of 130 mm bases, 44 pieces, ms", 100, largeModels);
    for (const Layout layout : {Layout::Ruins, Layout::Mixed}) {
        for (const int pieces : {12, 48, 96, 400}) {
            const std::string board =
                (layout == Layout::Ruins ? "ruins, " : "mixed, ") + std::to_string(pieces) + " pieces";
            for (const Way& way : ways()) {
                benchmark::RegisterBenchmark(
                    (board + '/' + way.name).c_str(),
                    [=](benchmark::State& state) { measurePeer(state, judgedBoard(layout, pieces), way.make); })
                    ->UseManualTime()
                    ->Unit(benchmark::kMicrosecond)
                    ->Iterations(1);
            }
        }
    }
}

} // namespace sightline::benchmarks
