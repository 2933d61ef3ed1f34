#pragma once

#include "app/cli/command.h"
#include "geometry/base/point.h"

#include <optional>

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

/// The smallest size of the cells of a map, in inches.
inline constexpr double kMinCell = 0.05;
/// The largest size and distance, in inches or millimeters: beyond it a figure can only be a mistake.
inline constexpr double kLargestFigure = 1000.0;

/// Returns the value of an option as a number in the C locale within [least, most]; any other value is an error.
[[nodiscard]] double
numberOf(const Arguments& arguments, const QString& option, double fallback, double least, double most);

/// Returns the position that a text such as "12.5,7" gives in inches; std::nullopt if it gives none.
[[nodiscard]] std::optional<geometry::Point> positionIn(const QString& text);

} // namespace sightline::app::cli
