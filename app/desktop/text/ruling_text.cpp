#include "app/desktop/text/ruling_text.h"

#include "app/desktop/text/verdict_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace sightline::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::RulingText)
};

/// %1: the things named; %2: a length in inches; %3: the pack's own word.
struct Sentence {
    const char* code;
    const char* text;
};

constexpr std::array kSentences{
    Sentence{"blocked-by", QT_TRANSLATE_NOOP("sightline::app::RulingText", "In the way: %1.")},
    Sentence{"fire-blocked-by", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Seen, but in the way of a shot: %1.")},
    Sentence{"out-of-range", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Out of range: %2 in away.")},
    Sentence{"out-of-arc", QT_TRANSLATE_NOOP("sightline::app::RulingText", "The target lies wholly outside the observer's arc.")},
    Sentence{"not-a-source", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Lines of this unit start from its %3 only.")},
    Sentence{"contact", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Models in base contact see each other.")},
    Sentence{"seen-back", QT_TRANSLATE_NOOP("sightline::app::RulingText", "The target has a line to the observer, and sight is mutual.")},
    Sentence{"patch-too-small", QT_TRANSLATE_NOOP("sightline::app::RulingText", "What can be seen of the target is too small.")},
    Sentence{"ignored-target-there", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Ignored, because of where the target stands: %1.")},
    Sentence{"ignored-observer-there", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Ignored, because of where the observer stands: %1.")},
    Sentence{"ignored-near", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Ignored, because a model is near: %1.")},
    Sentence{"ignored-keyword", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Ignored, because of what one of the models is: %1.")},
    Sentence{"ignored-state", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Ignored in its state: %1.")},
    Sentence{"ignored-height", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Ignored, because of where or how high the models are: %1.")},
    Sentence{"hidden-beyond", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Hidden beyond %2 in, because the target stands there: %1.")},
    Sentence{"cover-from", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Cover “%3” from %1.")},
    Sentence{"ask-the-judge", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Cover “%3” is for the judge to say.")},
    Sentence{"from-above", QT_TRANSLATE_NOOP("sightline::app::RulingText", "From above: %3.")},
    Sentence{"through-zone", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Through %3: %1.")},
    Sentence{"no-valid-target", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Seen, but no valid target in its state “%3”.")},
    Sentence{"full-rests-on-heights", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Whether all of it is seen rests on heights; counted as not.")},
    Sentence{"not-settled", QT_TRANSLATE_NOOP("sightline::app::RulingText", "Too close to settle; counted as blocked.")},
};

} // namespace

QString packReasonSentence(const scenarios::Reason& reason, const scenarios::Scenario& scenario) {
    const auto* found = std::ranges::find_if(kSentences, [&](const Sentence& sentence) { return reason.code == QLatin1String{sentence.code}; });
    if (found == kSentences.end()) {
        return {};
    }
    QStringList names;
    for (const auto& piece : reason.pieces) {
        names.append(nameOf(scenario, piece));
    }
    for (const auto& model : reason.models) {
        names.append(nameOf(scenario, model));
    }
    if (names.isEmpty() && reason.code == u"cover-from") {
        return Words::tr("Cover “%1”.").arg(reason.word);
    }
    QString text = Words::tr(found->text);
    const QString inches = QLocale{}.toString(reason.inches.value_or(0.0), 'g', 4);
    return text.replace(QStringLiteral("%2"), inches).replace(QStringLiteral("%3"), reason.word).replace(QStringLiteral("%1"), listOfNames(names));
}

} // namespace sightline::app
