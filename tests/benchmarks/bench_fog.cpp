#include "scenarios/io/profile_io.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/vision/fog_controller.h"
#include "scenarios/vision/knowledge.h"
#include "scenarios/vision/side_view.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/benchmarks/measure.h"
#include "tests/support/random.h"

#include <cstdio>
#include <malloc.h>

/// Fog of one side on 60 x 44 cells with 30 models: row S1.56 and the figures of each mode. Best of several passes on
/// one core.
namespace {

using namespace sightline;
using namespace sightline::scenarios;
using benchmarks::Clock;

/// 30 models of two sides among 30 pieces.
Scenario table(int models, int pieces) {
    testsupport::Random random{17};
    Scenario scenario;
    scenario.rules = QStringLiteral("height-tags");
    scenario.table.width = geometry::Length::fromInches(60);
    scenario.table.height = geometry::Length::fromInches(44);
    scenario.players = {{{"a"}, {}, {}, {}}, {{"b"}, {}, {}, {}}};
    for (int i = 0; i < pieces; ++i) {
        const double left = random.between(0, 54);
        const double top = random.between(0, 38);
        const double right = left + random.between(1, 6);
        const double bottom = top + random.between(1, 6);
        Piece piece;
        piece.id = {QStringLiteral("p%1").arg(i)};
        piece.kind = i % 3 == 0 ? QStringLiteral("wood") : QStringLiteral("ruin");
        piece.heightClass = i % 2 == 0 ? HeightClass::Tall : HeightClass::Medium;
        piece.outline =
            geometry::Polygon::fromVertices(
                std::array{geometry::pointFromInches(left, top), geometry::pointFromInches(right, top),
                           geometry::pointFromInches(right, bottom), geometry::pointFromInches(left, bottom)})
                .value();
        scenario.terrain.push_back(std::move(piece));
    }
    for (int i = 0; i < models; ++i) {
        Model model;
        model.id = {QStringLiteral("m%1").arg(i)};
        model.player = {i % 2 == 0 ? "a" : "b"};
        model.position = geometry::pointFromInches(random.between(1, 59), random.between(1, 43));
        scenario.models.push_back(std::move(model));
    }
    return withFog(std::move(scenario), true);
}

/// All 30 models look for one side.
Scenario oneSide(Scenario scenario) {
    for (std::size_t i = 0; i + 1 < scenario.models.size(); ++i) {
        scenario.models[i].player = {"a"};
    }
    return scenario;
}

template <class Work> double bestMillis(Work&& work) {
    double best = 1e9;
    work();
    for (int pass = 0; pass < 40; ++pass) {
        const auto from = Clock::now();
        work();
        best = std::min(best, benchmarks::microsecondsBetween(from, Clock::now()) / 1000.0);
    }
    return best;
}

void printFigure(const char* name, double value, const char* unit, double goal) {
    std::printf("%-58s %9.3f %s%s\n", name, value, unit,
                goal <= 0       ? ""
                : value <= goal ? "   (goal met)"
                                : "   (GOAL MISSED)");
}

Scenario withMode(const Scenario& scenario, FogMode mode, FogLines lines, const char* profile = "standard") {
    VisionProfile figures = *shippedVisionProfile(QLatin1String{profile});
    figures.mode = mode;
    figures.lines = lines;
    return withVisionProfile(scenario, std::move(figures));
}

void times(const char* who, const Scenario& scenario) {
    struct Row {
        const char* name;
        FogMode mode;
        FogLines lines;
        double goal;
    };
    std::printf("\n60 x 44 cells, 30 pieces, 30 models, %s\n", who);
    for (const Row& row :
         {Row{"radius", FogMode::Radius, FogLines::Cells, 1.0}, Row{"simple", FogMode::Simple, FogLines::Cells, 1.0},
          Row{"hybrid", FogMode::Hybrid, FogLines::Cells, 1.0},
          Row{"lines by cells", FogMode::LineOfSight, FogLines::Cells, 3.0},
          Row{"lines of the judge", FogMode::LineOfSight, FogLines::Judge, 10.0},
          Row{"grid, radius 8", FogMode::Grid, FogLines::Cells, 0.0}}) {
        const Scenario game =
            withMode(scenario, row.mode, row.lines, row.mode == FogMode::Radius ? "exploration" : "standard");
        const auto controller = FogController::of(game);
        const auto rules = ruleSetOf(game).value();
        // A move leaves terrain as it is: what is made of it is kept; the judge's table is made for each move.
        const double sight = bestMillis([&] {
            std::optional<PreparedTable> prepared;
            FogHelp help;
            if (row.lines == FogLines::Judge) {
                prepared.emplace(game, rules);
                help.prepared = &*prepared;
            }
            return sightOf(controller->table(), game, {"a"}, help).visible.count();
        });
        const auto seen = sightOf(controller->table(), game, {"a"}, controller->help());
        const SideKnowledge known = knowledgeAfter({}, seen, controller->table(), game, {"a"});
        const double memory =
            bestMillis([&] { return knowledgeAfter(known, seen, controller->table(), game, {"a"}).explored.count(); });
        printFigure((std::string{row.name} + ": what the side sees").c_str(), sight, "ms", 0.0);
        printFigure((std::string{row.name} + ": and what it knows by it").c_str(), sight + memory, "ms", row.goal);
        printFigure((std::string{row.name} + ": terrain made ready, once").c_str(),
                    bestMillis([&] { return FogController::of(game).has_value(); }), "ms", 0.0);
        printFigure((std::string{row.name} + ": the whole side view").c_str(), bestMillis([&] {
                        return sideViewOf(game, controller->table(), {"a"}, controller->help()).models.size();
                    }),
                    "ms", 0.0);
    }
}

/// Bytes that the process has in use.
double bytesInUse() { return static_cast<double>(mallinfo2().uordblks); }

void memory() {
    const auto costOf = [](const auto& make) {
        std::vector<decltype(make())> kept;
        kept.reserve(50);
        const double before = bytesInUse();
        for (int i = 0; i < 50; ++i) {
            kept.push_back(make());
        }
        return (bytesInUse() - before) / 50;
    };
    const Scenario plain = withVision(table(200, 60), {});
    const QByteArray text = writeScenario(plain);
    // A loaded table is the scenario and what is made ready of it for verdicts.
    const auto loaded = [&](bool isHidden) {
        auto scenario = readScenario(text, {})->scenario;
        scenario = isHidden ? withVisionUpdated(withFog(scenario, true)) : scenario;
        return std::pair{scenario, PreparedTable{scenario, ruleSetOf(scenario).value()}};
    };
    const double without = costOf([&] { return loaded(false); });
    const double with = costOf([&] { return loaded(true); });
    std::printf("\nMemory of a loaded table: 60 x 44 in, 60 pieces, 200 models, two sides that know what they see\n");
    printFigure("without fog", without / 1024, "KiB", 0);
    printFigure("with fog", with / 1024, "KiB", 0);
    printFigure("more by", (with / without - 1) * 100, "%", 10.0);
    printFigure("a scenario without fog carries", static_cast<double>(sizeof(OptionalVision)), "bytes",
                static_cast<double>(2 * sizeof(void*)));
}

} // namespace

int main() {
    const sightline::benchmarks::OnOneCore pinned;
    times("15 of the side", table(30, 30));
    times("29 of the side", oneSide(table(30, 30)));
    memory();
    return 0;
}
