#include "tests/benchmarks/bench_scenario.h"

#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"

#include <stdexcept>

namespace sightline::benchmarks {

using namespace sightline::scenarios;

Scenario scenarioOf(const BenchBoard& board) {
    Scenario scenario;
    scenario.name = QString::fromStdString(board.name);
    for (const auto& blocker : board.blockers) {
        Piece piece;
        piece.id.value = QStringLiteral("piece-%1").arg(scenario.terrain.size() + 1);
        piece.outline = blocker.outline;
        scenario.terrain.push_back(std::move(piece));
    }
    const auto addSide = [&](const QString& id, const std::vector<geometry::PlacedFootprint>& bases) {
        Player player;
        player.id.value = id;
        scenario.players.push_back(player);
        for (std::size_t i = 0; i < bases.size(); ++i) {
            Model model;
            model.id.value = QStringLiteral("%1-%2").arg(id).arg(i + 1);
            model.player.value = id;
            model.base = bases[i].footprint;
            model.position = bases[i].position;
            model.facing = bases[i].facing;
            scenario.models.push_back(std::move(model));
        }
    };
    addSide(QStringLiteral("a"), board.observers);
    addSide(QStringLiteral("b"), board.targets);
    return scenario;
}

PreparedTable preparedTableOf(const Scenario& scenario) {
    const auto rules = ruleSetOf(scenario);
    if (!rules) {
        throw std::runtime_error{rules.error().message.toStdString()};
    }
    return {scenario, *rules};
}

Scenario shippedScenario(const char* name) {
    const auto* entry = libraryEntry(QString::fromLatin1(name));
    if (!entry) {
        throw std::runtime_error{std::string{"no such table ships: "} + name};
    }
    auto loaded = readScenario(libraryBytes(*entry), entry->id);
    if (!loaded) {
        throw std::runtime_error{loaded.error().message().toStdString()};
    }
    return std::move(loaded->scenario);
}

} // namespace sightline::benchmarks
