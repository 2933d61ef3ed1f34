#pragma once

#include "scenarios/formats/export.h"
#include "scenarios/formats/import.h"
#include "scenarios/formats/summary.h"
#include "scenarios/library/offered_tables.h"

#include <QStringList>

#include <vector>

namespace sightline::app {

/// What an import says, in the language of the window: by codes, with their words. Of a code without a sentence here,
/// what the reader says itself.
[[nodiscard]] QString importSentence(const scenarios::formats::ImportEntry& entry);
[[nodiscard]] QString importQuestion(const scenarios::formats::ImportQuestion& question);
/// "What comes: a table of 60 in × 44 in, 12 pieces."
[[nodiscard]] QString importComesText(const scenarios::formats::ImportSummary& summary);
[[nodiscard]] QString exportLossSentence(const scenarios::formats::ExportLoss& loss);

/// Why a file was refused: what the reader says, as `importSentences` has it, or by its code as other files are.
[[nodiscard]] QString importRefusal(const scenarios::Diagnostic& finding);

/// One line that names files of the user which give no table; of a single one with the reason. Precondition: there are
/// some.
[[nodiscard]] QString unreadLayoutsText(const std::vector<scenarios::UnreadLayout>& files);
/// Each of them with its reason, as HTML for a tool tip.
[[nodiscard]] QString unreadLayoutsTip(const std::vector<scenarios::UnreadLayout>& files);

/// "read", "guessed", "left out".
[[nodiscard]] QString importFateWord(scenarios::formats::ImportFate fate);
/// The report as text for the clipboard.
[[nodiscard]] QString importReportText(const QString& file, const scenarios::formats::ImportReport& report);

} // namespace sightline::app
