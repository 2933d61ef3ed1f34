#include "app/desktop/text/diagnostic_text.h"

#include "app/desktop/text/coded_text.h"

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

/// As the codes stand in the README of scenarios/io. %1: what was found, %2: what was expected.
constexpr std::array kFindingSentences{
    CodedText{"unreadable",
              QT_TRANSLATE_NOOP("Findings", "The file cannot be read: it is missing, or it belongs to somebody else.")},
    CodedText{"unwritable",
              QT_TRANSLATE_NOOP("Findings", "The file cannot be written. Choose a folder that is yours and has room.")},
    CodedText{"empty", QT_TRANSLATE_NOOP("Findings", "The file is empty.")},
    CodedText{"truncated", QT_TRANSLATE_NOOP("Findings", "The file ends in the middle: the rest of it is missing.")},
    CodedText{"syntax", QT_TRANSLATE_NOOP("Findings", "The text is no JSON here: expected %2, found %1.")},
    CodedText{"not-utf8", QT_TRANSLATE_NOOP("Findings", "The text is not UTF-8 here. Save it as UTF-8.")},
    CodedText{"not-a-number", QT_TRANSLATE_NOOP("Findings", "This is no number: %1.")},
    CodedText{"number-out-of-range", QT_TRANSLATE_NOOP("Findings", "This number is too large to be kept: %1.")},
    CodedText{"lone-surrogate",
              QT_TRANSLATE_NOOP("Findings", "Half a character stands here: the text was cut wrongly.")},
    CodedText{"file-too-big", QT_TRANSLATE_NOOP("Findings", "The file is too large: expected %2, found %1.")},
    CodedText{"nested-too-deep", QT_TRANSLATE_NOOP("Findings", "Lists and objects are nested too deeply here.")},
    CodedText{"too-many-values", QT_TRANSLATE_NOOP("Findings", "The file holds too many values.")},
    CodedText{"too-many-points", QT_TRANSLATE_NOOP("Findings", "There are too many points: expected %2, found %1.")},
    CodedText{"too-many-holes", QT_TRANSLATE_NOOP("Findings", "There are too many holes: expected %2, found %1.")},
    CodedText{"too-many-questions",
              QT_TRANSLATE_NOOP("Findings", "The log holds too many questions: expected %2, found %1.")},
    CodedText{"repeated-key",
              QT_TRANSLATE_NOOP("Findings",
                                "A key stands twice in one object, and which of the two is meant cannot be known.")},
    CodedText{"wrong-format", QT_TRANSLATE_NOOP("Findings", "This is no Sightline scenario: expected %2, found %1.")},
    CodedText{"newer-version",
              QT_TRANSLATE_NOOP("Findings",
                                "A newer Sightline wrote this file: expected %2, found %1. Update this program.")},
    CodedText{"wrong-version",
              QT_TRANSLATE_NOOP("Findings", "The version of the file is unknown: expected %2, found %1.")},
    CodedText{"missing-key", QT_TRANSLATE_NOOP("Findings", "Something is missing here: %2.")},
    CodedText{"wrong-type", QT_TRANSLATE_NOOP("Findings", "Expected %2, found %1.")},
    CodedText{"out-of-range", QT_TRANSLATE_NOOP("Findings", "The value is out of range: expected %2, found %1.")},
    CodedText{"not-positive", QT_TRANSLATE_NOOP("Findings", "A size must be above 0; found %1.")},
    CodedText{"negative", QT_TRANSLATE_NOOP("Findings", "A height must be 0 or more; found %1.")},
    CodedText{"empty-id", QT_TRANSLATE_NOOP("Findings", "An id may not be empty.")},
    CodedText{"duplicate-id",
              QT_TRANSLATE_NOOP("Findings", "The id %1 stands twice; each thing needs one of its own.")},
    CodedText{"unknown-player", QT_TRANSLATE_NOOP("Findings", "There is no player with the id %1.")},
    CodedText{"two-outlines", QT_TRANSLATE_NOOP("Findings", "A piece has either a footprint or a polyline, not both.")},
    CodedText{"too-few-points",
              QT_TRANSLATE_NOOP("Findings", "The outline has too few points: expected %2, found %1.")},
    CodedText{"zero-area", QT_TRANSLATE_NOOP("Findings", "The outline encloses nothing.")},
    CodedText{"self-crossing", QT_TRANSLATE_NOOP("Findings", "The outline crosses itself: found %1.")},
    CodedText{"hole-outside", QT_TRANSLATE_NOOP("Findings", "A hole lies outside of its footprint.")},
    CodedText{"holes-overlap", QT_TRANSLATE_NOOP("Findings", "Two holes overlap.")},
    CodedText{"bad-outline", QT_TRANSLATE_NOOP("Findings", "The outline cannot be used.")},
    CodedText{"empty-opening", QT_TRANSLATE_NOOP("Findings", "The opening has no width or no height.")},
    CodedText{"empty-name", QT_TRANSLATE_NOOP("Findings", "A weapon needs a name.")},
    CodedText{"empty-range",
              QT_TRANSLATE_NOOP("Findings", "The least range of the weapon is as far as its range, or farther.")},
    CodedText{"unknown-model", QT_TRANSLATE_NOOP("Findings", "There is no model with the id %1.")},
    CodedText{"unknown-piece", QT_TRANSLATE_NOOP("Findings", "There is no piece with the id %1.")},
    CodedText{"same-model", QT_TRANSLATE_NOOP("Findings", "Observer and target are one model.")},
    CodedText{"no-such-wall", QT_TRANSLATE_NOOP("Findings", "The piece has no such wall: expected %2, found %1.")},
    CodedText{"no-meaning",
              QT_TRANSLATE_NOOP("Findings", "What the judge decided changes nothing: expected %2, found %1.")},
    CodedText{"empty-text", QT_TRANSLATE_NOOP("Findings", "This text may not be empty.")},
    CodedText{"bad-time", QT_TRANSLATE_NOOP("Findings", "This is no time: expected %2, found %1.")},
    CodedText{"duplicate-ruling", QT_TRANSLATE_NOOP("Findings", "The same was decided twice: %1.")},
    CodedText{"photo-too-big", QT_TRANSLATE_NOOP("Findings", "The photo is too large: expected %2, found %1.")},
    CodedText{"broken-photo", QT_TRANSLATE_NOOP("Findings", "The photo in the file is broken.")},
    CodedText{"no-picture", QT_TRANSLATE_NOOP("Findings", "The photo in the file is no PNG, JPEG or WebP picture.")},
    CodedText{"bad-corners",
              QT_TRANSLATE_NOOP("Findings", "The corners of the photo are those of no view of a table.")},
    CodedText{"unknown-height-class",
              QT_TRANSLATE_NOOP("Findings", "The height class is unknown: expected %2, found %1.")},
    CodedText{"unknown-shape", QT_TRANSLATE_NOOP("Findings", "The shape is unknown: expected %2, found %1.")},
    CodedText{"unknown-weapon-kind",
              QT_TRANSLATE_NOOP("Findings", "The kind of weapon is unknown: expected %2, found %1.")},
    CodedText{"bad-wall-side",
              QT_TRANSLATE_NOOP("Findings", "The side of a one-way wall is unknown: expected %2, found %1.")},
    CodedText{"bad-colour", QT_TRANSLATE_NOOP("Findings", "This is no color: expected %2, found %1.")},
    CodedText{"bad-rule-set",
              QT_TRANSLATE_NOOP("Findings", "The rule set in the file is broken: expected %2, found %1.")},
    CodedText{"missing-base", QT_TRANSLATE_NOOP("Findings", "The model names no base; it gets a round one of 32 mm.")},
    CodedText{"length-below-width",
              QT_TRANSLATE_NOOP("Findings", "The oval is wider than long: expected %2, found %1.")},
    CodedText{
        "unknown-parent",
        QT_TRANSLATE_NOOP("Findings", "The area that the piece belongs to is not there; it stays where it stands.")},
    CodedText{
        "unknown-rules",
        QT_TRANSLATE_NOOP("Findings", "The rule set %1 is not known here. Choose another, and nothing else changes.")},
    CodedText{
        "missing-arc",
        QT_TRANSLATE_NOOP("Findings", "The weapon has the printed arc of a model that has none; it shoots all round.")},
    CodedText{"unknown-key",
              QT_TRANSLATE_NOOP("Findings", "A key is not known here: %1. It is kept, and nothing looks at it.")},
    CodedText{"opening-outside-wall",
              QT_TRANSLATE_NOOP("Findings", "The opening reaches beyond its wall; the part inside counts.")},
    CodedText{"more-findings", QT_TRANSLATE_NOOP("Findings", "There is more to tell than fits into this list.")},
};

/// What readers call things that they expect or find.
constexpr std::array kElements{
    QT_TRANSLATE_NOOP("Findings", "a text"),
    QT_TRANSLATE_NOOP("Findings", "a number"),
    QT_TRANSLATE_NOOP("Findings", "a whole number"),
    QT_TRANSLATE_NOOP("Findings", "true or false"),
    QT_TRANSLATE_NOOP("Findings", "a list"),
    QT_TRANSLATE_NOOP("Findings", "an object"),
    QT_TRANSLATE_NOOP("Findings", "an empty list"),
    QT_TRANSLATE_NOOP("Findings", "an empty object"),
    QT_TRANSLATE_NOOP("Findings", "a number above 0"),
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

/// The same around words of the file; the first that fits counts.
constexpr std::array kPatterns{
    QT_TRANSLATE_NOOP("Findings", "the key \"%1\""),
    QT_TRANSLATE_NOOP("Findings", "the text \"%1\""),
    QT_TRANSLATE_NOOP("Findings", "the number %1"),
    QT_TRANSLATE_NOOP("Findings", "a list of %1 values"),
    QT_TRANSLATE_NOOP("Findings", "an object with %1 keys"),
    QT_TRANSLATE_NOOP("Findings", "a number from %1 to %2"),
    QT_TRANSLATE_NOOP("Findings", "at most %1 questions"),
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
