#pragma once

#include "scenarios/formats/registry.h"

#include <QString>

#include <span>

namespace sightline::app {

/// Returns all sentences of the readers and writers of other formats, with placeholders %1, %2, ..., marked for
/// translation in the context "Imports".
[[nodiscard]] std::span<const char* const> importSentences();

/// Returns the name of a format, in the language of the window.
[[nodiscard]] QString formatName(const scenarios::formats::Format& format);

} // namespace sightline::app
