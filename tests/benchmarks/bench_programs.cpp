#include "app/desktop/services/sight_service.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"
#include "scenarios/questions/positions.h"
#include "scenarios/questions/unit_matrix.h"
#include "tests/benchmarks/bench_boards.h"
#include "tests/benchmarks/bench_scenario.h"
#include "tests/benchmarks/bench_suites.h"
#include "tests/benchmarks/figures.h"
#include "tests/benchmarks/measure.h"

#include <QEventLoop>
#include <QTemporaryDir>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cmath>
#include <numbers>
#include <stdexcept>

namespace sightline::benchmarks {

namespace {

using scenarios::ModelId;
using scenarios::Scenario;

/// Runs `sightline-cli matrix FILE --json` to its end, what it prints thrown away.
void runMatrix(const std::string& file) {
    std::array<std::string, 4> words{SIGHTLINE_CLI, "matrix", file, "--json"};
    std::array<char*, 5> arguments{words[0].data(), words[1].data(), words[2].data(), words[3].data(), nullptr};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    int status = -1;
    const bool started = posix_spawn(&child, SIGHTLINE_CLI, &actions, nullptr, arguments.data(), environ) == 0 &&
                         waitpid(child, &status, 0) == child;
    posix_spawn_file_actions_destroy(&actions);
    if (!started || status != 0) {
        throw std::runtime_error{"sightline-cli failed on " + file};
    }
}

Figure matrixProcess(const Scenario& scenario) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("table.sightline"));
    if (!saveScenarioFile(scenario, file)) {
        throw std::runtime_error{"the scenario could not be written"};
    }
    const RunTimes times = timeRuns(9, [&] { runMatrix(file.toStdString()); });
    return {times.bestMicros / 1000,
            {{"median_ms", times.medianMicros / 1000}, {kProcessor, times.processorMicros / 1000}}};
}

constexpr int kFrames = 240;

/// One model of the tournament table carried in a wave through its middle, past and through its pieces.
struct Drag {
    Scenario table = shippedScenario("tournament-table");
    ModelId dragged = table.models.front().id;
    std::vector<ModelId> enemies;

    Drag() {
        for (const auto& model : table.models) {
            if (model.player != table.models.front().player) {
                enemies.push_back(model.id);
            }
        }
    }

    [[nodiscard]] static geometry::Point positionOf(std::ptrdiff_t frame) {
        const double way = static_cast<double>(frame) / kFrames;
        return geometry::pointFromInches(4 + 52 * way, 22 + 16 * std::sin(4 * std::numbers::pi * way));
    }

    [[nodiscard]] Scenario frame(int index) const { return scenarios::withModelAt(table, dragged, positionOf(index)); }
};

std::map<std::string, double> percentiles(std::vector<double> frames) {
    (void)medianOf(frames);
    const auto at = [&](double share) {
        return frames[static_cast<std::size_t>(share * static_cast<double>(frames.size() - 1))] / 1000;
    };
    return {{"p50_ms", at(0.5)}, {"p90_ms", at(0.9)}, {"p99_ms", at(0.99)}, {"worst_ms", at(1)}};
}

/// Microseconds a frame, each at the best of three drags.
template <class Answer> std::vector<double> bestFrames(Answer&& answer) {
    std::vector<double> best(kFrames, std::numeric_limits<double>::infinity());
    for (int drag = 0; drag < 3; ++drag) {
        for (int frame = 0; frame < kFrames; ++frame) {
            auto& time = best[static_cast<std::size_t>(frame)];
            time = std::min(time, answer(frame));
        }
    }
    return best;
}

/// What a drag asks of the judge alone: the table made ready anew for each frame, then one bare verdict an enemy.
std::vector<double> judgeFrames() {
    const OnOneCore pinned;
    const Drag drag;
    const auto rules = *scenarios::ruleSetOf(drag.table);
    return bestFrames([&](int index) {
        const Scenario scenario = drag.frame(index);
        const auto before = Clock::now();
        const scenarios::PreparedTable table{scenario, rules};
        for (const ModelId& enemy : drag.enemies) {
            scenarios::Question question{drag.dragged, enemy};
            question.wantDetails = false;
            benchmark::DoNotOptimize(judge(table, question).visibility);
        }
        return microsecondsBetween(before, Clock::now());
    });
}

const std::vector<double>& judgeFramesOnce() {
    static const std::vector<double> frames = judgeFrames();
    return frames;
}

/// From the question to the answer in the GUI thread: all figures for one enemy, and for the others too or bare
/// verdicts.
std::vector<double> serviceFrames(bool detailsForAll) {
    const Drag drag;
    app::SightService service;
    app::SightRequest request;
    request.observer = drag.dragged;
    request.targets = drag.enemies;
    request.focus = drag.enemies.front();
    request.detailsForAll = detailsForAll;
    QEventLoop loop;
    QObject::connect(&service, &app::SightService::answered, &loop, &QEventLoop::quit);
    return bestFrames([&](int index) {
        Scenario scenario = drag.frame(index);
        const auto before = Clock::now();
        service.ask(std::move(scenario), request);
        while (service.isBusy()) {
            loop.exec();
        }
        return microsecondsBetween(before, Clock::now());
    });
}

const std::vector<double>& serviceFramesOnce() {
    static const std::vector<double> frames = serviceFrames(false);
    return frames;
}

const std::vector<double>& detailedFramesOnce() {
    static const std::vector<double> frames = serviceFrames(true);
    return frames;
}

/// The unit matrix follows a drag: only what the move can have changed, as the panel asks it.
std::vector<double> unitFrames(const char* rules) {
    Drag drag;
    drag.table.rules = QString::fromLatin1(rules);
    const auto rule = *scenarios::ruleSetOf(drag.table);
    scenarios::UnitMatrixOptions options;
    options.wantDetails = false;
    Scenario before = drag.table;
    auto matrix = scenarios::unitMatrixOf(scenarios::PreparedTable{before, rule}, options);
    return bestFrames([&](int index) {
        const Scenario scenario = drag.frame(index);
        const auto start = Clock::now();
        const scenarios::PreparedTable table{scenario, rule};
        matrix = scenarios::unitMatrixAfter(table, matrix, before, options);
        const double time = microsecondsBetween(start, Clock::now());
        before = scenario;
        return time;
    });
}

/// Where a rifleman should stand, with all enemies to hide from.
Figure positionSearch() {
    const Scenario scenario = shippedScenario("tournament-table");
    const scenarios::PreparedTable table{scenario, *scenarios::ruleSetOf(scenario)};
    const ModelId shooter{QStringLiteral("a-rifles-7")};
    scenarios::PositionOptions options;
    options.enemies = Drag{}.enemies;
    const auto target = scenarios::unitOf(*scenario.model({QStringLiteral("b-spawn-1")}));
    const RunTimes times =
        timeRuns(3, [&] { benchmark::DoNotOptimize(positionsFor(table, shooter, target, options).tried); });
    return {times.bestMicros / 1000, {{"median_ms", times.medianMicros / 1000}}};
}

Figure worstFrame(const std::vector<double>& frames) {
    auto also = percentiles(frames);
    const auto place = Drag::positionOf(std::ranges::max_element(frames) - frames.begin());
    also["worst_x_in"] = place.x.inches();
    also["worst_y_in"] = place.y.inches();
    return {also.at("worst_ms"), also};
}

Figure medianFrame(const std::vector<double>& frames) {
    const auto also = percentiles(frames);
    return {also.at("p50_ms"), also};
}

Figure answersPerSecond() {
    double total = 0;
    for (const double frame : judgeFramesOnce()) {
        total += frame;
    }
    return {static_cast<double>(kFrames * Drag{}.enemies.size()) / (total / 1e6), {}};
}

} // namespace

void registerPrograms() {
    registerFigure("sightline-cli matrix --json, 30 x 30 both ways on 48 pieces, whole process, ms", 100,
                   [] { return matrixProcess(scenarioOf(benchBoard(Layout::Ruins, 48))); });
    registerFigure("sightline-cli matrix --json, tournament table, whole process, ms", 100,
                   [] { return matrixProcess(shippedScenario("tournament-table")); });
    registerFigure("drag on the tournament table, judge: verdicts a second", {}, answersPerSecond);
    registerFigure("drag on the tournament table, judge: median frame, all enemies, ms", {},
                   [] { return medianFrame(judgeFramesOnce()); });
    registerFigure("drag on the tournament table, judge: worst frame, all enemies, ms", {},
                   [] { return worstFrame(judgeFramesOnce()); });
    registerFigure("drag on the tournament table, sight service, one in detail: median latency, ms", {},
                   [] { return medianFrame(serviceFramesOnce()); });
    registerFigure("drag on the tournament table, sight service, one in detail: worst latency, ms", {},
                   [] { return worstFrame(serviceFramesOnce()); });
    registerFigure("drag on the tournament table, sight service, all in detail: median latency, ms", {},
                   [] { return medianFrame(detailedFramesOnce()); });
    registerFigure("drag on the tournament table, sight service, all in detail: worst latency, ms", {},
                   [] { return worstFrame(detailedFramesOnce()); });
    registerFigure("drag on the tournament table, unit matrix, height tags: median frame, ms", {},
                   [] { return medianFrame(unitFrames("height-tags")); });
    registerFigure("drag on the tournament table, unit matrix, 40k-11e, where models block: median frame, ms", {},
                   [] { return medianFrame(unitFrames("40k-11e")); });
    registerFigure("best positions of a model on the tournament table, 6 in, ms", {}, positionSearch);
}

} // namespace sightline::benchmarks
