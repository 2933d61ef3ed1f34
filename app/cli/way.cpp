#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "scenarios/io/json_writer.h"
#include "scenarios/move_way.h"
#include "scenarios/vision/fog_desk.h"
#include "scenarios/vision/way_seen.h"

#include <cmath>

namespace sightline::app::cli {

namespace {

using scenarios::JsonWriter;
using Layout = JsonWriter::Layout;

const QString kModel = QStringLiteral("model");
const QString kTo = QStringLiteral("to");
const QString kSeenBy = QStringLiteral("seen-by");
const QString kDoorsClosed = QStringLiteral("doors-closed");
const QString kJson = QStringLiteral("json");

Expected<geometry::Point> placeOf(const QString& text) {
    const QStringList parts = text.split(u',');
    bool isX = false;
    bool isY = false;
    const double x = parts[0].toDouble(&isX);
    const double y = parts.value(1).toDouble(&isY);
    constexpr double kMost = 1e4;
    if (parts.size() != 2 || !isX || !isY || !(std::abs(x) <= kMost) || !(std::abs(y) <= kMost)) {
        return refuse(QStringLiteral("--to “%1”: two numbers of inches are needed, as in 12.5,7.").arg(text));
    }
    return geometry::pointFromInches(x, y);
}

QString codeOf(scenarios::NoWay none) {
    switch (none) {
    case scenarios::NoWay::CannotStandThere: return QStringLiteral("cannot-stand-there");
    case scenarios::NoWay::Closed: return QStringLiteral("closed");
    case scenarios::NoWay::NoSuchModel:
    case scenarios::NoWay::Stopped: break;
    }
    return QStringLiteral("stopped");
}

QString sentenceOf(scenarios::NoWay none, const QString& model) {
    return none == scenarios::NoWay::CannotStandThere ? QStringLiteral("%1 cannot stand there: its base would leave the table or overlap something.\n").arg(model)
                                                      : QStringLiteral("There is no way: pieces, walls and bases leave no gap wide enough for %1.\n").arg(model);
}

QString inches(double count) { return QStringLiteral("%1 in").arg(QString::number(count, 'f', 2)); }

using Seen = std::optional<std::vector<scenarios::SeenStretch>>;

QByteArray jsonOf(const QString& model, const tl::expected<scenarios::MoveWay, scenarios::NoWay>& way, const Seen& seen) {
    JsonWriter writer;
    writer.beginObject();
    writer.key(u"model");
    writer.string(model);
    writer.key(u"found");
    writer.boolean(way.has_value());
    if (!way) {
        writer.key(u"code");
        writer.string(codeOf(way.error()));
        writer.endObject();
        return writer.text();
    }
    writer.key(u"length_in");
    writer.number(way->length.inches());
    writer.key(u"cost_in");
    writer.number(way->cost);
    writer.key(u"corners");
    writer.beginList();
    for (const geometry::Point corner : way->corners) {
        writer.beginList(Layout::Line);
        writer.number(corner.x.inches());
        writer.number(corner.y.inches());
        writer.endList();
    }
    writer.endList();
    if (seen) {
        writer.key(u"stretches");
        writer.beginList();
        for (const scenarios::SeenStretch& stretch : *seen) {
            writer.beginObject(Layout::Line);
            writer.key(u"from_in");
            writer.number(stretch.from.inches());
            writer.key(u"to_in");
            writer.number(stretch.to.inches());
            writer.key(u"seen");
            writer.boolean(stretch.isSeen);
            writer.endObject();
        }
        writer.endList();
    }
    writer.endObject();
    return writer.text();
}

QString textOf(const QString& model, const scenarios::MoveWay& way, const Seen& seen, const QString& side) {
    QString text = QStringLiteral("%1 goes %2, which cost %3.\n").arg(model, inches(way.length.inches()), inches(way.cost));
    std::vector<QStringList> rows;
    for (const geometry::Point corner : way.corners) {
        rows.push_back({QStringLiteral("  ") + QString::number(corner.x.inches(), 'f', 2), QString::number(corner.y.inches(), 'f', 2)});
    }
    text += columns(rows);
    if (seen) {
        rows.clear();
        for (const scenarios::SeenStretch& stretch : *seen) {
            rows.push_back({QStringLiteral("  ") + inches(stretch.from.inches()), QStringLiteral("to ") + inches(stretch.to.inches()),
                            stretch.isSeen ? QStringLiteral("seen by %1").arg(side) : QStringLiteral("not seen")});
        }
        text += columns(rows);
    }
    return text;
}

Expected<ExitStatus> run(const Arguments& arguments) {
    const auto to = placeOf(arguments.value(kTo));
    if (!to) {
        return tl::unexpected{to.error()};
    }
    const auto input = tableInputOf(arguments);
    if (!input) {
        return tl::unexpected{input.error()};
    }
    const auto model = modelOf(input->scenario, arguments.value(kModel));
    if (!model) {
        return tl::unexpected{model.error()};
    }
    const auto side = playerOf(arguments, kSeenBy, input->scenario);
    if (!side) {
        return tl::unexpected{side.error()};
    }
    const auto desk = *side && input->scenario.vision ? scenarios::FogDesk::of(input->scenario) : std::nullopt;
    if (*side && !desk) {
        return refuse(QStringLiteral("--seen-by: “%1” is no hidden game, or its cells are too small for the table.").arg(input->name()));
    }
    scenarios::GroundCosts costs = scenarios::GroundCosts::usual();
    costs.opensDoors = !arguments.has(kDoorsClosed);
    const auto way = cheapestWay(input->scenario, *model, *to, costs);
    Seen seen;
    if (way && desk) {
        const geometry::CellSet visible = sightOf(desk->table(), input->scenario, **side, desk->help()).visible;
        seen = scenarios::stretchesOn(desk->table().grid(), visible, way->corners);
    }
    const auto printed = arguments.has(kJson) ? print(jsonOf(model->value, way, seen))
                         : way                ? print(textOf(model->value, *way, seen, *side ? (*side)->value : QString{}))
                                              : print(sentenceOf(way.error(), model->value));
    return printed ? Expected<ExitStatus>{way ? ExitStatus::Done : ExitStatus::NoWay} : tl::unexpected{printed.error()};
}

} // namespace

Command wayCommand() {
    Command command;
    command.name = QStringLiteral("way");
    command.summary = QStringLiteral("the shortest way of a model round what it may not enter");
    command.description = QStringLiteral("How far a model has to go to stand at a place, round pieces, walls and the bases of others, with woods, water and\n"
                                         "the like counted twice; a trait \"cost:1.5\" of a piece says otherwise. Status 1: there is no way.");
    command.operands = {QStringLiteral("SCENARIO")};
    command.options = {{kModel, QStringLiteral("ID"), QStringLiteral("who goes"), true},
                       {kTo, QStringLiteral("X,Y"), QStringLiteral("where to, in inches: the middle of the base"), true},
                       {kSeenBy, QStringLiteral("ID"), QStringLiteral("also say which inches this player of a hidden game sees now")},
                       {kDoorsClosed, {}, QStringLiteral("walls of the kind door stop too")},
                       rulesOption(),
                       jsonOption()};
    command.run = run;
    return command;
}

} // namespace sightline::app::cli
