#pragma once

#include "app/cli/command.h"

namespace sightline::app::cli {

/// Parses the options and operands of one call. Unknown, repeated, missing and surplus arguments are errors that name
/// them.
[[nodiscard]] Arguments parseArguments(const Command& command, const QStringList& arguments);

[[nodiscard]] bool asksForHelp(const QStringList& arguments);

/// Returns the help of a command: "Usage: sightline-cli check SCENARIO --from ID --to ID [OPTION]...", a description,
/// and its options.
[[nodiscard]] QString helpOf(const Command& command);
/// Pairs of an option such as "--from ID" and its help; `--help` is the last.
using HelpRows = std::vector<std::pair<QString, QString>>;
[[nodiscard]] HelpRows optionRows(const Command& command);
/// Returns the options of the program without a command.
[[nodiscard]] HelpRows generalOptions();
[[nodiscard]] QString introduction();
[[nodiscard]] QString scenarioNote();
/// Returns the commands that somebody who typed `word` may have meant: by another word for what they do, then by a
/// typing error; may be empty.
[[nodiscard]] QStringList commandsLike(const std::vector<Command>& commands, const QString& word);
[[nodiscard]] QString exitStatusNote();
[[nodiscard]] QString helpOfAll(const std::vector<Command>& commands);

/// Returns the value of an option as a number in the C locale within [least, most]; any other value is an error.
[[nodiscard]] double
numberOf(const Arguments& arguments, const QString& option, double fallback, double least, double most);

} // namespace sightline::app::cli
