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

/// The least time of a run under each rule set that ships, in milliseconds, by the rule set's id. Each rule set has its
/// turn in every round, so that a moment in which the machine is slow counts for none.
template <class Run> std::map<std::string, double> leastTimes(int rounds, int repeats, Run&& run) {
    std::map<std::string, double> milliseconds;
    for (int round = 0; round < rounds; ++round) {
        for (const RuleSet& rules : scenarios::shippedRuleSets()) {
            const double time = timeRuns(repeats, [&] { run(rules); }).bestMicros / 1000;
            const auto [least, isNew] = milliseconds.try_emplace(rules.id.toStdString(), time);
            least->second = std::min(least->second, time);
        }
    }
    return milliseconds;
}

Figure heaviestOf(const std::map<std::string, double>& milliseconds) {
    const auto most = std::ranges::max_element(milliseconds, {}, [](const auto& pack) { return pack.second; });
    return {most->second, milliseconds};
}

/// All pairs of the tournament table one way, 31 models a side, on all cores, the table made ready anew.
class Pairs {
public:
    explicit Pairs(bool wantDetails)
        : m_questions{pairQuestions(m_scenario, m_scenario.players[0].id, m_scenario.players[1].id)} {
        for (Question& question : m_questions) {
            question.wantDetails = wantDetails;
        }
    }

    void judgeUnder(const RuleSet& rules) const {
        const scenarios::PreparedTable table{m_scenario, rules};
        benchmark::DoNotOptimize(judgeAll(table, m_questions).size());
    }

private:
    Scenario m_scenario = shippedScenario("tournament-table");
    std::vector<Question> m_questions;
};

Figure volumeDetails() {
    const Pairs pairs{true};
    const auto rules = scenarios::shippedRuleSet(QStringLiteral("volume"));
    return {timeRuns(30, [&] { pairs.judgeUnder(*rules); }).bestMicros / 1000, {}};
}

/// Under each rule set that ships.
struct PackTimes {
    std::map<std::string, double> milliseconds; ///< by the rule set's id

    explicit PackTimes(bool wantDetails) {
        const Pairs pairs{wantDetails};
        milliseconds = leastTimes(wantDetails ? 1 : 20, 3, [&](const RuleSet& rules) { pairs.judgeUnder(rules); });
    }

    [[nodiscard]] Figure heaviest() const { return heaviestOf(milliseconds); }

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
    return heaviestOf(leastTimes(5, 3, [&](const RuleSet& rules) {
        const scenarios::RegionTable table{scenarios::PreparedTable{scenario, rules}};
        benchmark::DoNotOptimize(answer(table, question));
    }));
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
    registerFigure("all details of 31 x 31 under volume on the tournament table, ms", 150, volumeDetails);
    registerFigure("rule sets, 31 x 31 on the tournament table, all details: the heaviest, ms", 150,
                   [] { return detailed().heaviest(); });
    registerFigure("each by the plain geometry of its space, all details: the largest multiple", 5,
                   [] { return detailed().ratioInItsSpace(); });
}

} // namespace sightline::benchmarks
