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
    scenarios::JsonWriter writer;
    writer.beginObject();
    writer.member(u"verified", check.isVerified());
    writer.member(u"judge", dispute.by.judge);
    writer.member(u"note", dispute.by.note);
    writer.member(u"time", dispute.by.time);
    writer.member(u"program", dispute.program);
    writer.member(u"scenario_hash", dispute.scenarioHash);
    writer.member(u"rules_hash", dispute.rulesHash);
    writer.list(u"differences", check.differences, [&](const auto& difference) {
        writer.beginObject(scenarios::JsonWriter::Layout::Line);
        writer.member(u"what", difference.what);
        writer.member(u"stored", difference.stored);
        writer.member(u"now", difference.now);
        writer.endObject();
    });
    writer.key(u"verdict");
    writeVerdict(writer, check.verdict, reasonTextFor(dispute.scenario), [&](scenarios::JsonWriter& more) {
        more.member(u"decided_by", decidingRule(check.verdict, dispute.scenario));
    });
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
    arguments.has(QStringLiteral("json")) ? print(jsonOf(*dispute, check)) : print(textOf(*dispute, check));
    return check.isVerified() ? ExitStatus::Done : ExitStatus::Differs;
}

} // namespace

Command disputeCommand() {
    Command command;
    command.name = QStringLiteral("dispute");
    command.summary = QStringLiteral("a question in dispute as one file: table, rules, answer, note, photo");
    command.description = QStringLiteral("Judges one line of sight and writes a dispute file, which anybody can check "
                                         "with verify or open in the window.");
    command.operands = {QStringLiteral("SCENARIO")};
    command.options = pairOptions();
    command.options.push_back(
        {QStringLiteral("out"), QStringLiteral("FILE"), QStringLiteral("FILE.sightline-dispute"), true});
    command.options.push_back({QStringLiteral("note"), QStringLiteral("TEXT"), QStringLiteral("what it is about")});
    command.options.push_back({QStringLiteral("judge"), QStringLiteral("NAME"), QStringLiteral("who says so")});
    command.options.push_back({QStringLiteral("time"), QStringLiteral("TIME"), QStringLiteral("when (default: now)")});
    command.options.push_back(
        {QStringLiteral("photo"), QStringLiteral("FILE"), QStringLiteral("a photo of the real table to include")});
    command.options.push_back(
        {QStringLiteral("without-photo"), {}, QStringLiteral("leave out the photo under the table")});
    command.options.push_back(rulesOption());
    command.run = runDispute;
    return command;
}

Command verifyCommand() {
    Command command;
    command.name = QStringLiteral("verify");
    command.summary = QStringLiteral("judge a dispute file again and compare the answers");
    command.description =
        QStringLiteral("Judges by the table and the rules in the file and compares the verdict to the last bit.\n"
                       "Exit status: 0 verified, 1 something differs, 2 bad usage or input.");
    command.operands = {QStringLiteral("FILE")};
    command.options = {{QStringLiteral("photo"), QStringLiteral("FILE"),
                        QStringLiteral("also save the photo of the dispute to this file")},
                       jsonOption()};
    command.run = runVerify;
    return command;
}

} // namespace sightline::app::cli
