#pragma once

#include "app/cli/command.h"
#include "app/desktop/text/verdict_rows.h"
#include "scenarios/io/json_writer.h"
#include "scenarios/io/verdict_json.h"

#include <QByteArray>

namespace sightline::app::cli {

/// Writes to standard output, all of it or a refusal.
[[nodiscard]] Expected<void> print(const QByteArray& text);
[[nodiscard]] inline Expected<void> print(const QString& text) { return print(text.toUtf8()); }

/// One message on standard error. Its line breaks stay; other control characters are shown as by `oneLine`.
void printError(const QString& message);

/// Writes a file, all or nothing.
[[nodiscard]] Expected<void> writeFile(const QString& path, const QByteArray& bytes);

/// Rows of cells as columns of equal width; each cell is made one line. No blanks at the ends of lines.
[[nodiscard]] QString columns(const std::vector<QStringList>& rows);

/// The sentences of reasons, for `writeVerdict`. `scenario` must outlive it.
[[nodiscard]] scenarios::ReasonText reasonTextFor(const scenarios::Scenario& scenario);

[[nodiscard]] Option jsonOption();

} // namespace sightline::app::cli
