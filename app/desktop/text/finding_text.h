#pragma once

#include "scenarios/finding.h"

#include <QStringList>

namespace sightline::app {

/// What a reader found, in the language of the window: by its code, with what was expected and found. In English, and of a code without a sentence
/// here, what the reader says itself.
[[nodiscard]] QString findingSentence(const scenarios::Finding& finding);
/// The codes that have a sentence here.
[[nodiscard]] QStringList knownFindings();

} // namespace sightline::app
