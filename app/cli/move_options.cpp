#include "app/cli/move_options.h"

#include "app/cli/command_line.h"
#include "app/cli/output.h"
#include "scenarios/analysis/region.h"

#include <algorithm>

namespace sightline::app::cli {

using geometry::Length;
using scenarios::ModelId;

Option moveOption(const QString& whose, const QString& fallback) {
    return {"move", "IN", QStringLiteral("how far %1, around pieces (%2)").arg(whose, fallback)};
}

Option theirMoveOption() {
    return {"their-move", "IN", "how far each enemy moves afterwards, around pieces (default: 0)"};
}

Option cellOption() { return {"cell", "IN", "spacing of the judged positions (default: 0.5)"}; }

Option theirCellOption() {
    return {"their-cell", "IN", "spacing of the viewing positions in an enemy's move (default: 1)"};
}

Option doorsClosedOption() { return {"doors-closed", {}, "walls of the kind door block movement too"}; }

Option doorCostOption() { return {"door-cost", "IN", "what opening a closed door costs, in inches (default: 0)"}; }

Option againstOption(const QString& help) { return {"against", "ID[,ID]", help, false, true}; }

MoveOptions moveOptionsOf(const Arguments& arguments, const scenarios::Table& table) {
    const auto move = numberOf(arguments, QStringLiteral("move"), 6.0, 0.0, kLargestFigure);
    const auto theirMove = numberOf(arguments, QStringLiteral("their-move"), 0.0, 0.0, kLargestFigure);
    const auto cell = numberOf(arguments, QStringLiteral("cell"), 0.5, kMinCell, kLargestFigure);
    const auto theirCell = numberOf(arguments, QStringLiteral("their-cell"), 1.0, kMinCell, kLargestFigure);
    const auto doorCost = numberOf(arguments, QStringLiteral("door-cost"), 0.0, 0.0, kLargestFigure);
    MoveOptions options{Length::fromInches(move), Length::fromInches(theirMove), Length::fromInches(cell),
                        Length::fromInches(theirCell), scenarios::TerrainCosts::usual()};
    for (const auto& [length, name] : {std::pair{options.cell, "cell"}, std::pair{options.theirCell, "their-cell"}}) {
        if (regionCells(table, length) > scenarios::kMaxRegionCells) {
            throw UsageError{
                QStringLiteral("Positions %1 in apart are too many for this table; choose larger steps with --%2.")
                    .arg(length.inches())
                    .arg(QLatin1String{name})};
        }
    }
    options.costs.opensDoors = !arguments.has(QStringLiteral("doors-closed"));
    options.costs.doorInches = doorCost;
    return options;
}

std::vector<ModelId> modelsOf(const Arguments& arguments,
                              const QString& option,
                              const scenarios::Scenario& scenario,
                              const ModelId& without) {
    std::vector<ModelId> models;
    for (const QString& value : arguments.values(option)) {
        // An id may hold a comma itself.
        const QStringList ids = scenario.model({value}) ? QStringList{value} : value.split(u',');
        for (const QString& id : ids) {
            const auto model = modelOf(scenario, id);
            if (model == without) {
                throw UsageError{QStringLiteral("--%1 “%2” is the model itself.").arg(option, id)};
            }
            if (std::ranges::find(models, model) == models.end()) {
                models.push_back(model);
            }
        }
    }
    return models;
}

std::vector<ModelId> enemiesOf(const Arguments& arguments, const scenarios::Scenario& scenario, const ModelId& model) {
    auto enemies = modelsOf(arguments, QStringLiteral("against"), scenario, model);
    if (enemies.empty()) {
        for (const scenarios::Model& other : scenario.models) {
            if (other.player != scenario.model(model)->player) {
                enemies.push_back(other.id);
            }
        }
        if (enemies.empty()) {
            throw UsageError{
                QStringLiteral(
                    "No model of this table belongs to another player than %1; specify the enemies with --against.")
                    .arg(model.value)};
        }
    }
    return enemies;
}

void writeIds(JsonWriter& writer, const std::vector<ModelId>& ids) {
    writer.list(JsonWriter::Layout::Line, ids, [&](const ModelId& id) { writer.string(id.value); });
}

void writePosition(JsonWriter& writer, geometry::Point place) {
    writer.beginList(JsonWriter::Layout::Line);
    writer.number(place.x.inches());
    writer.number(place.y.inches());
    writer.endList();
}

void writePath(JsonWriter& writer, const scenarios::ModelPath& path) {
    writer.member(u"length_in", path.length.inches());
    writer.member(u"cost_in", path.cost);
    writer.beginList(u"corners");
    for (const geometry::Point corner : path.corners) {
        writePosition(writer, corner);
    }
    writer.endList();
}

QString inchesText(double count) { return QStringLiteral("%1 in").arg(QString::number(count, 'f', 2)); }

QString positionText(geometry::Point place) {
    return QStringLiteral("%1, %2").arg(QString::number(place.x.inches(), 'f', 2),
                                        QString::number(place.y.inches(), 'f', 2));
}

} // namespace sightline::app::cli
