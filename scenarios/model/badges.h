#pragma once

#include "scenarios/model/scenario.h"

#include <QString>

#include <map>
#include <vector>

/// @file
/// The short labels that models have on their bases.
namespace sightline::scenarios {

/// Returns the short label of each model, in file order: letters of its unit, else of its name or id, and its number
/// where several share the letters; "10" for an unnamed tenth model, "U2-3" for the third model of "Unit 2" beside
/// "Unit 1". No two are alike. Reserves count, so that labels stay when a model leaves the table or enters it. A label
/// of `Vision::labels` comes before all others.
[[nodiscard]] std::vector<QString> badgesOf(const Scenario& scenario);

/// Returns the label of one model or reserve; empty if the scenario has neither. The labels of the scenario requested
/// last are cached.
[[nodiscard]] QString badgeOn(const Scenario& scenario, const ModelId& id);

/// Returns the labels of models and reserves by id.
[[nodiscard]] std::map<QString, QString> badgesById(const Scenario& scenario);

/// Returns whether the program made up this id: "model-5".
[[nodiscard]] bool isPlainModelId(const ModelId& id);

/// Returns the number at the end of a name or an id, without leading zeros; empty if there is none, or one of more than
/// three digits.
[[nodiscard]] QString numberAtEnd(const QString& text);

} // namespace sightline::scenarios
