#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/cli/requested_pair.h"
#include "app/shared/export/picture_file.h"
#include "app/shared/export/ruling_sheet.h"
#include "app/shared/text/deciding_rule.h"
#include "scenarios/io/scenario_hash.h"

#include <QDateTime>

namespace sightline::app::cli {

namespace {

ExitStatus runSheet(const Arguments& arguments) {
    const QString out = arguments.value(QStringLiteral("out"));
    if (pictureKindOf(out) != PictureKind::Pdf) {
        throw UsageError{QStringLiteral("--out “%1”: the name must end in .pdf.").arg(out)};
    }
    const auto asked = requestedPairOf(arguments);
    const SheetAnswer answer = sheetAnswerTo(scenarios::PreparedTable{asked.scenario, asked.rules}, asked.question);
    scenarios::JudgeNote by{arguments.value(QStringLiteral("judge")), arguments.value(QStringLiteral("note")),
                            arguments.value(QStringLiteral("time"))};
    if (by.time.isEmpty()) {
        by.time = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    }
    writeFile(out, rulingSheetBytes(asked.scenario, answer.verdict, by, answer.shot));
    if (arguments.has(QStringLiteral("json"))) {
        JsonWriter writer;
        writeVerdict(writer, answer.verdict, reasonTextFor(asked.scenario), [&](JsonWriter& more) {
            more.member(u"scenario_hash", hashOf(asked.scenario));
            more.member(u"decided_by", decidingRule(answer.verdict, asked.scenario));
        });
        print(writer.text());
    }
    return ExitStatus::Done;
}

} // namespace

Command sheetCommand() {
    return {
        "sheet",
        "a verdict on one page, as PDF",
        "Judges one line of sight and writes a ruling sheet: picture, close-up, figures, the shot of the observer's\n"
        "unit at the target's, positions, rules, reasons, note. Text that does not fit the page is set smaller, then "
        "cut\n"
        "with a mark. Exit status: 0 written, whatever the verdict; 2 bad usage or input.",
        {"SCENARIO"},
        joined({pairOptions(),
                {{"out", "FILE", "FILE.pdf", true},
                 {"note", "TEXT", "a note by the judge"},
                 {"judge", "NAME", "who decided"},
                 {"time", "TIME", "when (default: now)"},
                 rulesOption(),
                 {"json", {}, "also print the verdict as JSON, with scenario_hash"}}}),
        runSheet,
        Needs::Gui};
}

} // namespace sightline::app::cli
