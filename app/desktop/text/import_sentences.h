#pragma once

#include "scenarios/formats/registry.h"

#include <QString>

#include <span>

namespace sightline::app {

/// Everything that readers and writers of other formats say, with %1, %2, ... for their words, as marked for
/// translation in the context "Imports".
[[nodiscard]] std::span<const char* const> importSentences();

/// What people call a format, in the language of the window.
[[nodiscard]] QString formatName(const scenarios::formats::Format& format);

} // namespace sightline::app
