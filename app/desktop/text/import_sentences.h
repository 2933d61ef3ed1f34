#pragma once

#include <span>

namespace sightline::app {

/// Everything that readers and writers of other formats say, with %1, %2, ... for their words, as marked for translation in the context "Imports".
[[nodiscard]] std::span<const char* const> importSentences();

} // namespace sightline::app
