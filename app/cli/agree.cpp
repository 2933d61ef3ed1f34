#include "app/cli/command.h"
#include "app/cli/long_work.h"
#include "app/cli/output.h"
#include "app/shared/text/agreement_text.h"
#include "scenarios/conformance/agreement.h"

#include <limits>

namespace sightline::app::cli {

namespace {

constexpr quint64 kMaxPairs = 10'000'000;

quint64
wholeNumberOf(const Arguments& arguments, const QString& option, quint64 fallback, quint64 least, quint64 most) {
    if (!arguments.has(option)) {
        return fallback;
    }
    bool isNumber = false;
    const QString text = arguments.value(option);
    const quint64 number = text.toULongLong(&isNumber);
    if (!isNumber || number < least || number > most) {
        throw UsageError{QStringLiteral("--%1 takes a whole number from %2 to %3; found “%4”.")
                             .arg(option)
                             .arg(least)
                             .arg(most)
                             .arg(text)};
    }
    return number;
}

QByteArray jsonOf(const scenarios::AgreementResult& result) {
    JsonWriter writer;
    writer.beginObject();
    writer.member(u"agrees", result.agrees());
    // Seeds may need more digits than JSON numbers keep.
    writer.member(u"seed", QString::number(result.seed));
    writer.member(u"scenes", result.scenes);
    writer.member(u"pairs", result.pairs);
    writer.member(u"comparisons", result.comparisonCount());
    writer.member(u"mismatch_count", result.mismatchCount());
    writer.beginObject(u"by_comparison");
    for (int i = 0; i < scenarios::kComparisons; ++i) {
        writer.beginObject(wordFor(static_cast<scenarios::Comparison>(i)), JsonWriter::Layout::Line);
        writer.member(u"made", result.tallies[static_cast<std::size_t>(i)].made);
        writer.member(u"failed", result.tallies[static_cast<std::size_t>(i)].failed);
        writer.endObject();
    }
    writer.endObject();
    writer.beginList(u"mismatches");
    for (const scenarios::Mismatch& mismatch : result.mismatches) {
        writer.beginObject();
        writer.member(u"comparison", wordFor(mismatch.comparison));
        writer.member(u"seed", QString::number(mismatch.seed));
        writer.member(u"from", mismatch.observer.value);
        writer.member(u"to", mismatch.target.value);
        writer.list(u"differing", JsonWriter::Layout::Line, mismatch.differing,
                    [&](const QString& key) { writer.string(key); });
        writer.member(u"answer", QString::fromUtf8(mismatch.answer));
        if (!mismatch.other.isEmpty()) {
            writer.member(u"other", QString::fromUtf8(mismatch.other));
        }
        writer.member(u"scenario", QString::fromUtf8(mismatch.scenario));
        writer.endObject();
    }
    writer.endList();
    writer.endObject();
    return writer.text();
}

ExitStatus runAgree(const Arguments& arguments) {
    scenarios::AgreementOptions options;
    const auto pairs =
        wholeNumberOf(arguments, QStringLiteral("pairs"), static_cast<quint64>(options.pairs), 1, kMaxPairs);
    const auto seed =
        wholeNumberOf(arguments, QStringLiteral("seed"), options.seed, 0, std::numeric_limits<quint64>::max());
    options.pairs = static_cast<int>(pairs);
    options.seed = seed;
    scenarios::AgreementResult result;
    {
        LongWork work{QStringLiteral("pairs")};
        options.progress = [&work](const scenarios::AgreementProgress& progress) {
            work.reportProgress(static_cast<int>(progress.pairs), static_cast<int>(progress.wanted));
        };
        result = scenarios::runAgreement(options, work.stop());
        work.throwIfStopped();
    }
    printAnswer(
        arguments, [&] { return jsonOf(result); }, [&] { return agreementReport(result); });
    return result.agrees() ? ExitStatus::Done : ExitStatus::Mismatch;
}

} // namespace

Command agreeCommand() {
    return {"agree",
            "compare the program's methods on random tables",
            "Judges random tables by every method of the program and compares the answers.\n"
            "Exit status: 0 no mismatch, 1 a mismatch, 2 bad usage.",
            {},
            {{"pairs", "N", "number of pairs of models (default: 10000)"},
             {"seed", "S", "the seed of the first table (default: 1)"},
             jsonOption()},
            runAgree};
}

} // namespace sightline::app::cli
