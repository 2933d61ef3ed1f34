#pragma once

#include "scenarios/diagnostic.h"
#include "scenarios/io/scenario_file.h"

#include <QStringList>

namespace sightline::app {

/// What a reader found, in the language of the window: by its code, with what was expected and found. In English, and
/// of a code without a sentence here, what the reader says itself.
[[nodiscard]] QString findingSentence(const scenarios::Diagnostic& finding);
/// Why a file cannot be read: its first error with its place, and how many more there are. As `FileProblem::message`,
/// in the language of the window.
[[nodiscard]] QString problemText(const scenarios::FileProblem& problem);
/// The codes that have a sentence here.
[[nodiscard]] QStringList knownFindings();

} // namespace sightline::app
