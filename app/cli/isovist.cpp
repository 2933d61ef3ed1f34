#include "app/cli/command.h"
#include "app/cli/command_line.h"
#include "app/cli/input.h"
#include "app/cli/long_work.h"
#include "app/cli/output.h"
#include "scenarios/analysis/isovist_field.h"
#include "scenarios/io/csv.h"

#include <algorithm>
#include <numeric>

namespace sightline::app::cli {

namespace {

using scenarios::IsovistField;
using scenarios::IsovistMeasure;
using scenarios::JsonWriter;

constexpr double kLeastCell = 0.05;
constexpr double kLargest = 1000.0;

std::vector<IsovistMeasure> measuresOf(const IsovistField& field) {
    std::vector<IsovistMeasure> measures;
    for (int i = 0; i < scenarios::isovistMeasureNames().size(); ++i) {
        if (field.has(static_cast<IsovistMeasure>(i))) {
            measures.push_back(static_cast<IsovistMeasure>(i));
        }
    }
    return measures;
}

QString nameOf(IsovistMeasure measure) { return scenarios::isovistMeasureNames()[static_cast<int>(measure)]; }

QByteArray jsonOf(const IsovistField& field) {
    JsonWriter writer;
    writer.beginObject();
    writer.key(u"cell_in");
    writer.number(field.grid.cell().inches());
    writer.key(u"columns");
    writer.number(field.grid.columns());
    writer.key(u"rows");
    writer.number(field.grid.rows());
    writer.key(u"rules");
    writer.string(field.rules);
    for (const IsovistMeasure measure : measuresOf(field)) {
        writer.key(nameOf(measure).replace(u'-', u'_'));
        writer.beginList();
        for (int row = 0; row < field.grid.rows(); ++row) {
            writer.beginList(JsonWriter::Layout::Line);
            for (int column = 0; column < field.grid.columns(); ++column) {
                writer.number(field.at(measure, field.grid.index(column, row)));
            }
            writer.endList();
        }
        writer.endList();
    }
    writer.endObject();
    return writer.text();
}

QByteArray csvOf(const IsovistField& field) {
    const auto measures = measuresOf(field);
    QByteArrayList head{"x_in", "y_in"};
    std::ranges::transform(measures, std::back_inserter(head), [](IsovistMeasure measure) { return nameOf(measure).replace(u'-', u'_').toUtf8(); });
    QByteArray text = scenarios::csvRow(head);
    for (int row = 0; row < field.grid.rows(); ++row) {
        for (int column = 0; column < field.grid.columns(); ++column) {
            const geometry::Point spot = field.grid.spot(column, row);
            QByteArrayList cells{scenarios::jsonNumber(spot.x.inches()), scenarios::jsonNumber(spot.y.inches())};
            for (const IsovistMeasure measure : measures) {
                cells << scenarios::jsonNumber(field.at(measure, field.grid.index(column, row)));
            }
            text += scenarios::csvRow(cells);
        }
    }
    return text;
}

/// Least, mean and most of each measure, over spots that see anything.
QString textOf(const IsovistField& field) {
    std::vector<QStringList> rows{{QStringLiteral("measure"), QStringLiteral("least"), QStringLiteral("mean"), QStringLiteral("most")}};
    for (const IsovistMeasure measure : measuresOf(field)) {
        std::vector<double> values;
        for (std::size_t spot = 0; spot < field.isovists.size(); ++spot) {
            if (field.isovists[spot].area > 0.0) {
                values.push_back(field.at(measure, spot));
            }
        }
        if (values.empty()) {
            continue;
        }
        const auto [least, most] = std::ranges::minmax(values);
        const double mean = std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
        const auto number = [](double value) { return QString::number(value, 'f', 3); };
        rows.push_back({nameOf(measure), number(least), number(mean), number(most)});
    }
    return QStringLiteral("%1 by %2 spots, inches and square inches, rules %3\n\n").arg(field.grid.columns()).arg(field.grid.rows()).arg(field.rules) + columns(rows);
}

Expected<ExitStatus> run(const Arguments& arguments) {
    const auto input = tableInputOf(arguments);
    if (!input) {
        return tl::unexpected{input.error()};
    }
    if (!hasExactRegion(input->rules, scenarios::RegionWants::Point)) {
        return refuse(QStringLiteral("Rule set %1 has no exact regions; measures of sight are taken under plan or height-tags: tell one with --rules.").arg(input->rules.id));
    }
    scenarios::IsovistQuestion question;
    const auto cell = numberOf(arguments, QStringLiteral("cell"), question.cell.inches(), kLeastCell, kLargest);
    const auto eye = numberOf(arguments, QStringLiteral("viewer-height"), question.viewerHeight.inches(), 0.0, kLargest);
    const auto height = numberOf(arguments, QStringLiteral("height"), question.targetHeight.inches(), 0.0, kLargest);
    for (const auto* number : {&cell, &eye, &height}) {
        if (!*number) {
            return tl::unexpected{number->error()};
        }
    }
    question.cell = geometry::Length::fromInches(*cell);
    question.viewerHeight = geometry::Length::fromInches(*eye);
    question.targetHeight = geometry::Length::fromInches(*height);
    if (regionCells(input->scenario.table, question.cell) > scenarios::kMostRegionCells / 4) {
        return refuse(QStringLiteral("Cells of %1 in are too many for this table; take larger ones with --cell.").arg(*cell));
    }
    const scenarios::RegionTable table{scenarios::PreparedTable{input->scenario, input->rules}};
    LongWork work{QStringLiteral("rows")};
    const IsovistField field = isovistField(table, question, [&work](int done, int all) { work.tell(done, all); }, 0, work.stop());
    if (work.isStopped()) {
        return ExitStatus::Stopped;
    }
    const auto printed = arguments.has(QStringLiteral("json")) ? print(jsonOf(field)) : arguments.has(QStringLiteral("csv")) ? print(csvOf(field)) : print(textOf(field));
    return printed ? Expected<ExitStatus>{ExitStatus::Done} : tl::unexpected{printed.error()};
}

} // namespace

Command isovistCommand() {
    Command command;
    command.name = QStringLiteral("isovist");
    command.summary = QStringLiteral("measures of what is seen from each spot of the table");
    command.description = QStringLiteral("Area, perimeter, occlusivity, compactness, drift, longest and shortest radial of what a viewer without\n"
                                         "size sees from each spot, how many other spots it sees (connectivity), and over how many lines of\n"
                                         "sight all others are reached in the mean (mean depth; of tables of no more than 40,000 spots).");
    command.operands = {QStringLiteral("SCENARIO")};
    command.options = {{QStringLiteral("cell"), QStringLiteral("IN"), QStringLiteral("from spot to spot (default: 0.5)")},
                       {QStringLiteral("viewer-height"), QStringLiteral("IN"), QStringLiteral("how high the viewer is (default: 2)")},
                       {QStringLiteral("height"), QStringLiteral("IN"), QStringLiteral("how high what is looked for is (default: 2)")},
                       rulesOption(),
                       jsonOption(),
                       {QStringLiteral("csv"), {}, QStringLiteral("print a table of comma-separated values")}};
    command.run = run;
    return command;
}

} // namespace sightline::app::cli
