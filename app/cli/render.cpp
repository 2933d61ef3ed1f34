#include "app/cli/command.h"
#include "app/cli/command_line.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/cli/sight_options.h"
#include "app/shared/export/paper.h"
#include "app/shared/export/picture_file.h"
#include "app/shared/painting/photo_painter.h"
#include "scenarios/judge/judge.h"

#include <QFileInfo>

#include <optional>

namespace sightline::app::cli {

namespace {

constexpr double kMinDpi = 1.0;
constexpr double kMaxDpi = 1200.0;
constexpr double kUsualDpi = 40.0;

Theme themeOf(const Arguments& arguments) {
    const QString name =
        arguments.has(QStringLiteral("theme")) ? arguments.value(QStringLiteral("theme")) : QStringLiteral("light");
    if (name == QLatin1String("light")) {
        return Theme::light();
    }
    if (name == QLatin1String("dark")) {
        return Theme::dark();
    }
    if (name == QLatin1String("print")) {
        return Theme::print();
    }
    throw UsageError{QStringLiteral("--theme takes light, dark or print; found “%1”.").arg(name)};
}

/// The pair of "FROM:TO". An id may hold a colon: each colon is tried, from the left.
scenarios::Question questionOf(const scenarios::Scenario& scenario, const QString& pair) {
    for (auto colon = pair.indexOf(':'); colon >= 0; colon = pair.indexOf(':', colon + 1)) {
        const scenarios::ModelId from{pair.left(colon)};
        const scenarios::ModelId to{pair.mid(colon + 1)};
        if (scenario.model(from) && scenario.model(to) && from != to) {
            scenarios::Question question;
            question.observer = from;
            question.target = to;
            return question;
        }
    }
    throw UsageError{QStringLiteral("--line “%1” does not name two models of the scenario as FROM:TO.").arg(pair)};
}

std::vector<scenarios::Verdict>
verdictsOf(const Arguments& arguments, const scenarios::Scenario& scenario, const QString& path) {
    const auto rules = rulesOf(arguments, scenario, path);
    const auto tolerance = toleranceOf(arguments, scenario);
    const scenarios::PreparedTable table{scenario, rules};
    std::vector<scenarios::Verdict> verdicts;
    for (const QString& pair : arguments.values(QStringLiteral("line"))) {
        auto question = questionOf(scenario, pair);
        question.toleranceMillimeters = tolerance;
        verdicts.push_back(judge(table, question));
    }
    return verdicts;
}

constexpr double kMaxOverlapMillimeters = 100.0;

/// Nothing: a PDF page as large as the table.
std::optional<PaperChoice> paperOf(const Arguments& arguments, PictureKind kind) {
    const QString paper = QStringLiteral("paper");
    for (const auto& name : {QStringLiteral("true-size"), QStringLiteral("overlap-mm")}) {
        if (arguments.has(name) &&
            !arguments.has(name == QLatin1String{"overlap-mm"} ? QStringLiteral("true-size") : paper)) {
            throw UsageError{
                QStringLiteral("--%1 needs --paper%2.")
                    .arg(name, name == QLatin1String{"overlap-mm"} ? QStringLiteral(" and --true-size") : QString{})};
        }
    }
    if (!arguments.has(paper)) {
        return std::nullopt;
    }
    if (kind != PictureKind::Pdf) {
        throw UsageError{QStringLiteral("--paper is for PDF; --out must end in .pdf.")};
    }
    const auto size = paperNamed(arguments.value(paper));
    if (!size) {
        throw UsageError{
            QStringLiteral("--paper takes a4, a3, letter or tabloid; found “%1”.").arg(arguments.value(paper))};
    }
    PaperChoice choice;
    choice.size = *size;
    choice.trueSize = arguments.has(QStringLiteral("true-size"));
    choice.overlapMillimeters =
        numberOf(arguments, QStringLiteral("overlap-mm"), choice.overlapMillimeters, 0.0, kMaxOverlapMillimeters);
    return choice;
}

ExitStatus runRender(const Arguments& arguments) {
    const QString& path = arguments.operand(0);
    const QString out = arguments.value(QStringLiteral("out"));
    const auto kind = pictureKindOf(out);
    if (!kind) {
        throw UsageError{QStringLiteral("--out “%1”: the name must end in .png, .svg or .pdf.").arg(out)};
    }
    const auto theme = themeOf(arguments);
    const auto dpi = numberOf(arguments, QStringLiteral("dpi"), kUsualDpi, kMinDpi, kMaxDpi);
    const auto paper = paperOf(arguments, *kind);
    const auto scenario = scenarioOf(path);
    const auto verdicts = verdictsOf(arguments, scenario, path);
    if (arguments.has(QStringLiteral("dpi")) && *kind != PictureKind::Png) {
        printError(QStringLiteral("--dpi has no effect on %1.").arg(QFileInfo{out}.fileName()));
    }
    PaintOptions options;
    options.theme = theme;
    std::shared_ptr<const FlatPhoto> photo; // held while the picture is painted: it is made only once
    if (arguments.has(QStringLiteral("transparent"))) {
        options.background = false;
    }
    if (arguments.has(QStringLiteral("photo"))) {
        if (!scenario.photo) {
            throw UsageError{QStringLiteral("%1: this table has no photo.").arg(nameOfInput(path))};
        }
        const auto flat = flatPhotoOf(scenario);
        if (!flat) {
            throw UsageError{QStringLiteral("%1: %2").arg(nameOfInput(path), flat.error())};
        }
        photo = *flat;
        options.photo = true;
    }
    if (paper) {
        const auto sheets = paperBytes(scenario, verdicts, options, *paper);
        if (sheets.isEmpty()) {
            throw UsageError{QStringLiteral("%1: a table of %2 x %3 in would take more than %4 sheets.")
                                 .arg(out)
                                 .arg(scenario.table.width.inches())
                                 .arg(scenario.table.height.inches())
                                 .arg(kMaxSheets)};
        }
        writeFile(out, sheets);
        return ExitStatus::Done;
    }
    const auto bytes = pictureBytes(*kind, scenario, verdicts, options, dpi);
    if (bytes.isEmpty()) {
        throw UsageError{
            QStringLiteral("%1: a picture of %2 x %3 in at %4 dots an inch is too large; choose a smaller --dpi.")
                .arg(out)
                .arg(scenario.table.width.inches())
                .arg(scenario.table.height.inches())
                .arg(dpi)};
    }
    writeFile(out, bytes);
    return ExitStatus::Done;
}

} // namespace

Command renderCommand() {
    return {"render",
            "the picture that the window shows, as PNG, SVG or PDF",
            "Draws the table, with sight lines if asked. SVG and PDF have the true size: an inch is an inch.",
            {"SCENARIO"},
            {
                {"out", "FILE", "FILE.png, FILE.svg or FILE.pdf", true},
                {"line", "FROM:TO", "judge this pair and draw its line; may be repeated", false, true},
                toleranceOption(),
                {"dpi", "N", "dots per table inch of a PNG (default: 40)"},
                {"theme", "THEME", "light, dark or print (default: light)", false, false, {"light", "dark", "print"}},
                {"transparent", {}, "draw no background"},
                {"photo", {}, "draw the photo under the table"},
                {"paper",
                 "PAPER",
                 "PDF on this paper: a4, a3, letter or tabloid",
                 false,
                 false,
                 {"a4", "a3", "letter", "tabloid"}},
                {"true-size", {}, "with --paper: print at true size, on several sheets with marks and a ruler"},
                {"overlap-mm", "N", "with --true-size: overlap of neighboring sheets (default: 10)"},
                rulesOption(),
            },
            runRender,
            Needs::Gui};
}

} // namespace sightline::app::cli
