#pragma once

#include <QString>

namespace sightline::app {

/// Returns true if each typed word is a prefix of some word of `text`, ignoring case; "60x35.5" counts as two words. An
/// empty query matches everything.
[[nodiscard]] bool matchesSearch(const QString& typed, const QString& text);

} // namespace sightline::app
