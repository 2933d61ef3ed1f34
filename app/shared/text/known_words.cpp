#include "app/shared/text/known_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sightline::app {

namespace {

struct KnownWordsWords {
    Q_DECLARE_TR_FUNCTIONS(KnownWords)
};

/// No language gives two of them the same translation.
constexpr std::array kKnownWords{
    QT_TRANSLATE_NOOP("KnownWords", "ruin"),      QT_TRANSLATE_NOOP("KnownWords", "building"),
    QT_TRANSLATE_NOOP("KnownWords", "wall"),      QT_TRANSLATE_NOOP("KnownWords", "fence"),
    QT_TRANSLATE_NOOP("KnownWords", "hedge"),     QT_TRANSLATE_NOOP("KnownWords", "barricade"),
    QT_TRANSLATE_NOOP("KnownWords", "container"), QT_TRANSLATE_NOOP("KnownWords", "crate"),
    QT_TRANSLATE_NOOP("KnownWords", "wood"),      QT_TRANSLATE_NOOP("KnownWords", "forest"),
    QT_TRANSLATE_NOOP("KnownWords", "hill"),      QT_TRANSLATE_NOOP("KnownWords", "crater"),
    QT_TRANSLATE_NOOP("KnownWords", "rubble"),    QT_TRANSLATE_NOOP("KnownWords", "pipe"),
    QT_TRANSLATE_NOOP("KnownWords", "platform"),  QT_TRANSLATE_NOOP("KnownWords", "rock"),
    QT_TRANSLATE_NOOP("KnownWords", "area"),      QT_TRANSLATE_NOOP("KnownWords", "water"),
    QT_TRANSLATE_NOOP("KnownWords", "rough"),     QT_TRANSLATE_NOOP("KnownWords", "swamp"),
    QT_TRANSLATE_NOOP("KnownWords", "smoke"),     QT_TRANSLATE_NOOP("KnownWords", "marker"),
    QT_TRANSLATE_NOOP("KnownWords", "statue"),    QT_TRANSLATE_NOOP("KnownWords", "wreck"),
    QT_TRANSLATE_NOOP("KnownWords", "feature"),   QT_TRANSLATE_NOOP("KnownWords", "plains"),
    QT_TRANSLATE_NOOP("KnownWords", "beach"),     QT_TRANSLATE_NOOP("KnownWords", "desert"),
    QT_TRANSLATE_NOOP("KnownWords", "foothills"), QT_TRANSLATE_NOOP("KnownWords", "hills"),
    QT_TRANSLATE_NOOP("KnownWords", "mountain"),  QT_TRANSLATE_NOOP("KnownWords", "headquarters"),
    QT_TRANSLATE_NOOP("KnownWords", "tower"),     QT_TRANSLATE_NOOP("KnownWords", "watchtower"),
    QT_TRANSLATE_NOOP("KnownWords", "standard"),  QT_TRANSLATE_NOOP("KnownWords", "scout"),
    QT_TRANSLATE_NOOP("KnownWords", "brute"),     QT_TRANSLATE_NOOP("KnownWords", "deployment"),
};

} // namespace

QStringList knownWords() { return {kKnownWords.begin(), kKnownWords.end()}; }

QString wordText(const QString& word) {
    const auto found =
        std::ranges::find_if(kKnownWords, [&](const char* known) { return word == QLatin1String{known}; });
    return found == kKnownWords.end() ? word : KnownWordsWords::tr(*found);
}

QString wordOfText(const QString& text, const QString& before) {
    const QString typed = text.trimmed();
    if (!before.isEmpty() && text == wordText(before)) {
        return before;
    }
    const auto is = [&](const QString& word) { return typed.compare(word, Qt::CaseInsensitive) == 0; };
    // A word of the format stays as it was typed, unless it is typed as the language writes it: "Container" in German.
    const auto found = std::ranges::find_if(kKnownWords, [&](const char* known) {
        const QString translated = KnownWordsWords::tr(known);
        return translated != QLatin1String{known} && is(translated);
    });
    return found == kKnownWords.end() ? typed : QString::fromLatin1(*found);
}

QString wordListText(const QStringList& words) {
    QStringList texts;
    std::ranges::transform(words, std::back_inserter(texts), wordText);
    return texts.join(QStringLiteral(", "));
}

} // namespace sightline::app
