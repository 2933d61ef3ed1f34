#include "app/cli/command.h"
#include "app/cli/command_line.h"
#include "app/cli/input.h"
#include "app/cli/layout_options.h"
#include "app/cli/long_work.h"
#include "app/cli/output.h"
#include "app/shared/export/layout_page.h"
#include "app/shared/export/sign_off.h"
#include "app/shared/text/layout_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/analysis/side_zones.h"
#include "scenarios/base/csv.h"
#include "scenarios/base/json_file.h"
#include "scenarios/io/scenario_hash.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace sightline::app::cli {

namespace {

using scenarios::LayoutOptions;
using scenarios::LayoutReport;

/// One layout's answer.
struct Answer {
    LayoutReport report;
    scenarios::PreparedTable table;

    [[nodiscard]] QByteArray json() const {
        JsonWriter writer;
        writeLayoutReport(writer, report);
        return writer.text();
    }
};

LayoutOptions optionsOf(const Arguments& arguments) {
    LayoutOptions options;
    const auto shared = fairnessOptionsOf(arguments);
    const auto base =
        numberOf(arguments, QStringLiteral("gap-base-mm"), options.gapBase.millimeters(), 0.0, kLargestFigure);
    const auto open = numberOf(arguments, QStringLiteral("open-percent"), 100.0 * options.openShare, 0.0, 100.0);
    options.cell = shared.cell;
    options.move = shared.move;
    options.gapBase = geometry::Length::fromMillimeters(base);
    options.openShare = open / 100.0;
    options.trials = shared.trials;
    options.seed = shared.seed;
    options.setUpMillimeters = shared.pieceMillimeters;
    options.setUpDegrees = shared.pieceDegrees;
    options.wantInfluence = !arguments.has(QStringLiteral("no-influence"));
    return options;
}

/// Takes the default spacing of viewers and the default number of trials under the rules unless the user sets them.
LayoutOptions optionsUnder(const scenarios::RuleSet& rules,
                           const scenarios::Table& size,
                           LayoutOptions options,
                           const Arguments& arguments) {
    if (!arguments.has(QStringLiteral("cell"))) {
        options.cell = scenarios::defaultViewerSpacing(rules, size);
    }
    if (!arguments.has(QStringLiteral("trials"))) {
        options.trials = scenarios::defaultTrials(rules);
    }
    return options;
}

void checkMeasurable(const TableInput& input, const LayoutOptions& options) {
    if (regionCells(input.scenario.table, options.cell) > scenarios::kMaxRegionCells / 4) {
        throw UsageError{QStringLiteral("Cells of %1 in are too many for this table; choose larger ones with --cell.")
                             .arg(options.cell.inches())};
    }
}

std::optional<Answer> answerOf(const TableInput& input, const LayoutOptions& options, LongWork& work) {
    checkMeasurable(input, options);
    const scenarios::PreparedTable table{input.scenario, input.rules};
    auto report = layoutReport(table, options,
                               layoutProgress([&work](int done, int all) { work.reportProgress(done, all); }, options),
                               work.stop());
    return report ? std::optional{Answer{std::move(*report), table}} : std::nullopt;
}

/// The columns of a comparison: one line a layout.
const QByteArrayList kHead{
    "file",       "name",  "symmetry", "alone",           "worst_in",       "zone_seen_first",  "zone_seen_second",
    "difference", "low",   "high",     "longest_lane_in", "widest_lane_in", "narrowest_gap_in", "mean_seen_share",
    "open_spots", "error", "fair"};

/// Returns the row of a report, read from its JSON, so that one made by an earlier run counts as well.
QByteArray comparisonRow(const QString& file, const QJsonObject& report) {
    const auto number = [](const QJsonValue& value) {
        return value.isDouble() ? scenarios::jsonNumber(value.toDouble()) : QByteArray{};
    };
    const QJsonObject symmetry = report["symmetries"].toArray().first().toObject();
    const QJsonObject fairness = report["fairness"].toObject();
    const QJsonObject difference = fairness["zone_seen"].toObject();
    const QJsonArray sides = fairness["sides"].toArray();
    const auto seenOf = [&](qsizetype side) {
        return number(sides.size() > side ? sides[side].toObject()["zone_seen"] : QJsonValue{});
    };
    const QJsonArray lanes = report["lanes"].toArray();
    const QJsonArray gaps = report["gaps"].toArray();
    // Fair: set-up error alone may reverse each of the differences.
    QByteArray fair = sides.size() < 2 || fairness["trials"].toInt() == 0 ? QByteArray{} : QByteArray{"yes"};
    for (const char* figure : {"zone_seen", "zone_seen_after_move", "objectives_seen", "table_seen"}) {
        if (!fair.isEmpty() && !fairness[QLatin1String{figure}].toObject()["within_set_up_error"].toBool()) {
            fair = "no";
        }
    }
    double widest = 0.0;
    for (const auto& lane : lanes) {
        widest = std::max(widest, lane.toObject()["width_in"].toDouble());
    }
    return scenarios::csvRow({scenarios::csvCell(file),
                              scenarios::csvCell(report["name"].toString()),
                              scenarios::csvCell(symmetry["symmetry"].toString()),
                              number(symmetry["alone"]),
                              number(symmetry["worst_in"]),
                              seenOf(0),
                              seenOf(1),
                              number(difference["as_placed"]),
                              number(difference["low"]),
                              number(difference["high"]),
                              number(lanes.first().toObject()["length_in"]),
                              scenarios::jsonNumber(widest),
                              number(gaps.first().toObject()["width_in"]),
                              number(report["mean_seen_share"]),
                              number(report["open_spots"]),
                              {},
                              fair});
}

QByteArray errorRow(const QString& file, const QString& error) {
    QByteArrayList cells{scenarios::csvCell(file)};
    for (qsizetype i = 1; i < kHead.size(); ++i) {
        cells << (kHead[i] == "error" ? scenarios::csvCell(oneLine(error)) : QByteArray{});
    }
    return scenarios::csvRow(cells);
}

const QString kMadeFrom = QStringLiteral("made_from");
/// Goes up when a figure of the report is found another way.
constexpr int kMeaningOfFigures = 5;

/// Identifies a report by layout, rules and question: a clock that was set back, or another question, must not make an
/// old report count.
QString stampOf(const TableInput& input, const LayoutOptions& options) {
    QCryptographicHash hash{QCryptographicHash::Sha256};
    hash.addData(scenarios::hashOf(input.scenario).toLatin1());
    hash.addData(input.rules.hash().toLatin1());
    hash.addData(QByteArray::number(kMeaningOfFigures));
    hash.addData(QStringLiteral("%1 %2 %3 %4 %5 %6 %7 %8 %9 " SIGHTLINE_VERSION)
                     .arg(options.cell.nanometers())
                     .arg(options.move.nanometers())
                     .arg(options.gapBase.nanometers())
                     .arg(options.openShare, 0, 'g', 17)
                     .arg(options.trials)
                     .arg(options.seed)
                     .arg(options.setUpMillimeters, 0, 'g', 17)
                     .arg(options.setUpDegrees, 0, 'g', 17)
                     .arg(options.wantInfluence)
                     .toLatin1());
    return QString::fromLatin1(hash.result().toHex());
}

QByteArray stamped(QByteArray report, const QString& stamp) {
    return report.insert(report.indexOf('{') + 1,
                         QStringLiteral("\n  \"%1\": \"%2\",").arg(kMadeFrom, stamp).toLatin1());
}

/// The report of an earlier run, if it is of the same layout and question.
std::optional<QJsonObject> knownReport(const QString& path, const QString& stamp) {
    const auto json = scenarios::jsonValueOf(scenarios::readBytes(path).value_or(QByteArray{})).toObject();
    return json[kMadeFrom].toString() == stamp ? std::optional{json} : std::nullopt;
}

/// Each layout of a folder, one bad file never stops the rest; layouts that an earlier run has a report of are not
/// asked again.
ExitStatus runBatch(const Arguments& arguments, const LayoutOptions& options, const QString& folder) {
    const QDir from{folder};
    if (!from.exists()) {
        throw UsageError{QStringLiteral("--batch “%1”: there is no such folder.").arg(folder)};
    }
    const QStringList files = from.entryList({QStringLiteral("*.sightline")}, QDir::Files, QDir::Name);
    if (files.isEmpty()) {
        throw UsageError{QStringLiteral("--batch “%1”: no file in it ends in .sightline.").arg(folder)};
    }
    const QString out = arguments.has(QStringLiteral("out")) ? arguments.value(QStringLiteral("out"))
                                                             : from.filePath(QStringLiteral("reports"));
    if (!QDir{}.mkpath(out)) {
        throw UsageError{QStringLiteral("--out “%1”: cannot create the folder.").arg(out)};
    }
    QByteArray table = scenarios::csvRow(kHead);
    LongWork work{QString{}};
    int bad = 0;
    for (const QString& file : files) {
        const QString path = from.filePath(file);
        const QString reportPath = QDir{out}.filePath(QFileInfo{file}.completeBaseName() + QStringLiteral(".json"));
        QByteArray json;
        try {
            const auto scenario = scenarioOf(path);
            const TableInput input{path, scenario, rulesOf(arguments, scenario, path)};
            const LayoutOptions fit = optionsUnder(input.rules, scenario.table, options, arguments);
            const QString stamp = stampOf(input, fit);
            if (const auto known = knownReport(reportPath, stamp)) {
                table += comparisonRow(file, *known);
                continue;
            }
            const auto answer = answerOf(input, fit, work);
            work.throwIfStopped();
            json = stamped(answer.value().json(), stamp);
        } catch (const UsageError& error) {
            work.throwIfStopped();
            table += errorRow(file, error.message);
            printError(QStringLiteral("%1: %2").arg(file, error.message));
            ++bad;
            continue;
        }
        writeFile(reportPath, json);
        table += comparisonRow(file, scenarios::jsonValueOf(json).toObject());
    }
    print(table);
    return bad == 0 ? ExitStatus::Done : ExitStatus::InvalidInput;
}

QString textOf(const scenarios::Scenario& scenario, const LayoutReport& report) {
    std::vector<QStringList> rows;
    const auto percent = [](double share) { return QStringLiteral("%1 %").arg(100.0 * share, 0, 'f', 1); };
    const auto& symmetry = report.symmetries.front();
    QStringList accuracy{nameOf(symmetry.symmetry)};
    if (symmetry.isExact()) {
        accuracy << QStringLiteral("exact");
    }
    if (symmetry.alone > 0) {
        accuracy << (symmetry.alone == 1 ? QStringLiteral("1 element without a partner")
                                         : QStringLiteral("%1 elements without a partner").arg(symmetry.alone));
    }
    if (symmetry.worstInches > scenarios::SymmetryStudy::kExactInches) {
        accuracy << QStringLiteral("others off by up to %1 in").arg(symmetry.worstInches, 0, 'f', 2);
    }
    rows.push_back({QStringLiteral("symmetry"), accuracy.join(QStringLiteral(", "))});
    for (const auto& side : report.fairness.sides) {
        rows.push_back({QStringLiteral("zone of %1").arg(playerName(scenario, side.player)),
                        QStringLiteral("%1 seen from any enemy zone, %2 after a move of %3 in")
                            .arg(percent(side.zoneSeen), percent(side.zoneSeenAfterMove))
                            .arg(report.options.move.inches())});
    }
    if (report.fairness.sides.size() == 2) {
        const auto& difference = report.fairness.zoneSeen;
        const auto points = [](double share) { return QString::number(100.0 * share, 'f', 1); };
        QString text = QStringLiteral("%1 points of the zones seen").arg(points(difference.asPlaced));
        if (report.fairness.trials > 0) {
            text += QStringLiteral(", %1 to %2 in 95 % of %3 set-ups")
                        .arg(points(difference.low), points(difference.high))
                        .arg(report.fairness.trials);
        }
        rows.push_back({QStringLiteral("difference"), text});
    }
    for (const auto& lane : report.lanes) {
        rows.push_back({QStringLiteral("lane"), QStringLiteral("%1 in long, %2 in wide, %3 to %4")
                                                    .arg(lane.lengthInches, 0, 'f', 1)
                                                    .arg(lane.widthInches, 0, 'f', 2)
                                                    .arg(oneLine(zoneText(scenario, lane.fromZone)),
                                                         oneLine(zoneText(scenario, lane.toZone)))});
    }
    rows.push_back(
        {QStringLiteral("gaps"),
         QStringLiteral("%1 under %2 mm").arg(report.gaps.size()).arg(report.options.gapBase.millimeters())});
    rows.push_back(
        {QStringLiteral("open ground"), QStringLiteral("%1 of the sample points see more than %2 of the table")
                                            .arg(percent(report.openSamplePoints), percent(report.options.openShare))});
    for (std::size_t i = 0; i < std::min<std::size_t>(3, report.influences.size()); ++i) {
        rows.push_back(
            {QStringLiteral("without %1").arg(report.influences[i].piece.value),
             QStringLiteral("%1 points of lines between zones").arg(100.0 * report.influences[i].removed, 0, 'f', 2)});
    }
    QString text = report.name.isEmpty() ? QString{} : QStringLiteral("%1: ").arg(oneLine(report.name));
    text += QStringLiteral("%1 by %2 in, rules %3, in steps of %4 in\n\n")
                .arg(report.width.inches())
                .arg(report.height.inches())
                .arg(report.rules)
                .arg(report.options.cell.inches());
    if (const QString result = fairnessSentence(scenario, report.fairness); !result.isEmpty()) {
        text += oneLine(result) + QStringLiteral("\n\n");
    }
    return text + columns(rows);
}

void writePages(const Arguments& arguments, const Answer& answer) {
    const QString page = arguments.has(QStringLiteral("html")) || arguments.has(QStringLiteral("pdf"))
                             ? layoutPage(answer.table, answer.report)
                             : QString{};
    if (arguments.has(QStringLiteral("html"))) {
        writeFile(arguments.value(QStringLiteral("html")), page.toUtf8());
    }
    if (arguments.has(QStringLiteral("pdf"))) {
        writeFile(arguments.value(QStringLiteral("pdf")), layoutPdf(page));
    }
    if (arguments.has(QStringLiteral("sign-off"))) {
        writeFile(arguments.value(QStringLiteral("sign-off")), signOffPdf(answer.table, answer.report));
    }
}

scenarios::LayoutGoal goalOf(const Arguments& arguments) {
    scenarios::LayoutGoal goal;
    for (const QString& given : arguments.values(QStringLiteral("suggest"))) {
        bool isNumber = false;
        const double number = given.section(u':', 1).toDouble(&isNumber);
        const QString what = given.section(u':', 0, 0);
        const bool isKnown = what == u"lane" || what == u"ground" || what == u"sides";
        if (!isNumber || !isKnown || !(what == u"sides" ? number >= 0.0 : number > 0.0)) {
            throw UsageError{QStringLiteral("--suggest takes lane:IN, ground:SQIN or sides:POINTS, such as lane:24, "
                                            "ground:150 or sides:2; found “%1”.")
                                 .arg(given)};
        }
        if (what == u"sides") {
            goal.sideDifference = number / 100.0;
        } else {
            (what == u"lane" ? goal.longestLaneInches : goal.safeAreaSquareInches) = number;
        }
    }
    return goal;
}

QByteArray jsonOf(const scenarios::LayoutGoal& goal,
                  const std::optional<scenarios::LayoutSuggestion>& suggestion,
                  const QString& sentence) {
    using Kind = scenarios::LayoutSuggestion::Kind;
    JsonWriter writer;
    writer.beginObject();
    writer.key(u"longest_lane_in");
    goal.longestLaneInches ? writer.number(*goal.longestLaneInches) : writer.null();
    writer.key(u"safe_ground_sq_in");
    goal.safeAreaSquareInches ? writer.number(*goal.safeAreaSquareInches) : writer.null();
    writer.key(u"side_difference");
    goal.sideDifference ? writer.number(*goal.sideDifference) : writer.null();
    writer.key(u"change");
    const bool changes = suggestion && suggestion->kind != Kind::Nothing;
    if (!suggestion) {
        writer.null();
    } else {
        const Kind kind = suggestion->kind;
        writer.string(kind == Kind::Nothing ? QStringLiteral("none")
                      : kind == Kind::Shift ? QStringLiteral("shift")
                      : kind == Kind::Turn  ? QStringLiteral("turn")
                                            : QStringLiteral("add"));
    }
    writer.key(u"piece");
    changes ? writer.string(suggestion->piece.value) : writer.null();
    writer.key(u"by_in");
    if (changes && suggestion->kind == Kind::Shift) {
        writer.beginList(JsonWriter::Layout::Line);
        writer.number(suggestion->by.x.inches());
        writer.number(suggestion->by.y.inches());
        writer.endList();
    } else {
        writer.null();
    }
    writer.key(u"turn_degrees");
    changes && suggestion->kind == Kind::Turn ? writer.number(suggestion->turn.degrees()) : writer.null();
    writer.member(u"text", sentence);
    writer.endObject();
    return writer.text();
}

/// The smallest change that meets a goal. Status 1: none was found.
ExitStatus runSuggestion(const Arguments& arguments, const TableInput& input, const LayoutOptions& options) {
    auto goal = goalOf(arguments);
    goal.move = options.move;
    checkMeasurable(input, options);
    if (goal.sideDifference && zonesBySide(input.scenario).size() < 2) {
        throw UsageError{QStringLiteral("--suggest sides: two players need a zone each.")};
    }
    std::optional<scenarios::LayoutSuggestion> suggestion;
    scenarios::ClosestChange closest;
    {
        LongWork work{QStringLiteral("changes")};
        suggestion = suggestChange(
            scenarios::PreparedTable{input.scenario, input.rules}, goal, options.cell,
            [&work](int done, int all) {
                const auto changes = [](int steps) {
                    return std::max(0, steps / scenarios::kStepsOfAChange - scenarios::kMeasuringChanges);
                };
                work.reportProgress(changes(done), changes(all));
            },
            work.stop(), &closest);
        work.throwIfStopped();
    }
    QString sentence = suggestion ? suggestionSentence(input.scenario, *suggestion, goal) : noSuggestionSentence(goal);
    if (!suggestion && closest.change) {
        sentence += u' ' + closestChangeSentence(input.scenario, closest);
    }
    if (suggestion && arguments.has(QStringLiteral("write"))) {
        writeFile(arguments.value(QStringLiteral("write")), scenarios::writeScenario(suggestion->scenario));
    }
    printAnswer(
        arguments, [&] { return jsonOf(goal, suggestion, sentence); }, [&] { return sentence + u'\n'; });
    return suggestion ? ExitStatus::Done : ExitStatus::NoChange;
}

ExitStatus runLayout(const Arguments& arguments) {
    const auto options = optionsOf(arguments);
    if (arguments.has(QStringLiteral("batch"))) {
        return runBatch(arguments, options, arguments.value(QStringLiteral("batch")));
    }
    const auto input = placesInputOf(arguments);
    const LayoutOptions fit = optionsUnder(input.rules, input.scenario.table, options, arguments);
    if (arguments.has(QStringLiteral("suggest"))) {
        return runSuggestion(arguments, input, fit);
    }
    std::optional<Answer> answer;
    {
        LongWork work{QString{}};
        answer = answerOf(input, fit, work);
        work.throwIfStopped();
    }
    writePages(arguments, *answer);
    return printAnswer(
        arguments, [&] { return answer->json(); }, [&] { return textOf(answer->table.scenario(), answer->report); });
}

} // namespace

Command layoutCommand() {
    const std::vector<Option> own{
        {"gap-base-mm", "D", "gaps that a base of this size cannot pass (default: 80)"},
        {"open-percent", "P", "report sample points that see more of the table than this (default: 25)"},
        {"no-influence", {}, "leave out what each piece does"},
        {"html", "FILE", "the report as one page with maps"},
        {"pdf", "FILE", "the same on paper"},
        {"sign-off", "FILE", "one page with picture and key figures for a signature (PDF)"},
        {"suggest", "GOAL", "instead of the report: the smallest change that meets it, see above", false, true},
        {"write", "FILE", "with --suggest: the table after the change"},
        {"batch", "DIR", "instead of SCENARIO: all tables of a folder"},
        {"out", "DIR", "with --batch: folder for the reports (default: reports in that folder)"},
        rulesOption(),
        jsonOption()};
    Command command{
        "layout",
        "what a table does to a game: symmetry, exposure, lanes, fairness, set-up sheet",
        "Measures a table for designers, as text, JSON, one HTML page or PDF, and says whether it is fair to both "
        "sides.\n"
        "The deployment zones of a player count as one area; overlaps count once. Under a game's rules a large table\n"
        "may take a minute; --rules plan, as seen from above, takes seconds. Which of two layouts is fairer: "
        "“compare”.\n"
        "With --batch DIR: one report per table of the folder as JSON, and a summary of all as CSV. Tables that\n"
        "already have a report are skipped, and a bad file does not stop the others.\n"
        "With --suggest GOAL: lane:IN (no clear lane between zones is longer), ground:SQIN (this area of each\n"
        "player's zones cannot be seen from an enemy zone) or sides:POINTS (no figure of the two sides differs by "
        "more\n"
        "percentage points); several may be given. Exit status 1: no tried change meets it.",
        {"SCENARIO"},
        layoutOptions(),
        runLayout,
        Needs::Core,
        {"html", "pdf", "sign-off"}};
    command.options.insert(command.options.end(), own.begin(), own.end());
    command.insteadOfOperands = "batch";
    return command;
}

} // namespace sightline::app::cli
