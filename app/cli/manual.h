#pragma once

#include "app/cli/command.h"

namespace sightline::app::cli {

/// Returns the manual page of the program, generated from the table that `--help` prints.
[[nodiscard]] QByteArray manualPageOf(const std::vector<Command>& commands);

/// Returns the bash completion of commands, options and values, from the same table.
[[nodiscard]] QByteArray bashCompletionOf(const std::vector<Command>& commands);

} // namespace sightline::app::cli
