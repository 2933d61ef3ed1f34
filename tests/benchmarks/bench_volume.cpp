#include "tests/benchmarks/bench_boards.h"
#include "tests/benchmarks/bench_scenario.h"
#include "tests/benchmarks/bench_suites.h"
#include "tests/benchmarks/figures.h"
#include "tests/benchmarks/measure.h"
#include "tests/support/random_boards.h"

#include <algorithm>
#include <map>
#include <string>

namespace sightline::benchmarks {

namespace {

using geometry::Length;
using geometry::Visibility;

constexpr std::uint64_t kSeed = 7;

/// The board in space: of ruins, ruins of 5 in, containers of 2.5 and barricades of 1; of mixed pieces any height,
/// every fourth off the ground. Models of 1 to 3 in.
scenarios::Scenario inSpace(const BenchBoard& board) {
    testsupport::Random random{kSeed};
    const auto halves = [&](int least, int count) { return Length::fromInches(least + 0.5 * random.below(count)); };
    scenarios::Scenario scenario = scenarioOf(board);
    scenario.rules = QStringLiteral("volume");
    for (scenarios::Piece& piece : scenario.terrain) {
        const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
        piece.height = Length::fromInches(!polygon ? 1.0 : polygon->outline().size() > 4 ? 5.0 : 2.5);
        if (board.layout == Layout::Mixed) {
            piece.height = halves(1, 12);
            piece.elevation = random.oneIn(4) ? halves(1, 5) : Length{};
        }
    }
    for (scenarios::Model& model : scenario.models) {
        model.height = halves(1, 5);
    }
    return scenario;
}

struct VolumeTimes {
    PairTimes times;
    double visible = 0;
};

const VolumeTimes& timesOn(Layout layout, int pieces) {
    static std::map<std::pair<Layout, int>, VolumeTimes> measured;
    VolumeTimes& result = measured[{layout, pieces}];
    if (result.times.passes == 0) {
        const BenchBoard board = benchBoard(layout, pieces);
        const auto table = preparedTableOf(inSpace(board));
        std::vector<bool> seen(board.pairs());
        result.times = timePairs(board.pairs(), [&](std::size_t pair) {
            seen[pair] =
                visibilityOf(table, pair / kBasesOfASide, kBasesOfASide + pair % kBasesOfASide) == Visibility::Clear;
        });
        result.visible = static_cast<double>(std::ranges::count(seen, true));
    }
    return result;
}

} // namespace

void registerVolume() {
    for (const Layout layout : {Layout::Ruins, Layout::Mixed}) {
        for (const int pieces : {12, 48, 96, 400}) {
            const std::string name = std::string{"volume verdict, "} +
                                     (layout == Layout::Ruins ? "ruins, " : "mixed, ") + std::to_string(pieces) +
                                     " pieces, ";
            const auto goal = [&](double most) { return pieces == 48 ? std::optional{most} : std::nullopt; };
            registerFigure((name + "median us").c_str(), goal(20), [=] {
                const VolumeTimes& on = timesOn(layout, pieces);
                return Figure{on.times.medianMicros, {{kVisiblePairs, on.visible}, {kMean, on.times.meanMicros}}};
            });
            registerFigure((name + "slowest us").c_str(), goal(3000), [=] {
                return Figure{timesOn(layout, pieces).times.slowestMicros, {}};
            });
        }
    }
}

} // namespace sightline::benchmarks
