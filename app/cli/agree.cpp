#include "app/cli/command.h"
#include "app/cli/long_work.h"
#include "app/cli/output.h"
#include "app/shared/text/agreement_text.h"
#include "scenarios/conformance/agreement.h"

#include <limits>

namespace sightline::app::cli {

namespace {

constexpr quint64 kMaxPairs = 10'000'000;

Expected<quint64>
wholeNumberOf(const Arguments& arguments, const QString& option, quint64 fallback, quint64 least, quint64 most) {
    if (!arguments.has(option)) {
        return fallback;
    }
    bool isNumber = false;
    const QString text = arguments.value(option);
    const quint64 number = text.toULongLong(&isNumber);
    if (!isNumber || number < least || number > most) {
        return usageError(QStringLiteral("--%1 takes a whole number from %2 to %3; found “%4”.")
                              .arg(option)
                              .arg(least)
                              .arg(most)
                              .arg(text));
    }
    return number;
}

QByteArray jsonOf(const scenarios::AgreementResult& result) {
    scenarios::JsonWriter writer;
    writer.beginObject();
    const auto text = [&](QStringView key, const QString& value) {
        writer.key(key);
        writer.string(value);
    };
    const auto number = [&](QStringView key, qint64 value) {
        writer.key(key);
        writer.number(value);
    };
    writer.key(u"agrees");
    writer.boolean(result.agrees());
    // Seeds may need more digits than JSON numbers keep.
    text(u"seed", QString::number(result.seed));
    number(u"scenes", result.scenes);
    number(u"pairs", result.pairs);
    number(u"comparisons", result.comparisonCount());
    number(u"mismatch_count", result.mismatchCount());
    writer.key(u"by_comparison");
    writer.beginObject();
    for (int i = 0; i < scenarios::kComparisons; ++i) {
        writer.key(wordFor(static_cast<scenarios::Comparison>(i)));
        writer.beginObject(scenarios::JsonWriter::Layout::Line);
        number(u"made", result.tallies[static_cast<std::size_t>(i)].made);
        number(u"failed", result.tallies[static_cast<std::size_t>(i)].failed);
        writer.endObject();
    }
    writer.endObject();
    writer.key(u"mismatches");
    writer.beginList();
    for (const scenarios::Mismatch& mismatch : result.mismatches) {
        writer.beginObject();
        text(u"comparison", wordFor(mismatch.comparison));
        text(u"seed", QString::number(mismatch.seed));
        text(u"from", mismatch.observer.value);
        text(u"to", mismatch.target.value);
        writer.key(u"differing");
        writer.beginList(scenarios::JsonWriter::Layout::Line);
        for (const QString& key : mismatch.differing) {
            writer.string(key);
        }
        writer.endList();
        text(u"answer", QString::fromUtf8(mismatch.answer));
        if (!mismatch.other.isEmpty()) {
            text(u"other", QString::fromUtf8(mismatch.other));
        }
        text(u"scenario", QString::fromUtf8(mismatch.scenario));
        writer.endObject();
    }
    writer.endList();
    writer.endObject();
    return writer.text();
}

Expected<ExitStatus> runAgree(const Arguments& arguments) {
    scenarios::AgreementOptions options;
    const auto pairs =
        wholeNumberOf(arguments, QStringLiteral("pairs"), static_cast<quint64>(options.pairs), 1, kMaxPairs);
    if (!pairs) {
        return tl::unexpected{pairs.error()};
    }
    const auto seed =
        wholeNumberOf(arguments, QStringLiteral("seed"), options.seed, 0, std::numeric_limits<quint64>::max());
    if (!seed) {
        return tl::unexpected{seed.error()};
    }
    options.pairs = static_cast<int>(*pairs);
    options.seed = *seed;
    scenarios::AgreementResult result;
    {
        LongWork work{QStringLiteral("pairs")};
        options.progress = [&work](const scenarios::AgreementProgress& progress) {
            work.tell(static_cast<int>(progress.pairs), static_cast<int>(progress.wanted));
        };
        result = scenarios::runAgreement(options, work.stop());
        if (work.isStopped()) {
            return ExitStatus::Stopped;
        }
    }
    const auto printed = arguments.has(QStringLiteral("json")) ? print(jsonOf(result)) : print(agreementReport(result));
    if (!printed) {
        return tl::unexpected{printed.error()};
    }
    return result.agrees() ? ExitStatus::Done : ExitStatus::Mismatch;
}

} // namespace

Command agreeCommand() {
    Command command;
    command.name = QStringLiteral("agree");
    command.summary = QStringLiteral("compare the program's methods on random tables");
    command.description =
        QStringLiteral("Judges random tables by every method of the program and compares the answers.\n"
                       "Exit status: 0 no mismatch, 1 a mismatch, 2 bad usage.");
    command.options = {
        {QStringLiteral("pairs"), QStringLiteral("N"), QStringLiteral("number of pairs of models (default: 10000)")},
        {QStringLiteral("seed"), QStringLiteral("S"), QStringLiteral("the seed of the first table (default: 1)")},
        jsonOption()};
    command.run = runAgree;
    return command;
}

} // namespace sightline::app::cli
