#pragma once

#include "app/cli/command.h"
#include "app/shared/text/verdict_rows.h"
#include "scenarios/base/json_writer.h"
#include "scenarios/output/verdict_json.h"

#include <QByteArray>

namespace sightline::app::cli {

/// Writes to standard output. Errors: it cannot be written completely.
[[nodiscard]] Expected<void> print(const QByteArray& text);
[[nodiscard]] inline Expected<void> print(const QString& text) { return print(text.toUtf8()); }
/// Returns the status of a command that has printed its answer, or the error if it could not.
[[nodiscard]] inline Expected<ExitStatus> ended(const Expected<void>& printed, ExitStatus status = ExitStatus::Done) {
    return printed ? Expected<ExitStatus>{status} : tl::unexpected{printed.error()};
}

/// Writes one message to standard error. Line breaks are kept; other control characters are displayed as by `oneLine`.
void printError(const QString& message);

/// Writes a file atomically.
[[nodiscard]] Expected<void> writeFile(const QString& path, const QByteArray& bytes);

/// Formats rows of cells as columns of equal width, each cell on one line, without trailing blanks.
[[nodiscard]] QString columns(const std::vector<QStringList>& rows);

/// Returns the sentences of reasons, for `writeVerdict`. Precondition: `scenario` outlives the result.
[[nodiscard]] scenarios::ReasonText reasonTextFor(const scenarios::Scenario& scenario);

[[nodiscard]] Option jsonOption();

} // namespace sightline::app::cli
