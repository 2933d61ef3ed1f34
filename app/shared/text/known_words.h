#pragma once

#include <QString>
#include <QStringList>

/// Words of the format (kinds of pieces, zones and structures, grounds, roles) in the language of the window. Files
/// hold the English word in every language.
namespace sightline::app {

/// Returns the words that have a translation.
[[nodiscard]] QStringList knownWords();

/// Returns a stored word for display; the words of users stay as they are.
[[nodiscard]] QString wordText(const QString& word);

/// Returns the word to store for a displayed or typed one, trimmed: the stored word itself and its translation mean the
/// same, and what is neither stays as it was typed. Returns `before`, the word stored so far, if the text is the one
/// that it is shown as.
[[nodiscard]] QString wordOfText(const QString& text, const QString& before = {});

/// Returns a list of stored words for display, separated by commas.
[[nodiscard]] QString wordListText(const QStringList& words);

} // namespace sightline::app
