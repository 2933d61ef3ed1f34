#pragma once

#include <QString>
#include <QStringList>

namespace sightline::app {

/// Splits the text of a field at commas; words are trimmed, and empty ones are dropped.
[[nodiscard]] inline QStringList wordsOf(const QString& text) {
    QStringList words;
    for (const QString& word : text.split(QLatin1Char{','}, Qt::SkipEmptyParts)) {
        if (!word.trimmed().isEmpty()) {
            words << word.trimmed();
        }
    }
    return words;
}

/// Returns the words with or without one of them, whatever its case; the others keep their order.
[[nodiscard]] inline QStringList withWord(QStringList words, const QString& word, bool isSet) {
    if (!isSet) {
        words.removeIf([&](const QString& other) { return other.compare(word, Qt::CaseInsensitive) == 0; });
    } else if (!words.contains(word, Qt::CaseInsensitive)) {
        words << word;
    }
    return words;
}

} // namespace sightline::app
