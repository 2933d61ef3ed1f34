#pragma once

#include "app/cli/command.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/rules/rule_set.h"

#include <QByteArray>

#include <optional>

namespace sightline::app::cli {

/// Returns the name of an input for messages: its path, or "standard input" for `-`.
[[nodiscard]] QString nameOfInput(const QString& path);

/// Reads all bytes of a file, or of standard input for `-`. Errors: it cannot be read, or exceeds the size of a
/// scenario file.
[[nodiscard]] QByteArray bytesOf(const QString& path);

/// Reads the scenario of a file or of standard input. Diagnostics of the reader go to standard error.
[[nodiscard]] scenarios::Scenario scenarioOf(const QString& path);

/// Returns the rule set that `--rules` names or points to, else the scenario's own.
[[nodiscard]] scenarios::RuleSet
rulesOf(const Arguments& arguments, const scenarios::Scenario& scenario, const QString& path);

/// Returns the shipped rule set of this id, the one in this file, or the user's own pack of this id, in this order of
/// precedence. `option` is used in the error message.
[[nodiscard]] scenarios::RuleSet rulesNamed(const QString& choice, const QString& option);

/// A scenario with the rules that apply to it.
struct TableInput {
    QString path;
    scenarios::Scenario scenario;
    scenarios::RuleSet rules;

    /// Returns the scenario's own name, else that of its file.
    [[nodiscard]] QString name() const { return scenario.name.isEmpty() ? nameOfInput(path) : scenario.name; }
};

/// Reads the first operand, and `--rules`.
[[nodiscard]] TableInput tableInputOf(const Arguments& arguments);

/// Reads like `tableInputOf`, for commands about many places at once: if bodies count by their smallest reading,
/// standard error says so.
[[nodiscard]] TableInput placesInputOf(const Arguments& arguments);

/// Returns the two models of `--from` and `--to`.
[[nodiscard]] scenarios::SightPair pairOf(const Arguments& arguments, const scenarios::Scenario& scenario);

/// Returns the model of that id; the error names some existing ones.
[[nodiscard]] scenarios::ModelId modelOf(const scenarios::Scenario& scenario, const QString& id);

/// Returns a shortened list for error messages: "m1, m2, m3 and 40 more".
[[nodiscard]] QString someOf(const QStringList& names);

/// Returns the player of that option; std::nullopt if it was not given.
[[nodiscard]] std::optional<scenarios::PlayerId>
playerOf(const Arguments& arguments, const QString& option, const scenarios::Scenario& scenario);

[[nodiscard]] Option rulesOption();
/// Returns the options of the rules, and of the forms that the answer may have beside text.
[[nodiscard]] std::vector<Option> answerOptions();

} // namespace sightline::app::cli
