#include "scenarios/analysis/threat.h"
#include "app/cli/command.h"
#include "app/cli/long_work.h"
#include "app/cli/map_options.h"
#include "app/cli/move_options.h"
#include "app/cli/output.h"
#include "app/cli/region_options.h"

#include <algorithm>

namespace sightline::app::cli {

namespace {

using scenarios::ThreatMap;
using scenarios::ThreatQuestion;

/// The models of `--player`, of `--from` and of `--unit`.
ThreatQuestion questionOf(const Arguments& arguments, const TableInput& input) {
    auto look = regionQuestionOf(arguments, input);
    const auto player = playerOf(arguments, QStringLiteral("player"), input.scenario);
    if (look.zone || !look.samplePoints.empty()) {
        throw UsageError{QStringLiteral("Only models move: threat takes no zones and no --at.")};
    }
    const auto moves = moveOptionsOf(arguments, input.scenario.table);
    ThreatQuestion question;
    for (const scenarios::Model& model : input.scenario.models) {
        if ((player && model.player == *player) || std::ranges::find(look.from, model.id) != look.from.end()) {
            question.enemies.push_back(model.id);
        }
    }
    if (question.enemies.empty()) {
        throw UsageError{
            player ? QStringLiteral("Player %1 has no model on this table.").arg(player->value)
                   : QStringLiteral("Name the moving models: --player, --from with the id of a model, or --unit.")};
    }
    look.from.clear();
    question.look = look;
    question.move = moves.move;
    question.theirCell = moves.theirCell;
    question.costs = moves.costs;
    checkCells(question.look, input.scenario.table);
    return question;
}

QByteArray jsonOf(const ThreatMap& threat, const ThreatQuestion& question) {
    JsonWriter writer;
    writer.beginObject();
    writeGrid(writer, threat.models);
    writer.member(u"move_in", question.move.inches());
    writer.member(u"their_cell_in", question.theirCell.inches());
    writer.member(u"share_of_table", threat.shareOfTable);
    writer.beginList(u"models");
    for (std::size_t i = 0; i < question.enemies.size(); ++i) {
        const auto& counts = threat.places[i].counts;
        writer.beginObject(JsonWriter::Layout::Line);
        writer.member(u"id", question.enemies[i].value);
        writer.member(u"places", threat.places[i].viewers);
        writer.member(u"share_of_table",
                      1.0 - static_cast<double>(std::ranges::count(counts, 0)) / static_cast<double>(counts.size()));
        writer.endObject();
    }
    writer.endList();
    writeRows(writer, u"counts", threat.models.grid,
              [&](std::size_t samplePoint) { return threat.models.counts[samplePoint]; });
    writer.endObject();
    return writer.text();
}

QString textOf(const ThreatMap& threat, const ThreatQuestion& question) {
    std::vector<QStringList> rows{{QStringLiteral("model"), QStringLiteral("places"), QStringLiteral("of the table")}};
    for (std::size_t i = 0; i < question.enemies.size(); ++i) {
        const auto& counts = threat.places[i].counts;
        const double share =
            1.0 - static_cast<double>(std::ranges::count(counts, 0)) / static_cast<double>(counts.size());
        rows.push_back({question.enemies[i].value, QString::number(threat.places[i].viewers),
                        QStringLiteral("%1 %").arg(100 * share, 0, 'f', 1)});
    }
    return QStringLiteral("%1 % of the table can be seen after a move of %2, %3 of it by all")
               .arg(100 * threat.shareOfTable, 0, 'f', 1)
               .arg(inchesText(question.move.inches()))
               .arg(QStringLiteral("%1 %").arg(
                   100.0 * static_cast<double>(std::ranges::count(threat.models.counts, threat.models.viewers)) /
                       static_cast<double>(threat.models.counts.size()),
                   0, 'f', 1)) +
           QStringLiteral("\n\n") + columns(rows);
}

ExitStatus runThreat(const Arguments& arguments) {
    const auto painting = mapPaintingOf(arguments);
    const auto input = placesInputOf(arguments);
    const auto question = questionOf(arguments, input);
    const scenarios::RegionTable table{scenarios::PreparedTable{input.scenario, input.rules}};
    LongWork work{QStringLiteral("places")};
    const auto places = enemyPositions(input.scenario, question.enemies, {}, question.move, question.theirCell,
                                       question.costs, 0, work.stop());
    if (const auto pairs = threatPairs(table.table(), question, places); pairs > scenarios::maxHeatPairs(input.rules)) {
        throw UsageError{QStringLiteral("Rule set %1 judges each pair of a position and a cell by itself, and there "
                                        "are %2 pairs; use larger cells with --cell or --their-cell, or fewer models.")
                             .arg(input.rules.id)
                             .arg(pairs)};
    }
    const ThreatMap threat = threatMap(
        table, question, places, [&work](int done, int all) { work.reportProgress(done, all); }, 0, work.stop());
    work.throwIfStopped();
    writeMap(painting, valuesOf(threat.models), input.scenario,
             QStringLiteral("Models that could see a cell after a move"));
    return printAnswer(
        arguments, [&] { return jsonOf(threat, question); }, [&] { return heatMapCsv(threat.models); },
        [&] { return textOf(threat, question); });
}

} // namespace

Command threatCommand() {
    Command command{"threat",
                    "the area that enemies can see in their next turn, from anywhere they can move",
                    "Counts, at the center of each cell, how many of the models could see it after a move around "
                    "pieces, walls and\n"
                    "bases: the sum of the heat maps of all grid positions in each model's move.",
                    {"SCENARIO"},
                    {{"player", "ID", "the moving models are this player's"},
                     moveOption("each of them goes", "default: 6"),
                     {"cell", "IN", "size of the map's cells (default: 0.5)"},
                     {"their-cell", "IN", "spacing of the viewing positions in a move (default: 1)"},
                     doorsClosedOption(),
                     doorCostOption(),
                     pngOfMapOption(),
                     colorsOption()},
                    runThreat,
                    Needs::Core,
                    {"png"}};
    command.choice = "--player ID|--from ID|--unit NAME";
    std::ranges::copy_if(regionOptions(), std::back_inserter(command.options),
                         [](const Option& option) { return option.name != "at" && option.name != "viewer-height"; });
    std::ranges::move(answerOptions(), std::back_inserter(command.options));
    return command;
}

} // namespace sightline::app::cli
