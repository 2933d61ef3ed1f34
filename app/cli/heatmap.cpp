#include "app/cli/command.h"
#include "app/cli/command_line.h"
#include "app/cli/input.h"
#include "app/cli/long_work.h"
#include "app/cli/output.h"
#include "app/cli/region_options.h"
#include "app/desktop/painting/heat_painter.h"
#include "scenarios/analysis/heat_map.h"
#include "scenarios/io/csv.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPainter>

#include <algorithm>

namespace sightline::app::cli {

namespace {

using scenarios::HeatMap;
using scenarios::HeatQuestion;
using scenarios::JsonWriter;

constexpr double kLeastCell = 0.05;
constexpr double kMostCell = 1000.0;
/// Pairs of a viewer and a spot that are judged one by one: about so many a minute under a rule pack, or a thousand times as many in space.
constexpr std::int64_t kMostPackPairs = 100'000;
constexpr std::int64_t kMostVolumePairs = 20'000'000;
constexpr int kPictureLength = 1200; ///< dots of the map's longer side, about

struct Asked {
    HeatQuestion question;
    QString who; ///< the player, if one was named
};

/// The player's models count one by one, or with --zone the cells of the player's zones.
Expected<void> addPlayer(const Arguments& arguments, const scenarios::Scenario& scenario, Asked& asked) {
    const auto player = playerOf(arguments, QStringLiteral("player"), scenario);
    if (!player) {
        return tl::unexpected{player.error()};
    }
    if (!*player) {
        return arguments.has(QStringLiteral("zone")) ? refuse(QStringLiteral("--zone wants --player: whose zone?")) : Expected<void>{};
    }
    asked.who = (*player)->value;
    if (!arguments.has(QStringLiteral("zone"))) {
        for (const scenarios::Model& model : scenario.models) {
            if (model.player == **player) {
                asked.question.look.from.push_back(model.id);
            }
        }
        return asked.question.look.from.empty() ? refuse(QStringLiteral("Player %1 has no model on this table; with --zone the cells of the player's zone look.").arg(asked.who)) : Expected<void>{};
    }
    const auto zone = std::ranges::find_if(scenario.zones, [&](const scenarios::Zone& one) { return one.player == **player; });
    if (zone == scenario.zones.end()) {
        return refuse(QStringLiteral("Player %1 has no zone on this table; without --zone the player's models look.").arg(asked.who));
    }
    asked.question.look.zone = zone->id;
    return {};
}

Expected<Asked> askedOf(const Arguments& arguments, const TableInput& input) {
    const auto look = regionQuestionOf(arguments, input);
    if (!look) {
        return tl::unexpected{look.error()};
    }
    Asked asked{{*look, {}, {}}, {}};
    if (const auto added = addPlayer(arguments, input.scenario, asked); !added) {
        return tl::unexpected{added.error()};
    }
    const auto cell = numberOf(arguments, QStringLiteral("zone-cell"), 1.0, kLeastCell, kMostCell);
    if (!cell) {
        return tl::unexpected{cell.error()};
    }
    asked.question.zoneCell = geometry::Length::fromInches(*cell);
    for (const auto& check : {checkViewers(asked.question.look), checkCells(asked.question.look, input.scenario.table)}) {
        if (!check) {
            return tl::unexpected{check.error()};
        }
    }
    if (geometry::SpotGrid::countOf({{}, {input.scenario.table.width, input.scenario.table.height}}, *asked.question.zoneCell) > scenarios::kMostRegionCells) {
        return refuse(QStringLiteral("Zone cells of %1 in are too many for this table; take larger ones with --zone-cell.").arg(*cell));
    }
    return asked;
}

Expected<HeatMap> mapOf(const TableInput& input, const HeatQuestion& question, LongWork& work) {
    const scenarios::RegionTable table{scenarios::PreparedTable{input.scenario, input.rules}};
    const std::int64_t pairs = heatPairs(table.table(), question);
    if (pairs > (input.rules.pack ? kMostPackPairs : kMostVolumePairs)) {
        return refuse(QStringLiteral("Rule set %1 judges each pair of a viewer and a cell by itself, and these are %2 pairs; take larger cells with --cell or --zone-cell, or fewer viewers.")
                          .arg(input.rules.id)
                          .arg(pairs));
    }
    return heatMap(table, question, [&work](int done, int all) { work.tell(done, all); }, 0, work.stop());
}

/// As the contract has it, and who was counted.
QByteArray jsonOf(const HeatMap& map, const std::vector<int>& counts, const Asked& asked, const QString& minus) {
    JsonWriter writer;
    writer.beginObject();
    writer.key(u"cell_in");
    writer.number(map.grid.cell().inches());
    writer.key(u"columns");
    writer.number(map.grid.columns());
    writer.key(u"rows");
    writer.number(map.grid.rows());
    writer.key(u"rules");
    writer.string(map.rules);
    writer.key(u"player");
    asked.who.isEmpty() ? writer.null() : writer.string(asked.who);
    writer.key(u"viewers");
    writer.number(map.viewers);
    writer.key(u"mean_share");
    writer.number(map.meanShare());
    if (!minus.isEmpty()) {
        writer.key(u"minus");
        writer.string(minus);
    }
    writer.key(u"counts");
    writer.beginList();
    for (int row = 0; row < map.grid.rows(); ++row) {
        writer.beginList(JsonWriter::Layout::Line);
        for (int column = 0; column < map.grid.columns(); ++column) {
            writer.number(counts[map.grid.index(column, row)]);
        }
        writer.endList();
    }
    writer.endList();
    writer.endObject();
    return writer.text();
}

QByteArray csvOf(const HeatMap& map, const std::vector<int>& counts) {
    QByteArray text = scenarios::csvRow({"x_in", "y_in", "count", "share"});
    for (int row = 0; row < map.grid.rows(); ++row) {
        for (int column = 0; column < map.grid.columns(); ++column) {
            const geometry::Point spot = map.grid.spot(column, row);
            const int count = counts[map.grid.index(column, row)];
            text += scenarios::csvRow({scenarios::jsonNumber(spot.x.inches()), scenarios::jsonNumber(spot.y.inches()), QByteArray::number(count),
                                       scenarios::jsonNumber(map.viewers > 0 ? static_cast<double>(count) / map.viewers : 0.0)});
        }
    }
    return text;
}

/// The cells as squares of whole dots, and the legend to their right. Nothing but the cells lies left of `legend`, so that the world file fits.
QImage imageOf(const HeatPicture& picture, int dots) {
    const QSize cells = picture.cells.size() * dots;
    const int letters = std::max(10, cells.height() / 36);
    QImage image{cells.width() + 7 * letters, std::max(cells.height(), 4 * letters), QImage::Format_RGB32};
    const Theme theme = Theme::light();
    image.fill(theme.ground);
    QPainter painter{&image};
    painter.save();
    const double scale = cells.width() / picture.table.width();
    painter.setClipRect(QRect{{}, cells});
    painter.scale(scale, scale);
    painter.translate(-picture.table.topLeft());
    PaintOptions options;
    options.theme = theme;
    options.scale.pixelsPerInch = scale;
    paintHeat(painter, picture, options);
    painter.restore();
    paintHeatLegend(painter, picture, QRectF(cells.width() + letters, letters / 2.0, 6 * letters, image.height() - letters), theme, letters);
    return image;
}

/// Six lines: width of a dot, two turns, height of a dot, and the middle of the first dot; inches from the table's first corner, y as on the table.
QByteArray worldFileOf(const HeatMap& map, int dots) {
    const double dot = map.grid.cell().inches() / dots;
    QByteArray text;
    for (const double number : {dot, 0.0, 0.0, dot, dot / 2, dot / 2}) {
        text += scenarios::jsonNumber(number) + '\n';
    }
    return text;
}

Expected<void> writePicture(const QString& path, const HeatMap& map, const HeatPicture& picture) {
    const int dots = std::max(1, kPictureLength / std::max(map.grid.columns(), map.grid.rows()));
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    if (!imageOf(picture, dots).save(&buffer, "PNG")) {
        return refuse(QStringLiteral("%1: the picture could not be made.").arg(path));
    }
    if (const auto written = writeFile(path, bytes); !written) {
        return written;
    }
    const QFileInfo file{path};
    return writeFile(file.path() + u'/' + file.completeBaseName() + QStringLiteral(".pgw"), worldFileOf(map, dots));
}

QString textOf(const HeatMap& map, const std::vector<int>& counts, const QString& minus) {
    const auto [least, most] = std::ranges::minmax(counts);
    std::vector<QStringList> rows{{QStringLiteral("rules"), map.rules},
                                  {QStringLiteral("cells"), QStringLiteral("%1 by %2 of %3 in").arg(map.grid.columns()).arg(map.grid.rows()).arg(map.grid.cell().inches())},
                                  {QStringLiteral("viewers"), QString::number(map.viewers)},
                                  {QStringLiteral("least, most"), QStringLiteral("%1, %2").arg(least).arg(most)}};
    if (minus.isEmpty()) {
        const auto blind = std::ranges::count(counts, 0);
        rows.push_back({QStringLiteral("seen by none"), QStringLiteral("%1 % of the cells").arg(100.0 * static_cast<double>(blind) / static_cast<double>(counts.size()), 0, 'f', 1)});
    }
    const QString first = minus.isEmpty() ? QStringLiteral("%1 % of all lines of viewers to cells are clear").arg(100 * map.meanShare(), 0, 'f', 1)
                                          : oneLine(QStringLiteral("how many more see each cell than on %1").arg(minus));
    return first + QStringLiteral("\n\n") + columns(rows);
}

Expected<ColorMap> colorsOf(const Arguments& arguments) {
    const QString name = arguments.has(QStringLiteral("colors")) ? arguments.value(QStringLiteral("colors")) : colorMapNames().front();
    const auto colors = colorMapNamed(name);
    return colors ? Expected<ColorMap>{*colors} : refuse(QStringLiteral("--colors is %1, not “%2”.").arg(colorMapNames().join(QStringLiteral(", ")), name));
}

Expected<ExitStatus> run(const Arguments& arguments) {
    const QString png = arguments.value(QStringLiteral("png"));
    if (!png.isEmpty() && !png.endsWith(QLatin1String{".png"}, Qt::CaseInsensitive)) {
        return refuse(QStringLiteral("--png “%1”: the name must end in .png.").arg(png));
    }
    const auto colors = colorsOf(arguments);
    if (!colors) {
        return tl::unexpected{colors.error()};
    }
    const auto input = tableInputOf(arguments);
    if (!input) {
        return tl::unexpected{input.error()};
    }
    const auto asked = askedOf(arguments, *input);
    if (!asked) {
        return tl::unexpected{asked.error()};
    }
    LongWork work{QStringLiteral("viewers")};
    const auto map = mapOf(*input, asked->question, work);
    if (!map) {
        return tl::unexpected{map.error()};
    }
    QString minus;
    std::vector<int> counts = map->counts;
    std::optional<HeatMap> other;
    if (arguments.has(QStringLiteral("minus")) && !work.isStopped()) {
        const auto scenario = scenarioOf(arguments.value(QStringLiteral("minus")));
        if (!scenario) {
            return tl::unexpected{scenario.error()};
        }
        const TableInput otherInput{arguments.value(QStringLiteral("minus")), *scenario, input->rules};
        minus = otherInput.name();
        const auto otherAsked = askedOf(arguments, otherInput);
        if (!otherAsked) {
            return refuse(QStringLiteral("%1: %2").arg(minus, otherAsked.error().message));
        }
        const auto otherMap = mapOf(otherInput, otherAsked->question, work);
        if (!otherMap) {
            return tl::unexpected{otherMap.error()};
        }
        if (!(scenario->table.width == input->scenario.table.width && scenario->table.height == input->scenario.table.height)) {
            return refuse(QStringLiteral("%1 has another size; maps of tables of one size can be compared.").arg(minus));
        }
        other = *otherMap;
        counts = heatDifference(*map, *other);
    }
    if (work.isStopped()) {
        return ExitStatus::Stopped;
    }
    if (!png.isEmpty()) {
        const HeatPicture picture = other ? heatDifferencePictureOf(*map, *other) : heatPictureOf(*map, {*colors});
        if (const auto written = writePicture(png, *map, picture); !written) {
            return tl::unexpected{written.error()};
        }
    }
    const auto printed = arguments.has(QStringLiteral("json")) ? print(jsonOf(*map, counts, *asked, minus))
                         : arguments.has(QStringLiteral("csv")) ? print(csvOf(*map, counts))
                                                                : print(textOf(*map, counts, minus));
    return printed ? Expected<ExitStatus>{ExitStatus::Done} : tl::unexpected{printed.error()};
}

} // namespace

Command heatmapCommand() {
    Command command;
    command.name = QStringLiteral("heatmap");
    command.summary = QStringLiteral("how many models, or cells of a zone, see each cell of the table");
    command.description = QStringLiteral("Counts, for each cell at its middle, how many of the viewers see it: a player's models, with --zone\n"
                                         "the cells of the player's zone, or those of --from, --unit and --at.\n"
                                         "Under rule sets of the plan what a viewer without size sees is also what sees it.\n"
                                         "Beside a PNG a world file says where its dots lie on the table, in inches.");
    command.operands = {QStringLiteral("SCENARIO")};
    command.options = {{QStringLiteral("player"), QStringLiteral("ID"), QStringLiteral("this player's models are counted")},
                       {QStringLiteral("zone"), {}, QStringLiteral("with --player: the cells of the player's zone are counted instead")},
                       {QStringLiteral("zone-cell"), QStringLiteral("IN"), QStringLiteral("size of a zone's cells, each a viewer without size at its middle (default: 1)")},
                       {QStringLiteral("cell"), QStringLiteral("IN"), QStringLiteral("size of the map's cells (default: 0.5)")},
                       {QStringLiteral("minus"), QStringLiteral("FILE"), QStringLiteral("less the same map of this scenario")},
                       {QStringLiteral("png"), QStringLiteral("FILE"), QStringLiteral("a picture of the map with its legend, and a world file beside it")},
                       {QStringLiteral("colors"), QStringLiteral("NAME"), QStringLiteral("viridis, cividis or grey (default: viridis)")}};
    std::ranges::move(regionOptions(), std::back_inserter(command.options));
    command.options.push_back(rulesOption());
    command.options.push_back(jsonOption());
    command.options.push_back({QStringLiteral("csv"), {}, QStringLiteral("print a table of comma-separated values")});
    command.drawingOptions = {QStringLiteral("png")};
    command.run = run;
    return command;
}

} // namespace sightline::app::cli
