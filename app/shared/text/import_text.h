#pragma once

#include "scenarios/formats/common/export.h"
#include "scenarios/formats/common/import.h"
#include "scenarios/formats/common/summary.h"
#include "scenarios/library/offered_tables.h"

#include <QStringList>

#include <vector>

namespace sightline::app {

/// Returns an entry of an import report, in the language of the window; the reader's own English text for codes without
/// a sentence here.
[[nodiscard]] QString importSentence(const scenarios::formats::ImportEntry& entry);
/// Returns where in its file an entry was found: "line 9" in the language of the window; paths of JSON and XML as they
/// are.
[[nodiscard]] QString importPlaceText(const QString& place);
/// Returns a question that a file leaves open, in the language of the window; the reader's own English
/// text for a sentence that is not known here.
[[nodiscard]] QString importQuestion(const scenarios::formats::ImportQuestion& question);
/// Returns a summary of what will be imported: "What comes: a table of 60 in × 44 in, 12 pieces."
[[nodiscard]] QString importComesText(const scenarios::formats::ImportSummary& summary);
/// Returns what a written file lacks, in the language of the window; in English as above.
[[nodiscard]] QString exportLossSentence(const scenarios::formats::ExportLoss& loss);

/// Returns why a file was refused: a sentence of `importSentences`, else that of `findingSentence`.
[[nodiscard]] QString importRefusal(const scenarios::Diagnostic& finding);

/// Returns one line that names the user's files that hold no readable table, with the reason if there is only one.
/// Precondition: `files` is not empty.
[[nodiscard]] QString unreadLayoutsText(const std::vector<scenarios::UnreadLayout>& files);
/// Returns each file with its reason, as HTML for a tool tip.
[[nodiscard]] QString unreadLayoutsTip(const std::vector<scenarios::UnreadLayout>& files);

/// Returns "imported", "guessed" or "skipped".
[[nodiscard]] QString importFateWord(scenarios::formats::ImportFate fate);
/// Returns the report as plain text for the clipboard.
[[nodiscard]] QString importReportText(const QString& file, const scenarios::formats::ImportReport& report);

} // namespace sightline::app
