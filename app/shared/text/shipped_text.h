#pragma once

#include <QString>

namespace sightline::app {

/// Translates a text of the data that ships (names and descriptions of tables, rule sets and catalogs) into the
/// language of the window; texts of the user are returned unchanged. Files keep the English texts.
/// `resources/translations/shipped_words.py` finds what there is to translate.
[[nodiscard]] QString shippedText(const QString& english);

} // namespace sightline::app
