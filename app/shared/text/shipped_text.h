#pragma once

#include <QString>

#include <vector>

namespace sightline::app {

/// Translates a text of the data that ships (names and descriptions of tables, rule sets and catalogs) into the
/// language of the window; texts of the user are returned unchanged. Files keep the English texts.
[[nodiscard]] QString shippedText(const QString& english);

/// Returns all texts that `shippedText` translates.
[[nodiscard]] const std::vector<const char*>& shippedWords();

} // namespace sightline::app
