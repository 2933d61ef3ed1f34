#include "app/cli/command.h"
#include "app/cli/command_line.h"
#include "app/cli/input.h"
#include "app/cli/long_work.h"
#include "app/cli/map_options.h"
#include "app/cli/output.h"
#include "scenarios/analysis/sample_point_values.h"

#include <algorithm>
#include <numeric>

namespace sightline::app::cli {

namespace {

using scenarios::IsovistField;
using scenarios::IsovistMeasure;

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

QByteArray jsonOf(const IsovistField& field, const IsovistField* less, const QString& minus) {
    JsonWriter writer;
    writer.beginObject();
    writeGrid(writer, field);
    if (less != nullptr) {
        writer.member(u"minus", minus);
    }
    for (const IsovistMeasure measure : measuresOf(field)) {
        writeRows(writer, nameOf(measure).replace(u'-', u'_'), field.grid, [&](std::size_t samplePoint) {
            return field.at(measure, samplePoint) - (less != nullptr ? less->at(measure, samplePoint) : 0.0);
        });
    }
    writer.endObject();
    return writer.text();
}

/// Least, mean and most of each measure, over spots that see anything.
QString textOf(const IsovistField& field, const IsovistField* less, const QString& minus) {
    std::vector<QStringList> rows{
        {QStringLiteral("measure"), QStringLiteral("least"), QStringLiteral("mean"), QStringLiteral("most")}};
    for (const IsovistMeasure measure : measuresOf(field)) {
        std::vector<double> values;
        for (std::size_t samplePoint = 0; samplePoint < field.isovists.size(); ++samplePoint) {
            if (field.isovists[samplePoint].area > 0.0 || (less != nullptr && less->isovists[samplePoint].area > 0.0)) {
                values.push_back(field.at(measure, samplePoint) -
                                 (less != nullptr ? less->at(measure, samplePoint) : 0.0));
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
    return QStringLiteral("%1 by %2 sample points, inches and square inches, rules %3\n\n")
               .arg(field.grid.columns())
               .arg(field.grid.rows())
               .arg(field.rules) +
           (less != nullptr ? QStringLiteral("minus the same measures of %1\n\n").arg(oneLine(minus)) : QString{}) +
           columns(rows);
}

IsovistMeasure measureOf(const Arguments& arguments) {
    const QStringList names = scenarios::isovistMeasureNames();
    const QString name =
        arguments.has(QStringLiteral("measure")) ? arguments.value(QStringLiteral("measure")) : names.front();
    const auto index = names.indexOf(name);
    if (index < 0) {
        throw UsageError{
            QStringLiteral("--measure takes one of %1; found “%2”.").arg(names.join(QStringLiteral(", ")), name)};
    }
    return static_cast<IsovistMeasure>(index);
}

ExitStatus runIsovist(const Arguments& arguments) {
    const auto paint = mapPaintingOf(arguments);
    const auto measure = measureOf(arguments);
    const auto input = placesInputOf(arguments);
    scenarios::IsovistQuestion question;
    const auto cell = numberOf(arguments, QStringLiteral("cell"), question.cell.inches(), kMinCell, kLargestFigure);
    const auto eye =
        numberOf(arguments, QStringLiteral("viewer-height"), question.viewerHeight.inches(), 0.0, kLargestFigure);
    const auto height =
        numberOf(arguments, QStringLiteral("height"), question.targetHeight.inches(), 0.0, kLargestFigure);
    question.cell = geometry::Length::fromInches(cell);
    question.viewerHeight = geometry::Length::fromInches(eye);
    question.targetHeight = geometry::Length::fromInches(height);
    if (regionCells(input.scenario.table, question.cell) > scenarios::kMaxRegionCells / 4) {
        throw UsageError{
            QStringLiteral("Cells of %1 in are too many for this table; choose larger ones with --cell.").arg(cell)};
    }
    question.wantDepth = !arguments.has(QStringLiteral("no-depth"));
    LongWork work{QStringLiteral("rows")};
    const auto fieldOf = [&](const TableInput& table) {
        return isovistField(
            scenarios::RegionTable{scenarios::PreparedTable{table.scenario, table.rules}}, question,
            [&work](int done, int all) { work.reportProgress(done, all); }, 0, work.stop());
    };
    const IsovistField field = fieldOf(input);
    std::optional<IsovistField> other;
    QString minus;
    if (arguments.has(QStringLiteral("minus")) && !work.isStopped()) {
        const auto scenario = scenarioOf(arguments.value(QStringLiteral("minus")));
        const TableInput otherInput{arguments.value(QStringLiteral("minus")), scenario, input.rules};
        checkSameSize(input, otherInput);
        minus = otherInput.name();
        other = fieldOf(otherInput);
    }
    work.throwIfStopped();
    const IsovistField* less = other ? &*other : nullptr;
    if (!paint.path.isEmpty()) {
        if (!field.has(measure)) {
            throw UsageError{
                QStringLiteral("--measure %1 was not computed; omit --no-depth, or use larger cells with --cell.")
                    .arg(nameOf(measure))};
        }
        const auto values =
            other ? differenceOf(valuesOf(field, measure), valuesOf(*other, measure)) : valuesOf(field, measure);
        writeMap(paint, values, input.scenario,
                 other ? QStringLiteral("%1, less that of %2").arg(nameOf(measure), oneLine(minus)) : nameOf(measure));
    }
    return printAnswer(
        arguments, [&] { return jsonOf(field, less, minus); }, [&] { return isovistCsv(field, less); },
        [&] { return textOf(field, less, minus); });
}

} // namespace

Command isovistCommand() {
    return {
        "isovist",
        "measures of what is seen from each sample point of the table",
        "Measures of what a viewer without size sees from each sample point: area, perimeter, occlusivity,\n"
        "compactness, drift, longest and shortest radial; the number of other sample points in sight (connectivity);\n"
        "and the mean number of sight lines needed to reach all others (mean depth; up to 70,000 sample points).",
        {"SCENARIO"},
        joined({{{"cell", "IN", "spacing of the sample points (default: 0.5)"},
                 {"viewer-height", "IN", "height of the viewer (default: 2)"},
                 {"height", "IN", "height of the target (default: 2)"},
                 {"no-depth", {}, "leave out the mean depth, which takes longest"},
                 {"minus", "FILE", "subtract the same measures of this scenario"},
                 pngOfMapOption(),
                 {"measure", "NAME", "with --png: the measure to draw (default: area)"},
                 colorsOption()},
                answerOptions()}),
        runIsovist,
        Needs::Core,
        {"png"}};
}

} // namespace sightline::app::cli
