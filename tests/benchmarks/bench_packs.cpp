#include "scenarios/analysis/first_region.h"
#include "scenarios/analysis/region.h"
#include "scenarios/questions/matrix.h"
#include "tests/benchmarks/bench_scenario.h"
#include "tests/benchmarks/bench_suites.h"
#include "tests/benchmarks/figures.h"
#include "tests/benchmarks/measure.h"

#include <algorithm>

namespace sightline::benchmarks {

namespace {

using scenarios::Question;
using scenarios::RuleSet;
using scenarios::Scenario;

/// The tournament table, 31 models a side, under each rule set that ships: all pairs one way, on all cores, the table
/// made ready anew.
struct PackTimes {
    std::map<std::string, double> milliseconds; ///< by the rule set's id

    explicit PackTimes(bool wantDetails) {
        const Scenario scenario = shippedScenario("tournament-table");
        auto questions = pairQuestions(scenario, scenario.players[0].id, scenario.players[1].id);
        for (Question& question : questions) {
            question.wantDetails = wantDetails;
        }
        for (const RuleSet& rules : scenarios::shippedRuleSets()) {
            const RunTimes times = timeRuns(3, [&] {
                const scenarios::PreparedTable table{scenario, rules};
                benchmark::DoNotOptimize(judgeAll(table, questions).size());
            });
            milliseconds[rules.id.toStdString()] = times.bestMicros / 1000;
        }
    }

    [[nodiscard]] Figure heaviest() const {
        const auto most = std::ranges::max_element(milliseconds, {}, [](const auto& pack) { return pack.second; });
        return {most->second, milliseconds};
    }

    [[nodiscard]] Figure ratio() const { return {heaviest().value / milliseconds.at("plan"), {}}; }

    /// Each pack by the plain geometry of its own space: lines on the table, or among upright solids.
    [[nodiscard]] Figure ratioInItsSpace() const {
        std::map<std::string, double> ratios;
        for (const RuleSet& rules : scenarios::shippedRuleSets()) {
            const bool isVolume = rules.view == scenarios::SightGeometry::Volume;
            ratios[rules.id.toStdString()] =
                milliseconds.at(rules.id.toStdString()) / milliseconds.at(isVolume ? "volume" : "plan");
        }
        const auto most = std::ranges::max_element(ratios, {}, [](const auto& pack) { return pack.second; });
        return {most->second, ratios};
    }
};

/// Which of 2,000 places one model sees, the table made ready anew: what a map of its view asks.
Figure sweep() {
    const Scenario scenario = shippedScenario("tournament-table");
    const RunTimes times = timeRuns(3, [&] {
        const scenarios::PreparedTable table{scenario, *scenarios::shippedRuleSet(QStringLiteral("plan"))};
        scenarios::Model probe;
        probe.base = *geometry::Footprint::round(geometry::Length::fromMillimeters(1));
        int seen = 0;
        for (int i = 0; i < 2000; ++i) {
            probe.position = geometry::pointFromInches(0.6 + 1.2 * (i % 50), 0.6 + 1.1 * (i / 50));
            seen += visibilityBetween(table, scenario.models.front(), probe) == geometry::Visibility::Clear ? 1 : 0;
        }
        benchmark::DoNotOptimize(seen);
    });
    return {times.bestMicros / 1000, {}};
}

/// The visible region of one captain under each rule set that ships, the table made ready anew: what a step of a drag
/// asks. `answer` computes it, or the first answer.
template <class Answer> Figure regions(Answer&& answer) {
    const Scenario scenario = shippedScenario("tournament-table");
    scenarios::RegionQuestion question;
    question.from = {scenarios::ModelId{QStringLiteral("a-captain")}};
    Figure heaviest;
    for (const RuleSet& rules : scenarios::shippedRuleSets()) {
        const RunTimes times = timeRuns(5, [&] {
            const scenarios::RegionTable table{scenarios::PreparedTable{scenario, rules}};
            benchmark::DoNotOptimize(answer(table, question));
        });
        heaviest.also[rules.id.toStdString()] = times.bestMicros / 1000;
        heaviest.value = std::max(heaviest.value, times.bestMicros / 1000);
    }
    return heaviest;
}

double areaOfFirst(const scenarios::RegionTable& table, const scenarios::RegionQuestion& question) {
    const auto first = firstRegion(table, question);
    return first ? first->areaSquareInches : 0.0;
}

/// On all cores.
double areaOfFinal(const scenarios::RegionTable& table, const scenarios::RegionQuestion& question) {
    return seenRegion(table, question).areaSquareInches;
}

const PackTimes& bare() {
    static const PackTimes times{false};
    return times;
}

const PackTimes& detailed() {
    static const PackTimes times{true};
    return times;
}

} // namespace

void registerPacks() {
    registerFigure("visible region of a captain on the tournament table, each rule set: the heaviest, ms", 100,
                   [] { return regions(areaOfFinal); });
    registerFigure("the first answer for that region, each rule set: the heaviest, ms", 16,
                   [] { return regions(areaOfFirst); });
    registerFigure("a sweep of 2,000 places of the tournament table, one observer, ms", 1000, sweep);
    registerFigure("rule sets, 31 x 31 on the tournament table, verdicts and rulings: the heaviest, ms", 100,
                   [] { return bare().heaviest(); });
    registerFigure("the same, as a multiple of plan", 5, [] { return bare().ratio(); });
    registerFigure("rule sets, 31 x 31 on the tournament table, all details: the heaviest, ms", 150,
                   [] { return detailed().heaviest(); });
    registerFigure("each by the plain geometry of its space, all details: the largest multiple", 5,
                   [] { return detailed().ratioInItsSpace(); });
}

} // namespace sightline::benchmarks
