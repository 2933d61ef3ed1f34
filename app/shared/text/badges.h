#pragma once

#include "scenarios/model/scenario.h"

#include <QString>

#include <vector>

namespace sightline::app {

/// Returns the short label of each model, in file order: letters of its unit, else of its name or id, and its number
/// where several share the letters; "10" for an unnamed tenth model, "U2-3" for the third model of "Unit 2" beside
/// "Unit 1". No two are alike.
[[nodiscard]] std::vector<QString> badgesOf(const scenarios::Scenario& scenario);

/// Returns the label of one model; empty if the scenario has no such model. The labels of the scenario asked last are
/// kept.
[[nodiscard]] QString badgeOn(const scenarios::Scenario& scenario, const scenarios::ModelId& id);

/// Returns whether the program made up this id: "model-5".
[[nodiscard]] bool isPlainModelId(const scenarios::ModelId& id);

} // namespace sightline::app
