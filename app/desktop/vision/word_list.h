#pragma once

#include <QString>
#include <QStringList>

namespace sightline::app {

/// The words of a field, with commas between them; empty ones are none.
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
