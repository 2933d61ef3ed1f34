#pragma once

#include <QString>

namespace sightline::app {

/// True if each word that was typed is the beginning of some word of `text`; capitals do not matter, and "60x35.5" are
/// two words. Nothing typed matches everything.
[[nodiscard]] bool matchesSearch(const QString& typed, const QString& text);

} // namespace sightline::app
