#pragma once

#include <QString>
#include <QStringList>

/// The states of models that rule sets ask for, in words for players. Files hold the word of the rule set.
namespace sightline::app {

/// Returns the words of the states that have a text of their own.
[[nodiscard]] QStringList knownStates();

/// Returns a state for display: "has shot" of "shot". The words of users and of their rule sets stay as they are.
[[nodiscard]] QString stateText(const QString& state);

/// Returns states for display, separated by commas.
[[nodiscard]] QString stateListText(const QStringList& states);

/// Returns the state to store for a displayed or typed one, trimmed: the word of the rule set and its text mean the
/// same; what is neither stays as it was typed.
[[nodiscard]] QString stateOfText(const QString& text);

} // namespace sightline::app
