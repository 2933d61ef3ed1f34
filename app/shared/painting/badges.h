#pragma once

#include "scenarios/model/scenario.h"

#include <QString>

#include <vector>

namespace sightline::app {

/// Returns the short label of each model, in file order: letters of its unit, else of its name or id, and its number
/// where several share the letters; "10" for an unnamed tenth model. No two are alike.
[[nodiscard]] std::vector<QString> badgesOf(const scenarios::Scenario& scenario);

} // namespace sightline::app
