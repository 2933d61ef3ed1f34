#pragma once

#include <QString>

#include <vector>

namespace sightline::app {

/// What ships as data is written in English: names and descriptions of tables, rule sets and catalogs. The same in the
/// language of the window; what somebody else wrote comes back as it is. Files keep the English words.
[[nodiscard]] QString shippedText(const QString& english);

/// All that can be translated so.
[[nodiscard]] const std::vector<const char*>& shippedWords();

} // namespace sightline::app
