#include "app/cli/command.h"
#include "app/cli/long_work.h"
#include "app/cli/move_options.h"
#include "app/cli/output.h"
#include "scenarios/analysis/best_position.h"

namespace sightline::app::cli {

namespace {

using scenarios::BestPosition;
using scenarios::PositionQuestion;

PositionQuestion questionOf(const Arguments& arguments, const TableInput& input) {
    const auto model = modelOf(input.scenario, arguments.value(QStringLiteral("from")));
    const auto sees = modelsOf(arguments, QStringLiteral("sees"), input.scenario, model);
    const auto hidden = modelsOf(arguments, QStringLiteral("hidden-from"), input.scenario, model);
    if (sees.empty() && hidden.empty()) {
        throw UsageError{QStringLiteral("specify --sees, --hidden-from, or both.")};
    }
    const auto moves = moveOptionsOf(arguments, input.scenario.table);
    return PositionQuestion{model, sees, hidden, moves.move, moves.theirMove, moves.cell, moves.theirCell, moves.costs};
}

QByteArray jsonOf(const BestPosition& best, const PositionQuestion& question) {
    JsonWriter writer;
    writer.beginObject();
    writer.member(u"model", question.model.value);
    writer.member(u"rules", best.rules);
    writer.key(u"sees");
    writeIds(writer, question.sees);
    writer.key(u"hidden_from");
    writeIds(writer, question.hiddenFrom);
    writer.member(u"move_in", question.move.inches());
    writer.member(u"their_move_in", question.theirMove.inches());
    writer.member(u"step_in", best.step.inches());
    writer.member(u"places", best.places);
    writer.member(u"found", best.path.has_value());
    if (best.path) {
        writer.key(u"at");
        writePosition(writer, best.position());
        writePath(writer, *best.path);
    }
    writer.endObject();
    return writer.text();
}

QString textOf(const BestPosition& best, const PositionQuestion& question) {
    if (!best.path) {
        return oneLine(QStringLiteral("%1 has no such position within %2; %3 judged")
                           .arg(question.model.value, inchesText(question.move.inches()))
                           .arg(best.places == 1 ? QStringLiteral("1 position was")
                                                 : QStringLiteral("%1 positions were").arg(best.places))) +
               u'\n';
    }
    std::vector<QStringList> rows;
    for (const geometry::Point corner : best.path->corners) {
        rows.push_back({QStringLiteral("  ") + QString::number(corner.x.inches(), 'f', 2),
                        QString::number(corner.y.inches(), 'f', 2)});
    }
    return oneLine(QStringLiteral("%1 moves %2 to %3, at a cost of %4")
                       .arg(question.model.value, inchesText(best.path->length.inches()), positionText(best.position()),
                            inchesText(best.path->cost))) +
           u'\n' + columns(rows);
}

ExitStatus runGoto(const Arguments& arguments) {
    const auto input = placesInputOf(arguments);
    const auto question = questionOf(arguments, input);
    const scenarios::PlacedSight sight{scenarios::PreparedTable{input.scenario, input.rules}};
    LongWork work{QStringLiteral("places")};
    const BestPosition best = nearestPosition(
        sight, question, [&work](int done, int all) { work.reportProgress(done, all); }, 0, work.stop());
    work.throwIfStopped();
    printAnswer(
        arguments, [&] { return jsonOf(best, question); }, [&] { return textOf(best, question); });
    return best.path ? ExitStatus::Done : ExitStatus::NoPath;
}

} // namespace

Command gotoCommand() {
    Command command{
        "goto",
        "the nearest position that sees others, or is hidden from them (also: find-position)",
        "Searches the positions within the model's move, around pieces, walls and bases: first on a grid, then on a\n"
        "grid eight times as fine around the best position, which is then judged. Also called: find-position.\n"
        "Exit status: 0 found, 1 there is none.",
        {"SCENARIO"},
        {{"from", "ID", "the moving model", true},
         {"sees", "ID[,ID]", "all of these must be visible from the position", false, true},
         {"hidden-from", "ID[,ID]", "none of these may see the model there", false, true},
         moveOption("it moves", "default: 6"),
         theirMoveOption(),
         cellOption(),
         theirCellOption(),
         doorsClosedOption(),
         doorCostOption(),
         rulesOption(),
         jsonOption()},
        runGoto};
    command.alias = "find-position";
    return command;
}

} // namespace sightline::app::cli
