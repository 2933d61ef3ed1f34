#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/shared/export/picture_file.h"
#include "scenarios/catalogs/named_bases_file.h"
#include "scenarios/formats/common/summary.h"
#include "scenarios/formats/footprint_table.h"
#include "scenarios/formats/registry.h"
#include "scenarios/formats/rosters/roster_format.h"
#include "scenarios/formats/rosters/roster_reserves.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace sightline::app::cli {

namespace {

namespace formats = scenarios::formats;
using formats::Format;

/// The result of reading and of writing, as text and as JSON.
struct Outcome {
    const Format* in = nullptr;
    const Format* out = nullptr;
    formats::Import import;
    std::vector<formats::ExportLoss> losses;
    formats::ImportSummary comes; ///< with the import itself, without the table of `--into`
};

std::optional<double> positiveNumber(const Arguments& arguments, const QString& option) {
    if (!arguments.has(option)) {
        return std::nullopt;
    }
    bool good = false;
    const double value = arguments.value(option).toDouble(&good);
    if (!good || !(value > 0.0) || !(value <= 1e4)) {
        throw UsageError{QStringLiteral("--%1 takes a number above 0 and up to 10000; found “%2”.")
                             .arg(option, arguments.value(option))};
    }
    return value;
}

formats::ImportOptions importOptionsOf(const Arguments& arguments) {
    formats::ImportOptions options;
    const auto cell = positiveNumber(arguments, QStringLiteral("cell-inches"));
    const auto unit = positiveNumber(arguments, QStringLiteral("unit-inches"));
    const auto width = positiveNumber(arguments, QStringLiteral("table-width"));
    options.cellInches = cell;
    options.unitInches = unit;
    if (width) {
        options.tableWidth = geometry::Length::fromInches(*width);
    }
    if (const QString padding = arguments.value(QStringLiteral("padding"));
        padding == QLatin1String("ignore") || padding == QLatin1String("keep")) {
        options.ignorePadding = padding == QLatin1String("ignore");
    } else if (arguments.has(QStringLiteral("padding"))) {
        throw UsageError{QStringLiteral("--padding takes “ignore” or “keep”; found “%1”.").arg(padding)};
    }
    options.entry = arguments.value(QStringLiteral("entry"));
    for (const QString& answer : arguments.values(QStringLiteral("answer"))) {
        const qsizetype sign = answer.indexOf(u'=');
        if (sign < 1) {
            throw UsageError{QStringLiteral("--answer takes KEY=VALUE; found “%1”.").arg(answer)};
        }
        const QString key = answer.left(sign);
        const QString value = answer.mid(sign + 1);
        switch (formats::takeAnswer(options, key, value)) {
        case formats::AnswerFault::None: break;
        case formats::AnswerFault::UnknownKey:
            throw UsageError{QStringLiteral("--answer: unknown question “%1”; there are cell-inches, unit-inches, "
                                            "table-width, padding, entry, and base: with the name of a model.")
                                 .arg(key)};
        case formats::AnswerFault::NoNumber:
            throw UsageError{
                QStringLiteral("--answer %1 takes a number above 0 and up to 10000; found “%2”.").arg(key, value)};
        case formats::AnswerFault::NoPadding:
            throw UsageError{QStringLiteral("--answer %1 takes “ignore” or “keep”; found “%2”.").arg(key, value)};
        case formats::AnswerFault::NoBase:
            throw UsageError{
                QStringLiteral("--answer %1 takes a base such as “32”, “60x35.5” or “rect 50x25”; found “%2”.")
                    .arg(key, value)};
        }
    }
    options.withTokens = arguments.has(QStringLiteral("tokens"));
    auto ownBases = scenarios::readUserBases();
    for (const auto& problem : ownBases.problems) {
        printError(oneLine(problem.text()));
    }
    for (const QString& path : arguments.values(QStringLiteral("with"))) {
        auto bytes = bytesOf(path);
        if (scenarios::looksLikeNamedBases(bytes)) {
            for (const auto& problem : scenarios::addNamedBases(ownBases.bases, bytes, nameOfInput(path))) {
                printError(oneLine(problem.text()));
            }
            continue;
        }
        options.companions.emplace_back(std::move(bytes), nameOfInput(path));
    }
    options.bases = std::move(ownBases.bases);
    if (const QString own = formats::userFootprintFile(); QFileInfo::exists(own)) {
        if (auto table = formats::ImportFile::open(own)) {
            options.footprints.push_back(std::move(*table));
        } else {
            printError(oneLine(table.error().message()));
        }
    }
    return options;
}

/// The table from above with what lies and stands on it for good, at so many dots a cell.
QByteArray pictureOf(scenarios::Scenario scenario, const formats::ExportOptions& options) {
    scenario.models.clear();
    PaintOptions paint;
    paint.photo = scenario.photo.has_value();
    auto picture = mapBytes(scenario, paint, options.pixelsPerCell / options.cellInches);
    if (picture.isEmpty()) {
        throw UsageError{
            QStringLiteral("A picture with %1 dots a cell is too large; choose fewer with --pixels-per-cell.")
                .arg(options.pixelsPerCell)};
    }
    return picture;
}

formats::ExportOptions exportOptionsOf(const Arguments& arguments, const scenarios::Scenario& scenario) {
    formats::ExportOptions options;
    const auto cell = positiveNumber(arguments, QStringLiteral("cell-inches"));
    const auto pixels = positiveNumber(arguments, QStringLiteral("pixels-per-cell"));
    options.cellInches = cell.value_or(options.cellInches);
    options.pixelsPerCell = std::max(1, static_cast<int>(pixels.value_or(options.pixelsPerCell)));
    options.withLowWalls = !arguments.has(QStringLiteral("without-low-walls"));
    if (arguments.has(QStringLiteral("picture"))) {
        options.picture = pictureOf(scenario, options);
    }
    return options;
}

/// The writer that `--out` or the suffix of OUT asks for.
const Format* writerOf(const Arguments& arguments) {
    const QString& to = arguments.operand(1);
    const QString known = formats::idsOfWriters().join(QStringLiteral(", "));
    if (arguments.has(QStringLiteral("out"))) {
        const Format* format = formats::formatNamed(arguments.value(QStringLiteral("out")));
        if (!format || !format->write) {
            throw UsageError{QStringLiteral("--out “%1” is not a format that this version writes (%2).")
                                 .arg(arguments.value(QStringLiteral("out")), known)};
        }
        return format;
    }
    if (to == QLatin1String("-")) {
        return formats::formatNamed(QStringLiteral("sightline"));
    }
    const Format* format = formats::writerFor(QFileInfo{to}.fileName());
    if (!format) {
        throw UsageError{
            QStringLiteral("%1: the name does not tell the format; specify it with --out (%2).").arg(to, known)};
    }
    return format;
}

/// What answers the question, with the guess that was taken: "--answer cell-inches=1". In quotes for a shell where that
/// needs them.
QString answerOption(const formats::ImportQuestion& question) {
    const QString word = QStringLiteral("%1=%2").arg(
        question.key(), question.suggestion.isEmpty() ? QStringLiteral("VALUE") : question.suggestion);
    static const QRegularExpression plain{QStringLiteral("^[A-Za-z0-9:=.,_-]+$")};
    return plain.match(word).hasMatch()
               ? QStringLiteral("--answer %1").arg(word)
               : QStringLiteral("--answer '%1'").arg(QString{word}.replace(u'\'', QLatin1String("'\\''")));
}

/// "open: How many inches wide is one cell? Taken: 1. To answer: --answer cell-inches=1".
QString openLine(const formats::ImportQuestion& question) {
    QString line = QStringLiteral("open: %1").arg(question.text());
    if (!question.suggestion.isEmpty()) {
        line += QStringLiteral(" Taken: %1.").arg(question.suggestion);
    }
    if (!question.choices.isEmpty()) {
        line += QStringLiteral(" In question: %1.").arg(question.choices.join(QStringLiteral(", ")));
    }
    return line + QStringLiteral(" To answer: %1").arg(answerOption(question));
}

QStringList reportLines(const Outcome& outcome) {
    QStringList lines;
    if (outcome.in && outcome.in->id != QLatin1String("sightline")) {
        lines.append(QStringLiteral("comes: %1").arg(outcome.comes.text()));
    }
    for (const auto& entry : outcome.import.report.entries()) {
        lines.append(entry.text());
    }
    for (const auto& question : outcome.import.questions) {
        if (!question.isAnswered) {
            lines.append(openLine(question));
        }
    }
    for (const auto& loss : outcome.losses) {
        lines.append(loss.ids.isEmpty() ? QStringLiteral("lost: %1").arg(loss.sentence)
                                        : QStringLiteral("lost: %1 (%2)").arg(loss.sentence, someOf(loss.ids)));
    }
    return lines;
}

void writeTexts(JsonWriter& writer, const char* key, const QStringList& texts) {
    writer.list(QString::fromLatin1(key), JsonWriter::Layout::Line, texts,
                [&](const QString& text) { writer.string(text); });
}

QByteArray reportJson(const Outcome& outcome) {
    JsonWriter writer;
    writer.beginObject();
    writer.member(u"in", outcome.in ? outcome.in->id : QString{});
    writer.member(u"out", outcome.out ? outcome.out->id : QString{});
    writer.member(u"read", outcome.import.report.count(formats::ImportFate::Read));
    writer.member(u"guessed", outcome.import.report.count(formats::ImportFate::Guessed));
    writer.member(u"skipped", outcome.import.report.count(formats::ImportFate::Skipped));
    writer.beginObject(u"comes", JsonWriter::Layout::Line);
    writer.member(u"width_in", outcome.comes.width.inches());
    writer.member(u"height_in", outcome.comes.height.inches());
    writer.member(u"pieces", outcome.comes.pieces);
    writer.member(u"walls", outcome.comes.walls);
    writer.member(u"zones", outcome.comes.zones);
    writer.member(u"objectives", outcome.comes.objectives);
    writer.member(u"units", outcome.comes.units);
    writer.member(u"models", outcome.comes.models);
    writer.member(u"reserves", outcome.comes.reserves);
    writer.endObject();
    writer.list(u"report", outcome.import.report.entries(), [&](const auto& entry) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.member(u"fate", formats::wordFor(entry.fate));
        writer.member(u"code", entry.code);
        writer.member(u"place", entry.place);
        writer.member(u"sentence", entry.sentence);
        writer.member(u"count", entry.count);
        writer.endObject();
    });
    writer.list(u"questions", outcome.import.questions, [&](const auto& question) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.member(u"code", question.code);
        writer.member(u"sentence", question.text());
        writer.member(u"suggestion", question.suggestion);
        writeTexts(writer, "choices", question.choices);
        writer.member(u"key", question.key());
        writer.member(u"option", answerOption(question));
        writer.member(u"answered", question.isAnswered);
        writer.endObject();
    });
    writer.list(u"losses", outcome.losses, [&](const auto& loss) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.member(u"code", loss.code);
        writer.member(u"sentence", loss.sentence);
        writeTexts(writer, "ids", loss.ids);
        writer.endObject();
    });
    writer.endObject();
    return writer.text();
}

formats::Import importOf(const Arguments& arguments, const formats::ImportFile& file, formats::ImportOptions options) {
    if (arguments.operand(0) != QLatin1String("-")) {
        options = formats::withFilesBeside(std::move(options), arguments.operand(0));
    }
    auto import = formats::importFile(file, options, {}, arguments.value(QStringLiteral("in")));
    if (!import) {
        throw UsageError{import.error().message()};
    }
    for (const auto& question : import->questions) {
        if (question.required) {
            throw UsageError{
                QStringLiteral("%1: %2 Answer it with %3.").arg(file.name(), question.text(), answerOption(question))};
        }
    }
    return std::move(*import);
}

/// An army list goes to the reserves of a player: of the table of `--into`, or of an empty one.
void putArmy(const Arguments& arguments, formats::Import& import) {
    const bool isArmy = import.format == QLatin1String{formats::kRosterFormat};
    if (!isArmy) {
        if (arguments.has(QStringLiteral("into")) || arguments.has(QStringLiteral("army"))) {
            throw UsageError{
                QStringLiteral("--into and --army are for army lists; this file looks like %1.").arg(import.format)};
        }
        return;
    }
    if (!arguments.has(QStringLiteral("into"))) {
        if (const QString player = arguments.value(QStringLiteral("army")); !player.isEmpty()) {
            import.scenario.players.push_back({scenarios::PlayerId{player}, {}, {}, {}});
            for (auto& model : import.scenario.reserves) {
                model.player = scenarios::PlayerId{player};
            }
        }
        return;
    }
    const auto table = scenarioOf(arguments.value(QStringLiteral("into")));
    const auto player = playerOf(arguments, QStringLiteral("army"), table);
    import.scenario = formats::withArmyOf(table, import.scenario, player.value_or(scenarios::PlayerId{}));
}

ExitStatus runConvert(const Arguments& arguments) {
    const QString& from = arguments.operand(0);
    const QString& to = arguments.operand(1);
    const bool asJson = arguments.has(QStringLiteral("json"));
    if (asJson && to == QLatin1String("-")) {
        throw UsageError{QStringLiteral("--json writes the report to standard output, so OUT has to be a file.")};
    }
    const auto writer = writerOf(arguments);
    auto options = importOptionsOf(arguments);
    if (QFileInfo::exists(from + QStringLiteral("/CURRENT")) && QFileInfo::exists(from + QStringLiteral("/LOCK"))) {
        throw UsageError{
            QStringLiteral("%1: packs of Foundry 11 and later are database folders, which are not supported. Export "
                           "the scene from its menu instead: that creates a .json file.")
                .arg(from)};
    }
    const formats::ImportFile file{bytesOf(from), nameOfInput(from)};
    auto import = importOf(arguments, file, std::move(options));
    const formats::ImportSummary comes = formats::summaryOf(import.scenario);
    putArmy(arguments, import);
    if (arguments.has(QStringLiteral("bare"))) {
        import.scenario.photo.reset();
        import.scenario.log = {};
    }
    const auto exporting = exportOptionsOf(arguments, import.scenario);
    const auto exported = writer->write(import.scenario, exporting);
    if (!exported) {
        throw UsageError{exported.error().message()};
    }
    const Outcome outcome{formats::formatNamed(import.format), writer, std::move(import), exported->losses, comes};
    writeFileOrPrint(to, exported->bytes);
    const QStringList lines = reportLines(outcome);
    for (const QString& line : lines) {
        printError(oneLine(line));
    }
    if (arguments.has(QStringLiteral("report"))) {
        writeFile(arguments.value(QStringLiteral("report")), (lines.join(u'\n') + u'\n').toUtf8());
    }
    if (asJson) {
        print(reportJson(outcome));
    }
    return ExitStatus::Done;
}

} // namespace

Command convertCommand() {
    return {
        "convert",
        "read and write files of other programs",
        "Reads a file, detects its format, and writes OUT in the format of its suffix or of --out; - is standard\n"
        "input or output. The report on standard error lists what was imported, guessed, left out or lost, and the\n"
        "open questions of IN, each with the option that answers it. A scenario written from a scenario has the\n"
        "canonical form: known keys in a fixed order, unknown keys kept, the same bytes for the same scenario.\n"
        "Scripts in a file are never run, and addresses in it are never fetched.",
        {"IN", "OUT"},
        {{"in", "FORMAT", "format of IN, instead of detecting it: " + formats::idsOfReaders().join(", "), false, false,
          formats::idsOfReaders()},
         {"out", "FORMAT", "format of OUT, instead of by its suffix: " + formats::idsOfWriters().join(", "), false,
          false, formats::idsOfWriters()},
         {"cell-inches", "N", "size of a grid cell in inches (default: 1)"},
         {"unit-inches", "N", "length of a drawing unit in inches"},
         {"table-width", "IN", "width of the drawing or the table in inches"},
         {"padding",
          "WORD",
          "padding of a Foundry scene: ignore or keep (default: as its walls suggest)",
          false,
          false,
          {"ignore", "keep"}},
         {"entry", "NAME", "the layout or scene to read from a file with several: name, id, or number from 1"},
         {"answer", "KEY=VALUE", "answer an open question of the file, as the line starting with “open:” says", false,
          true},
         {"with", "FILE",
          "a further file: templates, deployment maps, footprints, bases by name (yours in footprints.json and in the "
          "folder bases of the data folder count by themselves)",
          false, true},
         {"tokens", {}, "import tokens and figures as models"},
         {"into", "TABLE", "add an army list to the reserves of this scenario"},
         {"army", "P", "the player whose army list it is"},
         {"pixels-per-cell", "N", "pixels per cell in formats that use them (default: 70)"},
         {"picture", {}, "include a picture of the table in formats that hold one"},
         {"without-low-walls", {}, "leave out pieces under 2 in, for formats without heights"},
         {"report", "FILE", "write the report to FILE too"},
         jsonOption(),
         {"bare", {}, "leave out the photo under the table and the log of questions"}},
        runConvert,
        Needs::Core,
        {"picture"}};
}

} // namespace sightline::app::cli
