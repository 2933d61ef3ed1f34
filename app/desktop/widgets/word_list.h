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

} // namespace sightline::app
