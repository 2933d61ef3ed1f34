#pragma once

#include "app/cli/command.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/rules/rule_set.h"

#include <QByteArray>

#include <optional>

namespace sightline::app::cli {

/// How messages call an input: its path, or "standard input" for `-`.
[[nodiscard]] QString nameOfInput(const QString& path);

/// All bytes of a file, or of standard input for `-`; more than a scenario may have are refused.
[[nodiscard]] Expected<QByteArray> bytesOf(const QString& path);

/// The scenario of a file or of standard input. What the reader has to tell goes to standard error.
[[nodiscard]] Expected<scenarios::Scenario> scenarioOf(const QString& path);

/// The rule set that `--rules` names or points to, else the scenario's own.
[[nodiscard]] Expected<scenarios::RuleSet>
rulesOf(const Arguments& arguments, const scenarios::Scenario& scenario, const QString& path);

/// The rule set that ships under this id, the one in this file, or the user's own pack of this id, in this order.
/// `option` is for the message.
[[nodiscard]] Expected<scenarios::RuleSet> rulesNamed(const QString& choice, const QString& option);

/// A scenario and the rules it is judged by.
struct TableInput {
    QString path;
    scenarios::Scenario scenario;
    scenarios::RuleSet rules;

    /// The scenario's own name, else that of its file.
    [[nodiscard]] QString name() const { return scenario.name.isEmpty() ? nameOfInput(path) : scenario.name; }
};

/// The first operand, and `--rules`.
[[nodiscard]] Expected<TableInput> tableInputOf(const Arguments& arguments);

/// The two models of `--from` and `--to`.
[[nodiscard]] Expected<scenarios::SightPair> pairOf(const Arguments& arguments, const scenarios::Scenario& scenario);

/// The model of that id; the refusal names some that there are.
[[nodiscard]] Expected<scenarios::ModelId> modelOf(const scenarios::Scenario& scenario, const QString& id);

/// "m1, m2, m3 and 40 more", for refusals.
[[nodiscard]] QString someOf(const QStringList& names);

/// The player of that option; nothing if it was not given.
[[nodiscard]] Expected<std::optional<scenarios::PlayerId>>
playerOf(const Arguments& arguments, const QString& option, const scenarios::Scenario& scenario);

[[nodiscard]] Option rulesOption();

} // namespace sightline::app::cli
