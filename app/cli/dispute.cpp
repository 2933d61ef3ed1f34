#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/cli/requested_pair.h"
#include "app/shared/text/deciding_rule.h"
#include "app/shared/text/dispute_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/output/dispute_file.h"

#include <QDateTime>
#include <QFileInfo>

namespace sightline::app::cli {

namespace {

std::optional<scenarios::DisputePhoto> photoOf(const Arguments& arguments) {
    const QString option = QStringLiteral("photo");
    if (!arguments.has(option)) {
        return std::nullopt;
    }
    const QString path = arguments.value(option);
    auto bytes = bytesOf(path);
    if (bytes.size() > scenarios::kLargestPhotoBytes) {
        throw UsageError{QStringLiteral("--photo “%1” has %2 bytes; the maximum is %3.")
                             .arg(path)
                             .arg(bytes.size())
                             .arg(scenarios::kLargestPhotoBytes)};
    }
    return scenarios::DisputePhoto{QFileInfo{path}.fileName(), std::move(bytes)};
}

ExitStatus runDispute(const Arguments& arguments) {
    const QString out = arguments.value(QStringLiteral("out"));
    const auto photo = photoOf(arguments);
    auto asked = requestedPairOf(arguments);
    asked.scenario.log = {};
    if (arguments.has(QStringLiteral("without-photo"))) {
        asked.scenario.photo.reset();
    }
    scenarios::JudgeNote by{arguments.value(QStringLiteral("judge")), arguments.value(QStringLiteral("note")),
                            arguments.value(QStringLiteral("time"))};
    if (by.time.isEmpty()) {
        by.time = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    }
    const auto dispute = disputeOf(scenarios::PreparedTable{asked.scenario, asked.rules}, asked.question, by, photo);
    writeFile(out, writeDispute(dispute));
    return ExitStatus::Done;
}

QByteArray jsonOf(const scenarios::Dispute& dispute, const scenarios::DisputeCheck& check) {
    JsonWriter writer;
    writer.beginObject();
    writer.member(u"verified", check.isVerified());
    writer.member(u"judge", dispute.by.judge);
    writer.member(u"note", dispute.by.note);
    writer.member(u"time", dispute.by.time);
    writer.member(u"program", dispute.program);
    writer.member(u"scenario_hash", dispute.scenarioHash);
    writer.member(u"rules_hash", dispute.rulesHash);
    writer.list(u"differences", check.differences, [&](const auto& difference) {
        writer.beginObject(JsonWriter::Layout::Line);
        writer.member(u"what", difference.what);
        writer.member(u"stored", difference.stored);
        writer.member(u"now", difference.now);
        writer.endObject();
    });
    writer.key(u"verdict");
    writeVerdict(writer, check.verdict, reasonTextFor(dispute.scenario),
                 [&](JsonWriter& more) { more.member(u"decided_by", decidingRule(check.verdict, dispute.scenario)); });
    writer.endObject();
    return writer.text();
}

QString textOf(const scenarios::Dispute& dispute, const scenarios::DisputeCheck& check) {
    QString text =
        oneLine(QStringLiteral("%1. %2").arg(disputeHeadline(check), disputeSummary(dispute, check))) + u'\n';
    text += oneLine(announcement(check.verdict, dispute.scenario)) + u'\n';
    if (!dispute.by.judge.isEmpty() || !dispute.by.note.isEmpty()) {
        QStringList by{dispute.by.judge, dispute.by.time};
        by.removeAll(QString{});
        QStringList line{by.join(QStringLiteral(", ")), dispute.by.note};
        line.removeAll(QString{});
        text += oneLine(line.join(QStringLiteral(": "))) + u'\n';
    }
    for (const QString& sentence : differencesInWords(dispute, check)) {
        text += oneLine(sentence) + u'\n';
    }
    if (!check.differences.empty()) {
        text += QStringLiteral("Details:\n");
    }
    for (const auto& difference : check.differences) {
        text += QStringLiteral("  ") + oneLine(differenceText(difference)) + u'\n';
    }
    return text;
}

ExitStatus runVerify(const Arguments& arguments) {
    const QString& path = arguments.operand(0);
    const auto bytes = bytesOf(path);
    if (bytes.startsWith("%PDF")) {
        throw UsageError{QStringLiteral("%1: this is a PDF, a sheet for people. What can be verified is the file "
                                        "NAME.%2 that was saved beside it.")
                             .arg(nameOfInput(path), QLatin1String{scenarios::kDisputeSuffix})};
    }
    const auto dispute = scenarios::readDispute(bytes, nameOfInput(path));
    if (!dispute) {
        throw UsageError{dispute.error().message()};
    }
    if (arguments.has(QStringLiteral("photo"))) {
        if (!dispute->photo && !dispute->scenario.photo) {
            throw UsageError{QStringLiteral("%1: there is no photo in the file.").arg(nameOfInput(path))};
        }
        const QByteArray& photo = dispute->photo ? dispute->photo->bytes : dispute->scenario.photo->picture.bytes();
        writeFile(arguments.value(QStringLiteral("photo")), photo);
    }
    const auto check = checkDispute(*dispute);
    printAnswer(
        arguments, [&] { return jsonOf(*dispute, check); }, [&] { return textOf(*dispute, check); });
    return check.isVerified() ? ExitStatus::Done : ExitStatus::Differs;
}

} // namespace

Command disputeCommand() {
    return {"dispute",
            "a question in dispute as one file: table, rules, answer, note, photo",
            "Judges one line of sight and writes a dispute file, which anybody can check with verify or open in the "
            "window.",
            {"SCENARIO"},
            joined({pairOptions(),
                    {{"out", "FILE", "FILE.sightline-dispute", true},
                     {"note", "TEXT", "what it is about"},
                     {"judge", "NAME", "who says so"},
                     {"time", "TIME", "when (default: now)"},
                     {"photo", "FILE", "a photo of the real table to include"},
                     {"without-photo", {}, "leave out the photo under the table"},
                     rulesOption()}}),
            runDispute};
}

Command verifyCommand() {
    return {"verify",
            "judge a dispute file again and compare the answers",
            "Judges by the table and the rules in the file and compares the verdict to the last bit.\n"
            "Exit status: 0 verified, 1 something differs, 2 bad usage or input.",
            {"FILE"},
            {{"photo", "FILE", "also save the photo of the dispute to this file"}, jsonOption()},
            runVerify};
}

} // namespace sightline::app::cli
