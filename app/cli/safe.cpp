#include "app/cli/command.h"
#include "app/cli/long_work.h"
#include "app/cli/map_options.h"
#include "app/cli/move_options.h"
#include "app/cli/output.h"
#include "scenarios/analysis/safe_area.h"
#include "scenarios/base/csv.h"

namespace sightline::app::cli {

namespace {

using scenarios::SafeArea;
using scenarios::SafePosition;
using scenarios::SafeQuestion;
using scenarios::Safety;

using MaybePath = std::optional<scenarios::ModelPath>;

SafeQuestion questionOf(const Arguments& arguments, const TableInput& input) {
    const auto model = modelOf(input.scenario, arguments.value(QStringLiteral("from")));
    const auto enemies = enemiesOf(arguments, input.scenario, model);
    const auto moves = moveOptionsOf(arguments, input.scenario.table);
    SafeQuestion question{model, enemies, {}, moves.theirMove, moves.cell, moves.theirCell, moves.costs};
    if (arguments.has(QStringLiteral("move"))) {
        question.move = moves.move;
    }
    return question;
}

void writeWhere(JsonWriter& writer, const SafePosition& place) {
    writer.key(u"at");
    writePosition(writer, place.place.at);
    writer.member(u"safety", safetyWord(place.safety));
    writer.key(u"seen_by");
    place.seenBy ? writer.string(place.seenBy->value) : writer.null();
    writer.key(u"seen_from");
    place.seenFrom ? writePosition(writer, *place.seenFrom) : writer.null();
}

QByteArray jsonOf(const SafeArea& area, const SafeQuestion& question, const MaybePath& path) {
    JsonWriter writer;
    writer.beginObject();
    writer.member(u"model", question.model.value);
    writer.member(u"rules", area.rules);
    writer.key(u"against");
    writeIds(writer, question.enemies);
    writer.key(u"move_in");
    question.move ? writer.number(question.move->inches()) : writer.null();
    writer.member(u"their_move_in", question.theirMove.inches());
    writer.member(u"cell_in", area.grid.cell().inches());
    writer.member(u"their_cell_in", question.theirCell.inches());
    writer.member(u"places", static_cast<int>(area.places.size()));
    for (const auto& [name, safety] :
         {std::pair{u"safe", Safety::Safe}, std::pair{u"seen_after_move", Safety::SeenAfterMove},
          std::pair{u"seen", Safety::Seen}}) {
        writer.member(name, area.countOf(safety));
    }
    writer.beginObject(u"stands");
    writeWhere(writer, area.places.front());
    writer.endObject();
    writer.key(u"nearest");
    if (path) {
        writer.beginObject();
        writer.key(u"at");
        writePosition(writer, path->corners.back());
        writePath(writer, *path);
        writer.endObject();
    } else {
        writer.null();
    }
    writer.member(u"columns", area.grid.columns());
    writer.member(u"rows", area.grid.rows());
    writeRows(writer, u"safety", area.grid,
              [samplePoints = area.bySamplePoint()](std::size_t i) { return static_cast<int>(samplePoints[i]); });
    writer.endObject();
    return writer.text();
}

QByteArray csvOf(const SafeArea& area, const SafeQuestion& question) {
    QByteArray text = scenarios::csvRow({"x_in", "y_in", "cost_in", "safety", "seen_by", "from_x_in", "from_y_in"});
    for (const SafePosition& place : area.places) {
        const auto from = [&](bool wantsX) {
            return place.seenFrom ? scenarios::jsonNumber((wantsX ? place.seenFrom->x : place.seenFrom->y).inches())
                                  : QByteArray{};
        };
        text += scenarios::csvRow(
            {scenarios::jsonNumber(place.place.at.x.inches()), scenarios::jsonNumber(place.place.at.y.inches()),
             question.move ? scenarios::jsonNumber(place.place.cost) : QByteArray{}, safetyWord(place.safety).toUtf8(),
             place.seenBy ? place.seenBy->value.toUtf8() : QByteArray{}, from(true), from(false)});
    }
    return text;
}

QString sentenceOf(const SafePosition& place) {
    switch (place.safety) {
    case Safety::Safe: return QStringLiteral("unseen, now and after their move");
    case Safety::SeenAfterMove:
        return QStringLiteral("unseen now, but %1 can go to %2 and see it")
            .arg(place.seenBy->value, positionText(*place.seenFrom));
    case Safety::Seen:
    case Safety::OutOfReach: break;
    }
    return QStringLiteral("seen by %1").arg(place.seenBy->value);
}

QString textOf(const SafeArea& area, const SafeQuestion& question, const MaybePath& path) {
    const auto all = static_cast<double>(area.places.size());
    const auto share = [&](Safety safety) {
        return QStringLiteral("%1, %2 %").arg(area.countOf(safety)).arg(100.0 * area.countOf(safety) / all, 0, 'f', 1);
    };
    const QString nearest = !question.move ? QStringLiteral("wants --move")
                            : !path        ? QStringLiteral("none within %1").arg(inchesText(question.move->inches()))
                                           : QStringLiteral("%1, %2 away, at a cost of %3")
                                          .arg(positionText(path->corners.back()), inchesText(path->length.inches()),
                                               inchesText(path->cost));
    return oneLine(
               QStringLiteral("%1 where it stands: %2").arg(question.model.value, sentenceOf(area.places.front()))) +
           QStringLiteral("\n\n") +
           columns({{QStringLiteral("rules"), area.rules},
                    {QStringLiteral("enemies"), QString::number(question.enemies.size())},
                    {QStringLiteral("places"), QString::number(area.places.size())},
                    {QStringLiteral("safe"), share(Safety::Safe)},
                    {QStringLiteral("seen after their move"), share(Safety::SeenAfterMove)},
                    {QStringLiteral("seen now"), share(Safety::Seen)},
                    {QStringLiteral("nearest safe position"), nearest}});
}

ExitStatus runSafe(const Arguments& arguments) {
    const auto painting = mapPaintingOf(arguments);
    const auto input = placesInputOf(arguments);
    const auto question = questionOf(arguments, input);
    const scenarios::PlacedSight sight{scenarios::PreparedTable{input.scenario, input.rules}};
    LongWork work{QStringLiteral("places")};
    const SafeArea area = safeArea(
        sight, question, [&work](int done, int all) { work.reportProgress(done, all); }, 0, work.stop());
    work.throwIfStopped();
    writeMap(painting, valuesOf(area), input.scenario, QStringLiteral("0 seen now, 1 seen after their move, 2 safe"));
    MaybePath path;
    if (const SafePosition* nearest = area.nearest(); nearest && question.move) {
        path = scenarios::ModelMoves{input.scenario, question.model, *question.move, question.costs}.pathTo(
            nearest->place.at);
    }
    return printAnswer(
        arguments, [&] { return jsonOf(area, question, path); }, [&] { return csvOf(area, question); },
        [&] { return textOf(area, question, path); });
}

} // namespace

Command safeCommand() {
    return {"safe",
            "the area where no enemy sees any part of a model, now and after their move",
            "Judges the model at grid positions within its move, or anywhere on the table, against each enemy at its\n"
            "position and at grid positions within that enemy's move; paths go around pieces, walls and bases.",
            {"SCENARIO"},
            joined({{{"from", "ID", "the model that seeks safety", true},
                     againstOption("its enemies (default: all models of other players)"),
                     moveOption("the model goes", "default: anywhere"),
                     theirMoveOption(),
                     cellOption(),
                     theirCellOption(),
                     doorsClosedOption(),
                     doorCostOption(),
                     pngOfMapOption(),
                     colorsOption()},
                    answerOptions()}),
            runSafe,
            Needs::Core,
            {"png"}};
}

} // namespace sightline::app::cli
