#include "app/shared/text/state_text.h"

#include "app/shared/text/coded_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <iterator>

namespace sightline::app {

namespace {

struct StateWords {
    Q_DECLARE_TR_FUNCTIONS(States)
};

/// The states of rule sets that ship, and the marks of imported values that nobody confirmed. No language gives two of
/// them the same text, and no text has a comma.
constexpr auto kStates = std::to_array<CodedText>({
    {"attached", QT_TRANSLATE_NOOP("States", "attached to a unit")},
    {"charged", QT_TRANSLATE_NOOP("States", "has charged")},
    {"conceal", QT_TRANSLATE_NOOP("States", "Conceal order")},
    {"engage", QT_TRANSLATE_NOOP("States", "Engage order")},
    {"front-rank", QT_TRANSLATE_NOOP("States", "in the front rank")},
    {"leader", QT_TRANSLATE_NOOP("States", "leader of its unit")},
    {"pinned", QT_TRANSLATE_NOOP("States", "pinned")},
    {"prone", QT_TRANSLATE_NOOP("States", "prone")},
    {"seriously injured", QT_TRANSLATE_NOOP("States", "seriously injured")},
    {"shot", QT_TRANSLATE_NOOP("States", "has shot")},
    {"base-to-check", QT_TRANSLATE_NOOP("States", "base to be checked")},
    {"height-to-check", QT_TRANSLATE_NOOP("States", "height to be checked")},
    {"zone-to-check", QT_TRANSLATE_NOOP("States", "zone of the hull to be checked")},
});

} // namespace

QStringList knownStates() {
    QStringList states;
    std::ranges::transform(kStates, std::back_inserter(states),
                           [](const CodedText& one) { return QString::fromLatin1(one.code); });
    return states;
}

QString stateText(const QString& state) {
    const char* english = textOfCode(kStates, state.toLower());
    return english ? StateWords::tr(english) : state;
}

QString stateListText(const QStringList& states) {
    QStringList texts;
    std::ranges::transform(states, std::back_inserter(texts), stateText);
    return texts.join(QStringLiteral(", "));
}

QString stateOfText(const QString& text) {
    const QString typed = text.trimmed();
    const auto found = std::ranges::find_if(kStates, [&](const CodedText& one) {
        return typed.compare(StateWords::tr(one.text), Qt::CaseInsensitive) == 0;
    });
    return found == kStates.end() ? typed : QString::fromLatin1(found->code);
}

} // namespace sightline::app
