#include "app/cli/command.h"
#include "app/cli/command_line.h"
#include "app/cli/input.h"
#include "app/cli/long_work.h"
#include "app/cli/map_options.h"
#include "app/cli/output.h"
#include "app/cli/region_options.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/analysis/sample_point_values.h"
#include "scenarios/analysis/side_zones.h"

#include <algorithm>
#include <cmath>

namespace sightline::app::cli {

namespace {

using scenarios::HeatMap;
using scenarios::HeatQuestion;

/// The largest cell that still makes a map, where the program chooses it.
constexpr double kCoarsestInches = 4.0;
/// How many pairs the program chooses cells for: a few seconds to half a minute.
constexpr std::int64_t kFittingPairs = 400'000;

struct Requested {
    HeatQuestion question;
    QString who; ///< the player, if one was named

    /// Returns what the map counts.
    [[nodiscard]] QString title(const scenarios::Scenario& scenario, const QString& minus) const {
        const QString name = who.isEmpty() ? QString{} : oneLine(playerName(scenario, scenarios::PlayerId{who}));
        const QString counted = who.isEmpty() ? QStringLiteral("Viewers that see a cell")
                                : question.zones.empty()
                                    ? QStringLiteral("Models of %1 that see a cell").arg(name)
                                    : QStringLiteral("Positions in the zones of %1 that see a cell").arg(name);
        return minus.isEmpty() ? counted : QStringLiteral("%1, less those on %2").arg(counted, oneLine(minus));
    }
};

/// The player's models count one by one, or with --zone the cells of the player's zones.
void addPlayer(const Arguments& arguments, const scenarios::Scenario& scenario, Requested& asked) {
    const auto player = playerOf(arguments, QStringLiteral("player"), scenario);
    if (!player) {
        if (arguments.has(QStringLiteral("zone"))) {
            throw UsageError{QStringLiteral("--zone requires --player.")};
        }
        return;
    }
    asked.who = player->value;
    if (!arguments.has(QStringLiteral("zone"))) {
        for (const scenarios::Model& model : scenario.models) {
            if (model.player == *player) {
                asked.question.look.from.push_back(model.id);
            }
        }
        if (asked.question.look.from.empty()) {
            throw UsageError{QStringLiteral("Player %1 has no model on this table; add --zone to count the cells of "
                                            "the player's zones.")
                                 .arg(asked.who)};
        }
        return;
    }
    asked.question.zones = groundOf(scenario, *player);
    if (asked.question.zones.empty()) {
        throw UsageError{
            QStringLiteral("Player %1 has no zone on this table; leave --zone out to count the player's models.")
                .arg(asked.who)};
    }
}

Requested requestedOf(const Arguments& arguments, const TableInput& input) {
    const auto look = regionQuestionOf(arguments, input);
    Requested asked{{look, {}, {}}, {}};
    addPlayer(arguments, input.scenario, asked);
    const auto cell = numberOf(arguments, QStringLiteral("zone-cell"), 1.0, kMinCell, kLargestFigure);
    asked.question.zoneCell = geometry::Length::fromInches(cell);
    if (asked.question.zones.empty()) {
        checkViewers(asked.question.look, QStringLiteral("--player, "));
    }
    checkCells(asked.question.look, input.scenario.table);
    if (geometry::SamplePointGrid::countOf({{}, {input.scenario.table.width, input.scenario.table.height}},
                                           *asked.question.zoneCell) > scenarios::kMaxRegionCells) {
        throw UsageError{
            QStringLiteral("Zone cells of %1 in are too many for this table; choose larger ones with --zone-cell.")
                .arg(cell)};
    }
    return asked;
}

/// Takes larger cells than the default ones where these would be refused, because the rule set judges each pair. What
/// the user has set stays.
void fitCells(const Arguments& arguments, const TableInput& input, HeatQuestion& question) {
    const scenarios::PreparedTable table{input.scenario, input.rules};
    if (heatPairs(table, question) <= scenarios::maxHeatPairs(input.rules)) {
        return;
    }
    if (!question.zones.empty() && !arguments.has(QStringLiteral("zone-cell"))) {
        question.zoneCell =
            std::max(*question.zoneCell, scenarios::defaultViewerSpacing(input.rules, input.scenario.table));
    }
    while (!arguments.has(QStringLiteral("cell")) && heatPairs(table, question) > kFittingPairs &&
           question.look.cell.inches() < kCoarsestInches) {
        // In whole twentieths of an inch, which read well.
        question.look.cell = geometry::Length::fromInches(
            std::min(kCoarsestInches, std::ceil(question.look.cell.inches() * 1.1 * 20.0 - 1e-6) / 20.0));
    }
}

HeatMap mapOf(const TableInput& input, const HeatQuestion& question, LongWork& work) {
    const scenarios::RegionTable table{scenarios::PreparedTable{input.scenario, input.rules}};
    const std::int64_t pairs = heatPairs(table.table(), question);
    if (pairs > scenarios::maxHeatPairs(input.rules)) {
        throw UsageError{QStringLiteral("Rule set %1 judges each pair of a viewer and a cell by itself, and there are "
                                        "%2 pairs; use larger cells with --cell or --zone-cell, or fewer viewers.")
                             .arg(input.rules.id)
                             .arg(pairs)};
    }
    return heatMap(
        table, question, [&work](int done, int all) { work.reportProgress(done, all); }, 0, work.stop());
}

/// Returns the map as JSON, as docs/contract.md has it, with the viewers that were counted.
QByteArray jsonOf(const HeatMap& map, const std::vector<int>& counts, const Requested& asked, const QString& minus) {
    JsonWriter writer;
    writer.beginObject();
    writeGrid(writer, map);
    writer.key(u"player");
    asked.who.isEmpty() ? writer.null() : writer.string(asked.who);
    writer.member(u"viewers", map.viewers);
    writer.member(u"mean_share", map.meanShare());
    if (!minus.isEmpty()) {
        writer.member(u"minus", minus);
    }
    writeRows(writer, u"counts", map.grid, [&](std::size_t samplePoint) { return counts[samplePoint]; });
    writer.endObject();
    return writer.text();
}

QString textOf(const HeatMap& map, const std::vector<int>& counts, const QString& minus) {
    const auto [least, most] = std::ranges::minmax(counts);
    std::vector<QStringList> rows{{QStringLiteral("rules"), map.rules},
                                  {QStringLiteral("cells"), QStringLiteral("%1 by %2 of %3 in")
                                                                .arg(map.grid.columns())
                                                                .arg(map.grid.rows())
                                                                .arg(map.grid.cell().inches())},
                                  {QStringLiteral("viewers"), QString::number(map.viewers)},
                                  {QStringLiteral("least, most"), QStringLiteral("%1, %2").arg(least).arg(most)}};
    if (minus.isEmpty()) {
        const auto blind = std::ranges::count(counts, 0);
        rows.push_back({QStringLiteral("seen by none"),
                        QStringLiteral("%1 % of the cells")
                            .arg(100.0 * static_cast<double>(blind) / static_cast<double>(counts.size()), 0, 'f', 1)});
    }
    const QString first =
        minus.isEmpty()
            ? QStringLiteral("%1 % of all lines from viewers to cells are clear").arg(100 * map.meanShare(), 0, 'f', 1)
            : oneLine(QStringLiteral("how many more see each cell than on %1").arg(minus));
    return first + QStringLiteral("\n\n") + columns(rows);
}

ExitStatus runHeatmap(const Arguments& arguments) {
    const auto paint = mapPaintingOf(arguments);
    const auto input = placesInputOf(arguments);
    auto asked = requestedOf(arguments, input);
    fitCells(arguments, input, asked.question);
    LongWork work{QStringLiteral("viewers")};
    const auto map = mapOf(input, asked.question, work);
    QString minus;
    std::vector<int> counts = map.counts;
    std::optional<HeatMap> other;
    if (arguments.has(QStringLiteral("minus")) && !work.isStopped()) {
        const auto scenario = scenarioOf(arguments.value(QStringLiteral("minus")));
        const TableInput otherInput{arguments.value(QStringLiteral("minus")), scenario, input.rules};
        minus = otherInput.name();
        Requested otherRequested;
        try {
            otherRequested = requestedOf(arguments, otherInput);
        } catch (const UsageError& error) {
            throw UsageError{QStringLiteral("%1: %2").arg(minus, error.message)};
        }
        otherRequested.question.look.cell = asked.question.look.cell;
        otherRequested.question.zoneCell = asked.question.zoneCell;
        other = mapOf(otherInput, otherRequested.question, work);
        checkSameSize(input, otherInput);
        counts = heatDifference(map, *other);
    }
    work.throwIfStopped();
    writeMap(paint, other ? differenceOf(valuesOf(map), valuesOf(*other)) : valuesOf(map), input.scenario,
             asked.title(input.scenario, minus));
    return printAnswer(
        arguments, [&] { return jsonOf(map, counts, asked, minus); },
        [&] { return heatMapCsv(map, other ? &*other : nullptr); }, [&] { return textOf(map, counts, minus); });
}

} // namespace

Command heatmapCommand() {
    Command command{
        "heatmap",
        "how many models, or cells of a zone, see each cell of the table",
        "Counts, at the center of each cell, how many of the viewers see it: a player's models, with --zone the cells\n"
        "of the player's deployment zones, or the viewers of --from, --unit and --at. Under rule sets that judge in\n"
        "plan, what a viewer without size sees also sees the viewer. A world file beside the PNG gives the position "
        "of\n"
        "its pixels on the table, in inches.",
        {"SCENARIO"},
        joined({{{"player", "ID", "count this player's models"},
                 {"zone", {}, "with --player: count the cells of the player's deployment zones instead, each once"},
                 {"zone-cell", "IN",
                  "size of a zone's cells, each with a viewer without size at its center (default: 1; more under rule "
                  "sets that judge each pair)"},
                 {"cell", "IN", "size of the map's cells (default: 0.5; more under rule sets that judge each pair)"},
                 {"minus", "FILE", "subtract the same map of this scenario"},
                 pngOfMapOption(),
                 colorsOption()},
                regionOptions(),
                {rulesOption(), jsonOption(), csvOption()}}),
        runHeatmap,
        Needs::Core,
        {"png"}};
    command.choice = "--player ID|--from ID|--unit NAME|--at X,Y";
    return command;
}

} // namespace sightline::app::cli
