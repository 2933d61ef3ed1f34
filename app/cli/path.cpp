#include "app/cli/command.h"
#include "app/cli/command_line.h"
#include "app/cli/input.h"
#include "app/cli/long_work.h"
#include "app/cli/move_options.h"
#include "app/cli/output.h"
#include "scenarios/analysis/model_path.h"
#include "scenarios/analysis/watched_path.h"
#include "scenarios/base/json_writer.h"
#include "scenarios/vision/fog_controller.h"
#include "scenarios/vision/path_seen.h"

#include <cmath>

namespace sightline::app::cli {

namespace {

using Layout = JsonWriter::Layout;

const QString kModel = QStringLiteral("model");
const QString kTo = QStringLiteral("to");
const QString kSeenBy = QStringLiteral("seen-by");
const QString kAgainst = QStringLiteral("against");
const QString kVia = QStringLiteral("via");
const QString kStraight = QStringLiteral("straight");
const QString kJson = QStringLiteral("json");

geometry::Point positionOf(const QString& option, const QString& text) {
    const auto place = positionIn(text);
    if (!place) {
        throw UsageError{
            QStringLiteral("--%1 takes a position in inches, such as 12.5,7; found “%2”.").arg(option, text)};
    }
    return *place;
}

QString codeOf(scenarios::NoPath none) {
    switch (none) {
    case scenarios::NoPath::CannotStandThere: return QStringLiteral("cannot-stand-there");
    case scenarios::NoPath::Closed: return QStringLiteral("closed");
    case scenarios::NoPath::NoSuchModel:
    case scenarios::NoPath::Stopped: break;
    }
    return QStringLiteral("stopped");
}

QString sentenceOf(scenarios::NoPath none, const QString& model) {
    return none == scenarios::NoPath::CannotStandThere
               ? QStringLiteral("%1 cannot stand there: its base would leave the table or overlap something.\n")
                     .arg(model)
               : QStringLiteral("There is no path: pieces, walls and bases leave no gap wide enough for %1.\n")
                     .arg(model);
}

using Stretches = std::vector<scenarios::SeenStretch>;

/// All that is told of a way.
struct Answer {
    tl::expected<scenarios::ModelPath, scenarios::NoPath> path = tl::unexpected{scenarios::NoPath::Stopped};
    bool isStraight = false;                 ///< from place to place, whatever is in the way
    std::optional<geometry::Length> atLeast; ///< no way is shorter
    std::optional<Stretches> seen;           ///< by a player of a hidden game
    std::optional<std::vector<scenarios::EnemyOnPath>> enemies;
};

void writeStretches(JsonWriter& writer, const Stretches& stretches) {
    writer.beginList();
    for (const scenarios::SeenStretch& stretch : stretches) {
        writer.beginObject(Layout::Line);
        writer.member(u"from_in", stretch.from.inches());
        writer.member(u"to_in", stretch.to.inches());
        writer.member(u"seen", stretch.isSeen);
        writer.endObject();
    }
    writer.endList();
}

void writeEnemy(JsonWriter& writer, const scenarios::EnemyOnPath& enemy) {
    writer.beginObject();
    writer.member(u"id", enemy.enemy.value);
    writer.key(u"stretches");
    writeStretches(writer, enemy.stretches);
    writer.member(u"sees_end", enemy.seesEnd);
    writer.member(u"places_after_move", enemy.positionsAfterMove);
    writer.member(u"places_seeing_end", enemy.positionsSeeingEnd);
    writer.key(u"nearest_seeing_end");
    enemy.nearestSeeingEnd ? writePosition(writer, *enemy.nearestSeeingEnd) : writer.null();
    writer.key(u"cost_of_nearest_in");
    enemy.nearestSeeingEnd ? writer.number(enemy.costOfNearest) : writer.null();
    writer.endObject();
}

QByteArray jsonOf(const QString& model, const Answer& answer) {
    JsonWriter writer;
    writer.beginObject();
    writer.member(u"model", model);
    writer.member(u"found", answer.path.has_value());
    if (!answer.path) {
        writer.member(u"code", codeOf(answer.path.error()));
        writer.endObject();
        return writer.text();
    }
    writePath(writer, *answer.path);
    writer.member(u"straight", answer.isStraight);
    writer.key(u"length_at_least_in");
    answer.atLeast ? writer.number(answer.atLeast->inches()) : writer.null();
    if (answer.seen) {
        writer.key(u"stretches");
        writeStretches(writer, *answer.seen);
    }
    if (answer.enemies) {
        writer.beginList(u"against");
        for (const scenarios::EnemyOnPath& enemy : *answer.enemies) {
            writeEnemy(writer, enemy);
        }
        writer.endList();
    }
    writer.endObject();
    return writer.text();
}

QString textOf(const Stretches& stretches, const QString& who) {
    std::vector<QStringList> rows;
    for (const scenarios::SeenStretch& stretch : stretches) {
        rows.push_back({QStringLiteral("  ") + inchesText(stretch.from.inches()),
                        QStringLiteral("to ") + inchesText(stretch.to.inches()),
                        stretch.isSeen ? QStringLiteral("seen by %1").arg(who) : QStringLiteral("not seen")});
    }
    return columns(rows);
}

QString textOf(const scenarios::EnemyOnPath& enemy) {
    const QString& id = enemy.enemy.value;
    const QString after =
        enemy.nearestSeeingEnd
            ? QStringLiteral("it sees the end from %1 of %2 positions, the nearest at %3, %4 away")
                  .arg(enemy.positionsSeeingEnd)
                  .arg(enemy.positionsAfterMove)
                  .arg(positionText(*enemy.nearestSeeingEnd), inchesText(enemy.costOfNearest))
            : QStringLiteral("it sees the end from none of %1 positions").arg(enemy.positionsAfterMove);
    return oneLine(QStringLiteral("%1: %2").arg(id, after)) + u'\n' + textOf(enemy.stretches, id);
}

QString textOf(const QString& model, const Answer& answer, const QString& side) {
    const scenarios::ModelPath& path = *answer.path;
    QString text = answer.isStraight ? QStringLiteral("%1 moves %2 in straight lines, through everything in the way.\n")
                                           .arg(model, inchesText(path.length.inches()))
                                     : QStringLiteral("%1 moves %2, at a cost of %3.\n")
                                           .arg(model, inchesText(path.length.inches()), inchesText(path.cost));
    std::vector<QStringList> rows;
    for (const geometry::Point corner : path.corners) {
        rows.push_back({QStringLiteral("  ") + QString::number(corner.x.inches(), 'f', 2),
                        QString::number(corner.y.inches(), 'f', 2)});
    }
    text += columns(rows);
    if (answer.seen) {
        text += textOf(*answer.seen, side);
    }
    for (const scenarios::EnemyOnPath& enemy : answer.enemies.value_or(std::vector<scenarios::EnemyOnPath>{})) {
        text += textOf(enemy);
    }
    return text;
}

ExitStatus runPath(const Arguments& arguments) {
    const auto to = positionOf(kTo, arguments.value(kTo));
    const auto input = placesInputOf(arguments);
    const auto model = modelOf(input.scenario, arguments.value(kModel));
    const auto side = playerOf(arguments, kSeenBy, input.scenario);
    const auto controller = side && input.scenario.vision ? scenarios::FogController::of(input.scenario) : std::nullopt;
    if (side && !controller) {
        throw UsageError{QStringLiteral("--seen-by: “%1” is no hidden game, or its cells are too small for the table.")
                             .arg(input.name())};
    }
    const auto moves = moveOptionsOf(arguments, input.scenario.table);
    Answer answer;
    answer.isStraight = arguments.has(kStraight) || arguments.has(kVia);
    if (answer.isStraight) {
        std::vector<geometry::Point> places{input.scenario.model(model)->position};
        for (const QString& text : arguments.values(kVia)) {
            places.push_back(positionOf(kVia, text));
        }
        places.push_back(to);
        answer.path = scenarios::straightPath(std::move(places));
    } else {
        answer.path = cheapestPath(input.scenario, model, to, moves.costs);
    }
    if (answer.path && !answer.isStraight) {
        answer.atLeast = noPathShorterThan(input.scenario, model, to, moves.costs);
    }
    if (answer.path && controller) {
        const geometry::CellSet visible =
            sightOf(controller->table(), input.scenario, *side, controller->help()).visible;
        answer.seen = scenarios::stretchesOn(controller->table().grid(), visible, answer.path->corners);
    }
    if (answer.path && (arguments.has(kAgainst) || arguments.has(QStringLiteral("their-move")))) {
        const auto enemies = enemiesOf(arguments, input.scenario, model);
        LongWork work{QStringLiteral("enemies")};
        const scenarios::PlacedSight sight{scenarios::PreparedTable{input.scenario, input.rules}};
        answer.enemies = sightOfPath(
            sight, {model, answer.path->corners, enemies, moves.theirMove, moves.theirCell, moves.costs},
            [&work](int done, int all) { work.reportProgress(done, all); }, 0, work.stop());
        work.throwIfStopped();
    }
    printAnswer(
        arguments, [&] { return jsonOf(model.value, answer); },
        [&] {
            return answer.path ? textOf(model.value, answer, side ? side->value : QString{})
                               : sentenceOf(answer.path.error(), model.value);
        });
    return answer.path ? ExitStatus::Done : ExitStatus::NoPath;
}

} // namespace

Command pathCommand() {
    Command command{
        "way",
        "the shortest path of a model to a position (also: path)",
        "Prints the shortest path of a model around pieces, walls and other bases to a position. Difficult terrain,\n"
        "such as woods and water, costs double; the trait \"cost:1.5\" of a piece changes this. Also called: path.\n"
        "Exit status: 0 found, 1 there is no path.",
        {"SCENARIO"},
        {{kModel, "ID", "the moving model", true},
         {kTo, "X,Y", "destination of the center of the base, in inches", true},
         {kVia, "X,Y",
          "go straight there first, whatever is in the way, and straight on; several are gone to one after another",
          false, true},
         {kStraight, {}, "go straight to the position, through everything in the way"},
         {kSeenBy, "ID", "also which inches of the path this player of a hidden game sees"},
         againstOption(
             "also say which inches of it each of these sees, and who sees its end after a move of --their-move"),
         theirMoveOption(),
         theirCellOption(),
         doorsClosedOption(),
         doorCostOption(),
         rulesOption(),
         jsonOption()},
        runPath};
    command.alias = "path";
    return command;
}

} // namespace sightline::app::cli
