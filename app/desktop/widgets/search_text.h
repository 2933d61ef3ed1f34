#pragma once

#include <QString>

class QLineEdit;

namespace sightline::app {

/// Returns true if each typed word is a prefix of some word of `text`, ignoring case; "60x35.5" counts as two words. An
/// empty query matches everything.
[[nodiscard]] bool matchesSearch(const QString& typed, const QString& text);

/// Makes a line for searching; it is called `words`, or `spoken` where those are an example only.
[[nodiscard]] QLineEdit* searchLine(const char* name, const QString& words, const QString& spoken = {});

} // namespace sightline::app
