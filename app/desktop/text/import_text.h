#pragma once

#include "scenarios/formats/export.h"
#include "scenarios/formats/import.h"

#include <QStringList>

namespace sightline::app {

/// What an import says, in the language of the window: by codes, with their words. Of a code without a sentence here, what the reader says itself.
[[nodiscard]] QString importSentence(const scenarios::formats::ImportEntry& entry);
[[nodiscard]] QString importQuestion(const scenarios::formats::ImportQuestion& question);
[[nodiscard]] QString exportLossSentence(const scenarios::formats::ExportLoss& loss);

/// "read", "guessed", "left out".
[[nodiscard]] QString importFateWord(scenarios::formats::ImportFate fate);
/// The report as text for the clipboard.
[[nodiscard]] QString importReportText(const QString& file, const scenarios::formats::ImportReport& report);


} // namespace sightline::app
