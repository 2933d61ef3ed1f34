#pragma once

#include "scenarios/formats/export.h"
#include "scenarios/formats/import.h"
#include "scenarios/formats/summary.h"

#include <QStringList>

namespace sightline::app {

/// What an import says, in the language of the window: by codes, with their words. Of a code without a sentence here, what the reader says itself.
[[nodiscard]] QString importSentence(const scenarios::formats::ImportEntry& entry);
[[nodiscard]] QString importQuestion(const scenarios::formats::ImportQuestion& question);
/// "What comes: a table of 60 in × 44 in, 12 pieces."
[[nodiscard]] QString importComesText(const scenarios::formats::ImportSummary& summary);
[[nodiscard]] QString exportLossSentence(const scenarios::formats::ExportLoss& loss);

/// Why a file was refused: what the reader says, as `importSentences` has it, or by its code as other files are.
[[nodiscard]] QString importRefusal(const scenarios::Finding& finding);

/// "read", "guessed", "left out".
[[nodiscard]] QString importFateWord(scenarios::formats::ImportFate fate);
/// The report as text for the clipboard.
[[nodiscard]] QString importReportText(const QString& file, const scenarios::formats::ImportReport& report);

} // namespace sightline::app
