#pragma once

#include "scenarios/base/diagnostic.h"
#include "scenarios/io/scenario_file.h"

#include <QStringList>

namespace sightline::app {

/// Returns a diagnostic of a reader, in the language of the window, with what was expected and found; the reader's own
/// English text for codes without a sentence here.
[[nodiscard]] QString findingSentence(const scenarios::Diagnostic& finding);
/// Returns why a file cannot be read: its first error with its position, and how many more there are. Translated
/// counterpart of `FileProblem::message`.
[[nodiscard]] QString problemText(const scenarios::FileProblem& problem);
/// Returns the codes that have a sentence here.
[[nodiscard]] QStringList knownFindings();

} // namespace sightline::app
