#include "app/shared/text/diagnostic_text.h"

#include "app/shared/text/coded_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace sightline::app {

using scenarios::Diagnostic;

namespace {

struct DiagnosticWords {
    Q_DECLARE_TR_FUNCTIONS(Findings)
};

/// The sentences of the codes of scenarios/io/README.md. %1: what was found, %2: what was expected.
constexpr auto kFindingSentences = std::to_array<CodedText>({
    {"unreadable",
     QT_TRANSLATE_NOOP("Findings", "Cannot read the file: it does not exist, or you have no permission.")},
    {"unwritable",
     QT_TRANSLATE_NOOP("Findings",
                       "Cannot write the file. Choose a folder where you have permission and enough space.")},
    {"empty", QT_TRANSLATE_NOOP("Findings", "The file is empty.")},
    {"truncated", QT_TRANSLATE_NOOP("Findings", "The file is incomplete: its end is missing.")},
    {"syntax", QT_TRANSLATE_NOOP("Findings", "Invalid JSON: expected %2, found %1.")},
    {"not-utf8", QT_TRANSLATE_NOOP("Findings", "Invalid UTF-8. Save the file as UTF-8.")},
    {"not-a-number", QT_TRANSLATE_NOOP("Findings", "Not a number: %1.")},
    {"number-out-of-range", QT_TRANSLATE_NOOP("Findings", "Number too large: %1.")},
    {"lone-surrogate", QT_TRANSLATE_NOOP("Findings", "Incomplete character: the text is truncated or damaged.")},
    {"file-too-big", QT_TRANSLATE_NOOP("Findings", "The file is too large: expected %2, found %1.")},
    {"nested-too-deep", QT_TRANSLATE_NOOP("Findings", "Lists and objects are nested too deeply.")},
    {"too-many-values", QT_TRANSLATE_NOOP("Findings", "The file contains too many values.")},
    {"too-many-points", QT_TRANSLATE_NOOP("Findings", "Too many points: expected %2, found %1.")},
    {"too-many-holes", QT_TRANSLATE_NOOP("Findings", "Too many holes: expected %2, found %1.")},
    {"too-many-questions", QT_TRANSLATE_NOOP("Findings", "Too many queries in the log: expected %2, found %1.")},
    {"repeated-key", QT_TRANSLATE_NOOP("Findings", "Duplicate key: an object must not contain the same key twice.")},
    {"wrong-format", QT_TRANSLATE_NOOP("Findings", "Not a Sightline scenario: expected %2, found %1.")},
    {"newer-version",
     QT_TRANSLATE_NOOP(
         "Findings",
         "This file was written by a newer version of Sightline: expected %2, found %1. Update this program.")},
    {"wrong-version", QT_TRANSLATE_NOOP("Findings", "Unknown file version: expected %2, found %1.")},
    {"missing-key", QT_TRANSLATE_NOOP("Findings", "A value is missing: expected %2.")},
    {"wrong-type", QT_TRANSLATE_NOOP("Findings", "Expected %2, found %1.")},
    {"out-of-range", QT_TRANSLATE_NOOP("Findings", "Value out of range: expected %2, found %1.")},
    {"not-positive", QT_TRANSLATE_NOOP("Findings", "A size must be greater than 0; found %1.")},
    {"negative", QT_TRANSLATE_NOOP("Findings", "A height must be 0 or more; found %1.")},
    {"empty-id", QT_TRANSLATE_NOOP("Findings", "An id must not be empty.")},
    {"duplicate-id", QT_TRANSLATE_NOOP("Findings", "Duplicate id %1: each element needs its own.")},
    {"unknown-player", QT_TRANSLATE_NOOP("Findings", "Unknown player: %1.")},
    {"two-outlines", QT_TRANSLATE_NOOP("Findings", "A piece has either a footprint or a polyline, not both.")},
    {"too-few-points", QT_TRANSLATE_NOOP("Findings", "Too few points in the outline: expected %2, found %1.")},
    {"zero-area", QT_TRANSLATE_NOOP("Findings", "The outline encloses no area.")},
    {"self-crossing", QT_TRANSLATE_NOOP("Findings", "The outline crosses itself: found %1.")},
    {"hole-outside", QT_TRANSLATE_NOOP("Findings", "A hole lies outside its footprint.")},
    {"holes-overlap", QT_TRANSLATE_NOOP("Findings", "Two holes overlap.")},
    {"bad-outline", QT_TRANSLATE_NOOP("Findings", "Invalid outline.")},
    {"empty-opening", QT_TRANSLATE_NOOP("Findings", "The width and height of an opening must be greater than 0.")},
    {"empty-name", QT_TRANSLATE_NOOP("Findings", "A weapon needs a name.")},
    {"empty-range", QT_TRANSLATE_NOOP("Findings", "The minimum range of a weapon must be less than its range.")},
    {"unknown-model", QT_TRANSLATE_NOOP("Findings", "Unknown model: %1.")},
    {"unknown-piece", QT_TRANSLATE_NOOP("Findings", "Unknown piece: %1.")},
    {"same-model", QT_TRANSLATE_NOOP("Findings", "Observer and target are the same model.")},
    {"no-such-wall", QT_TRANSLATE_NOOP("Findings", "The piece has no such wall: expected %2, found %1.")},
    {"no-meaning", QT_TRANSLATE_NOOP("Findings", "The judge’s decision has no effect: expected %2, found %1.")},
    {"empty-text", QT_TRANSLATE_NOOP("Findings", "This text must not be empty.")},
    {"bad-time", QT_TRANSLATE_NOOP("Findings", "Not a date and time: expected %2, found %1.")},
    {"duplicate-ruling", QT_TRANSLATE_NOOP("Findings", "Duplicate decision: %1.")},
    {"photo-too-big", QT_TRANSLATE_NOOP("Findings", "The photo is too large: expected %2, found %1.")},
    {"broken-photo", QT_TRANSLATE_NOOP("Findings", "The photo in the file is damaged.")},
    {"no-picture", QT_TRANSLATE_NOOP("Findings", "The photo in the file is not a PNG, JPEG or WebP image.")},
    {"bad-corners",
     QT_TRANSLATE_NOOP("Findings", "The corners of the photo are invalid: no camera sees a table like this.")},
    {"unknown-height-class", QT_TRANSLATE_NOOP("Findings", "Unknown height class: expected %2, found %1.")},
    {"unknown-shape", QT_TRANSLATE_NOOP("Findings", "Unknown shape: expected %2, found %1.")},
    {"unknown-weapon-kind", QT_TRANSLATE_NOOP("Findings", "Unknown kind of weapon: expected %2, found %1.")},
    {"bad-wall-side", QT_TRANSLATE_NOOP("Findings", "Unknown side of a one-way wall: expected %2, found %1.")},
    {"bad-colour", QT_TRANSLATE_NOOP("Findings", "Not a color: expected %2, found %1.")},
    {"bad-rule-set", QT_TRANSLATE_NOOP("Findings", "Invalid rule set in the file: expected %2, found %1.")},
    {"missing-base", QT_TRANSLATE_NOOP("Findings", "The model has no base; a round base of 32 mm is used.")},
    {"eye-above-top", QT_TRANSLATE_NOOP("Findings", "The eye is above the top of the model; the top is used.")},
    {"smallest-beyond-largest",
     QT_TRANSLATE_NOOP("Findings", "The smallest reading of the body reaches beyond the largest.")},
    {"length-below-width", QT_TRANSLATE_NOOP("Findings", "The oval is wider than long: expected %2, found %1.")},
    {"unknown-parent",
     QT_TRANSLATE_NOOP("Findings",
                       "The area that this piece belongs to does not exist; the piece keeps its position.")},
    {"unknown-rules",
     QT_TRANSLATE_NOOP("Findings", "Unknown rule set %1. Choose another one; everything else stays as it is.")},
    {"missing-arc",
     QT_TRANSLATE_NOOP("Findings", "The weapon uses the printed arc, but the model has none; it fires all around.")},
    {"unknown-key", QT_TRANSLATE_NOOP("Findings", "Unknown key: %1. It is kept but has no effect.")},
    {"opening-outside-wall",
     QT_TRANSLATE_NOOP("Findings", "The opening extends beyond its wall; only the part inside counts.")},
    {"closed-opening", QT_TRANSLATE_NOOP("Findings",
                                         "Seen from above, its windows count as closed; draw what is looked "
                                         "through as a door, an opening down to the foot of the wall.")},
    {"more-findings", QT_TRANSLATE_NOOP("Findings", "More messages were omitted.")},
});

/// The names by which readers call what they expect or find.
constexpr std::array kElements{
    QT_TRANSLATE_NOOP("Findings", "a text"),
    QT_TRANSLATE_NOOP("Findings", "a number"),
    QT_TRANSLATE_NOOP("Findings", "a whole number"),
    QT_TRANSLATE_NOOP("Findings", "true or false"),
    QT_TRANSLATE_NOOP("Findings", "a list"),
    QT_TRANSLATE_NOOP("Findings", "an object"),
    QT_TRANSLATE_NOOP("Findings", "an empty list"),
    QT_TRANSLATE_NOOP("Findings", "an empty object"),
    QT_TRANSLATE_NOOP("Findings", "a number greater than 0"),
    QT_TRANSLATE_NOOP("Findings", "0 or more"),
    QT_TRANSLATE_NOOP("Findings", "a length of at most 1,000 m"),
    QT_TRANSLATE_NOOP("Findings", "an angle in degrees"),
    QT_TRANSLATE_NOOP("Findings", "nothing"),
    QT_TRANSLATE_NOOP("Findings", "neither"),
    QT_TRANSLATE_NOOP("Findings", "both"),
    QT_TRANSLATE_NOOP("Findings", "none of them"),
    QT_TRANSLATE_NOOP("Findings", "one of them"),
    QT_TRANSLATE_NOOP("Findings", "a name"),
    QT_TRANSLATE_NOOP("Findings", "an empty text"),
    QT_TRANSLATE_NOOP("Findings", "an empty one"),
    QT_TRANSLATE_NOOP("Findings", "the id of a model"),
    QT_TRANSLATE_NOOP("Findings", "the id of a piece"),
    QT_TRANSLATE_NOOP("Findings", "two models"),
    QT_TRANSLATE_NOOP("Findings", "something else"),
    QT_TRANSLATE_NOOP("Findings", "an id"),
};

/// Patterns around words of the file; the first that fits counts.
constexpr std::array kPatterns{
    QT_TRANSLATE_NOOP("Findings", "the key \"%1\""),
    QT_TRANSLATE_NOOP("Findings", "the text \"%1\""),
    QT_TRANSLATE_NOOP("Findings", "the number %1"),
    QT_TRANSLATE_NOOP("Findings", "a list of %1 values"),
    QT_TRANSLATE_NOOP("Findings", "an object with %1 keys"),
    QT_TRANSLATE_NOOP("Findings", "a number from %1 to %2"),
    QT_TRANSLATE_NOOP("Findings", "at most %1 queries"),
    QT_TRANSLATE_NOOP("Findings", "one of %1"),
    QT_TRANSLATE_NOOP("Findings", "at least %1"),
    QT_TRANSLATE_NOOP("Findings", "at most %1"),
};

/// A few words of a reader. What is not known here, as keys and ids, stays as it stands in the file.
QString elementWords(const QString& words) {
    if (const auto* known =
            std::ranges::find_if(kElements, [&](const char* element) { return words == QLatin1String{element}; });
        known != kElements.end()) {
        return DiagnosticWords::tr(*known);
    }
    for (const char* pattern : kPatterns) {
        QString expression = QRegularExpression::escape(QString::fromLatin1(pattern));
        expression.replace(QStringLiteral("\\%1"), QStringLiteral("(.*)"))
            .replace(QStringLiteral("\\%2"), QStringLiteral("(.*)"));
        const auto match = QRegularExpression{QRegularExpression::anchoredPattern(expression),
                                              QRegularExpression::DotMatchesEverythingOption}
                               .match(words);
        if (match.hasMatch()) {
            return match.lastCapturedIndex() > 1
                       ? DiagnosticWords::tr(pattern).arg(match.captured(1), match.captured(2))
                       : DiagnosticWords::tr(pattern).arg(match.captured(1));
        }
    }
    return words;
}

} // namespace

QString findingSentence(const scenarios::Diagnostic& finding) {
    const char* english = textOfCode(kFindingSentences, finding.code);
    if (!english) {
        return finding.sentence;
    }
    QString sentence = DiagnosticWords::tr(english);
    if (sentence == QLatin1String{english}) {
        return finding.sentence; // a reader speaks English, and says more
    }
    // All at once: what stands in a file may hold a %2.
    if (sentence.contains(QLatin1String("%1")) && sentence.contains(QLatin1String("%2"))) {
        return sentence.arg(elementWords(finding.found), elementWords(finding.expected));
    }
    if (sentence.contains(QLatin1String("%2"))) {
        return sentence.replace(QLatin1String("%2"), QLatin1String("%1")).arg(elementWords(finding.expected));
    }
    return sentence.contains(QLatin1String("%1")) ? sentence.arg(elementWords(finding.found)) : sentence;
}

QString problemText(const scenarios::FileProblem& problem) {
    const Diagnostic& first = problem.first();
    QString place = first.file.isEmpty() ? QString{} : first.file + u':';
    if (first.line > 0) {
        place += QStringLiteral("%1:%2:").arg(first.line).arg(first.column);
    }
    QString text = place.isEmpty() ? findingSentence(first) : place + u' ' + findingSentence(first);
    if (!first.path.isEmpty()) {
        text += QStringLiteral(" (%1)").arg(first.path);
    }
    const auto more =
        static_cast<int>(std::ranges::count(problem.findings, scenarios::Severity::Error, &Diagnostic::severity)) - 1;
    return more > 0 ? text + u' ' + DiagnosticWords::tr("%n more error(s) follow.", nullptr, more) : text;
}

QStringList knownFindings() {
    QStringList codes;
    std::ranges::transform(kFindingSentences, std::back_inserter(codes),
                           [](const CodedText& one) { return QString::fromLatin1(one.code); });
    return codes;
}

} // namespace sightline::app
