#include "app/shared/text/agreement_text.h"

#include "scenarios/conformance/random_scene.h"

#include <QCoreApplication>
#include <QLocale>

namespace sightline::app {

namespace {

struct AgreementWords {
    Q_DECLARE_TR_FUNCTIONS(Agreement)
};

using scenarios::AgreementResult;
using scenarios::Comparison;

/// Returns what is compared, to complete "compared with": "the same question without details".
QString comparisonPhrase(Comparison comparison) {
    switch (comparison) {
    case Comparison::WithoutDetails: return AgreementWords::tr("the quick query, as used for many lines at once");
    case Comparison::WithTriedLines: return AgreementWords::tr("the full query with all sampled lines");
    case Comparison::OneThread: return AgreementWords::tr("the matrix, pair by pair");
    case Comparison::ManyThreads: return AgreementWords::tr("the matrix on two threads");
    case Comparison::OtherDirection: return AgreementWords::tr("the reverse query: observer and target swapped");
    case Comparison::Json: return AgreementWords::tr("the answer written as JSON and read back");
    case Comparison::SavedAndLoaded: return AgreementWords::tr("the table saved and loaded");
    case Comparison::PiecesReordered: return AgreementWords::tr("the table with its pieces in another order");
    case Comparison::Renamed: return AgreementWords::tr("the table with other ids");
    case Comparison::SampledNotBeyond:
        return AgreementWords::tr("the sampled lines, which never see more than the proof");
    case Comparison::WitnessRetested:
        return AgreementWords::tr("the clear line and all sampled lines, checked again one by one");
    case Comparison::CenterLineRetested: return AgreementWords::tr("the blocked center line, checked again");
    case Comparison::Region:
        return AgreementWords::tr("the observer’s visibility region at points of the target’s base");
    }
    return {};
}

} // namespace

QString agreementHeadline(const AgreementResult& result) {
    const QLocale locale;
    const QString pairs = AgreementWords::tr("%1 pairs of models on random tables").arg(locale.toString(result.pairs));
    const QString comparisons = locale.toString(result.comparisonCount());
    if (!result.agrees()) {
        return AgreementWords::tr("Mismatches: %1. Answers differ for %2 in %3 comparisons.")
            .arg(locale.toString(result.mismatchCount()), pairs, comparisons);
    }
    return result.stopped
               ? AgreementWords::tr("Stopped after %1: no mismatch in %2 comparisons so far.").arg(pairs, comparisons)
               : AgreementWords::tr("No mismatch: the answers agree for %1 in %2 comparisons.").arg(pairs, comparisons);
}

QString mismatchSentence(const scenarios::Mismatch& mismatch) {
    return AgreementWords::tr("Table %1, %2 to %3, against %4: %5")
        .arg(QString::number(mismatch.seed), mismatch.observer.value, mismatch.target.value,
             comparisonPhrase(mismatch.comparison), mismatch.differing.join(QStringLiteral("; ")));
}

QString agreementReport(const AgreementResult& result) {
    const QLocale locale;
    QString text = agreementHeadline(result) + QLatin1Char{'\n'};
    text += AgreementWords::tr("Tables: %1, starting at seed %2.")
                .arg(locale.toString(result.scenes), QString::number(result.seed)) +
            QStringLiteral("\n\n");
    for (int i = 0; i < scenarios::kComparisons; ++i) {
        const auto& tally = result.tallies[static_cast<std::size_t>(i)];
        text += QStringLiteral("%1  %2")
                    .arg(locale.toString(tally.made), 9)
                    .arg(comparisonPhrase(static_cast<Comparison>(i)));
        if (tally.failed > 0) {
            text += AgreementWords::tr(" – mismatches: %1").arg(locale.toString(tally.failed));
        }
        text += QLatin1Char{'\n'};
    }
    for (const auto& mismatch : result.mismatches) {
        text += QLatin1Char{'\n'} + mismatchSentence(mismatch);
        text += QLatin1Char{'\n'} +
                AgreementWords::tr("To reproduce it: sightline-cli agree --seed %1 --pairs %2")
                    .arg(QString::number(mismatch.seed))
                    .arg(scenarios::kPairsOfRandomScene) +
                QLatin1Char{'\n'};
    }
    if (const auto more = result.mismatchCount() - static_cast<std::int64_t>(result.mismatches.size()); more > 0) {
        text += QLatin1Char{'\n'} + AgreementWords::tr("And %1 more.").arg(locale.toString(more)) + QLatin1Char{'\n'};
    }
    return text;
}

} // namespace sightline::app
