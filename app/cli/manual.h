#pragma once

#include "app/cli/command.h"

namespace sightline::app::cli {

/// The manual page of the program, from the table that `--help` prints.
[[nodiscard]] QByteArray manualPageOf(const std::vector<Command>& commands);

/// What bash reads to complete commands, options and their values, from the same table.
[[nodiscard]] QByteArray bashCompletionOf(const std::vector<Command>& commands);

} // namespace sightline::app::cli
