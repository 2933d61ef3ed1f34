#pragma once

#include "app/cli/command.h"

namespace sightline::app::cli {

/// Options and operands of one call. Unknown, repeated, missing and surplus arguments are refused by name.
[[nodiscard]] Expected<Arguments> parseArguments(const Command& command, const QStringList& arguments);

[[nodiscard]] bool asksForHelp(const QStringList& arguments);

/// "Usage: sightline-cli check SCENARIO --from ID --to ID [OPTION]...", what it does, and its options.
[[nodiscard]] QString helpOf(const Command& command);
/// "--from ID" and its help, for each option; `--help` is the last.
using HelpRows = std::vector<std::pair<QString, QString>>;
[[nodiscard]] HelpRows optionRows(const Command& command);
/// The same for the program without a command.
[[nodiscard]] HelpRows generalOptions();
[[nodiscard]] QString introduction();
[[nodiscard]] QString scenarioNote();
[[nodiscard]] QString exitStatusNote();
[[nodiscard]] QString helpOfAll(const std::vector<Command>& commands);

/// A number in the C locale that lies in [least, most]; anything else is refused.
[[nodiscard]] Expected<double>
numberOf(const Arguments& arguments, const QString& option, double fallback, double least, double most);

} // namespace sightline::app::cli
