#include "app/shared/text/import_text.h"

#include "app/shared/text/diagnostic_text.h"
#include "app/shared/text/import_sentences.h"
#include "app/shared/text/number_text.h"
#include "scenarios/formats/common/sentence.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <optional>

namespace sightline::app {

namespace formats = scenarios::formats;

namespace {

struct ImportWords {
    Q_DECLARE_TR_FUNCTIONS(Imports)
};

/// The sentence in the language of the window. It is known by its English: filled with its words it is what the reader
/// said.
QString translated(const QString& english, const QStringList& words) {
    for (const char* pattern : importSentences()) {
        if (formats::filledSentence(QString::fromUtf8(pattern), words) == english) {
            return formats::filledSentence(ImportWords::tr(pattern), words);
        }
    }
    return english;
}

/// Returns the parts of the sentence that stand for %1, %2 of the pattern, in the order of the numbers; nothing if it
/// does not fit. Patterns have their places in that order.
std::optional<QStringList> wordsIn(const QString& sentence, const QString& pattern) {
    static const QRegularExpression place{QStringLiteral("\\\\%[1-9]")};
    const QString expression = QRegularExpression::escape(pattern).replace(place, QStringLiteral("(.*)"));
    const auto match = QRegularExpression{QRegularExpression::anchoredPattern(expression),
                                          QRegularExpression::DotMatchesEverythingOption}
                           .match(sentence);
    return match.hasMatch() ? std::optional{match.capturedTexts().mid(1)} : std::nullopt;
}

/// Why a file of the user's gives no table.
QString whyUnread(const scenarios::Diagnostic& problem) {
    if (problem.code == u"needs-answer") {
        return ImportWords::tr(
            "its import needs your answers. Open it with File > Import, answer, and save the table in this folder.");
    }
    if (problem.code == u"too-many-tables") {
        return ImportWords::tr(
                   "the folder contains more than %1 tables; this file and the following ones are not offered.")
            .arg(scenarios::kMaxOwnTables);
    }
    return problem.code == u"no-terrain" ? ImportWords::tr("it contains no terrain.") : importRefusal(problem);
}

} // namespace

QString importRefusal(const scenarios::Diagnostic& finding) {
    for (const char* pattern : importSentences()) {
        if (const auto words = wordsIn(finding.sentence, QString::fromUtf8(pattern))) {
            return formats::filledSentence(ImportWords::tr(pattern), *words);
        }
    }
    return findingSentence(finding);
}

QString unreadLayoutsText(const std::vector<scenarios::UnreadLayout>& files) {
    if (files.size() == 1) {
        return ImportWords::tr("Cannot read “%1” in your own layouts: %2", "name of a file, why")
            .arg(files.front().name, whyUnread(files.front().problem));
    }
    QStringList names;
    std::ranges::transform(files, std::back_inserter(names), &scenarios::UnreadLayout::name);
    return ImportWords::tr("Cannot read these files in your own layouts: %1. Point here for the reasons, then repair "
                           "or delete the files.")
        .arg(names.join(QStringLiteral(", ")));
}

QString unreadLayoutsTip(const std::vector<scenarios::UnreadLayout>& files) {
    QStringList lines;
    for (const auto& file : files) {
        lines.append(ImportWords::tr("%1: %2", "name of a file, why it cannot be read")
                         .arg(file.name, whyUnread(file.problem))
                         .toHtmlEscaped());
    }
    return lines.join(QStringLiteral("<br>"));
}

QString importSentence(const formats::ImportEntry& entry) { return translated(entry.sentence, entry.words); }

QString importPlaceText(const QString& place) {
    static const QRegularExpression line{QRegularExpression::anchoredPattern(QStringLiteral("line ([0-9]+)"))};
    const auto match = line.match(place);
    return match.hasMatch() ? ImportWords::tr("line %1", "of a file").arg(match.captured(1)) : place;
}

QString importQuestion(const formats::ImportQuestion& question) {
    for (const char* pattern : importSentences()) {
        if (QString::fromUtf8(pattern) == question.sentence) {
            return formats::filledSentence(ImportWords::tr(pattern), {question.subject});
        }
    }
    return question.text();
}

QString importComesText(const formats::ImportSummary& summary) {
    QStringList parts;
    if (!summary.isArmy) {
        parts.append(ImportWords::tr("a table of %1 × %2").arg(lengthText(summary.width), lengthText(summary.height)));
    }
    const auto note = [&parts](int number, const QString& words) {
        if (number > 0) {
            parts.append(words);
        }
    };
    note(summary.pieces, ImportWords::tr("%n pieces", nullptr, summary.pieces));
    note(summary.walls, ImportWords::tr("%n walls", nullptr, summary.walls));
    note(summary.zones, ImportWords::tr("%n zones", nullptr, summary.zones));
    note(summary.objectives, ImportWords::tr("%n objectives", nullptr, summary.objectives));
    note(summary.units, ImportWords::tr("%n units", nullptr, summary.units));
    note(summary.models, ImportWords::tr("%n models", nullptr, summary.models));
    note(summary.reserves, ImportWords::tr("%n models in reserve", nullptr, summary.reserves));
    return ImportWords::tr("To be imported: %1.").arg(parts.join(QStringLiteral(", ")));
}

QString exportLossSentence(const formats::ExportLoss& loss) { return translated(loss.sentence, loss.words); }

QString importFateWord(formats::ImportFate fate) {
    switch (fate) {
    case formats::ImportFate::Read: return ImportWords::tr("imported");
    case formats::ImportFate::Guessed: return ImportWords::tr("guessed");
    case formats::ImportFate::Skipped: return ImportWords::tr("skipped");
    }
    return {};
}

QString importReportText(const QString& file, const formats::ImportReport& report) {
    QStringList lines{file};
    for (const auto& entry : report.entries()) {
        const QString sentence = entry.count > 1
                                     ? ImportWords::tr("%1 (%n times)", nullptr, entry.count).arg(importSentence(entry))
                                     : importSentence(entry);
        lines.append(
            entry.place.isEmpty()
                ? QStringLiteral("%1\t%2").arg(importFateWord(entry.fate), sentence)
                : QStringLiteral("%1\t%2\t%3").arg(importFateWord(entry.fate), sentence, importPlaceText(entry.place)));
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace sightline::app
