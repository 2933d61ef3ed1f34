#pragma once

#include "scenarios/model/scenario.h"

namespace sightline::scenarios::formats {

/// Adds the elements of an imported table, with fresh ids; parents, groups and walls are preserved. Missing players are
/// added too. The size, rules and name of `scenario` stay.
[[nodiscard]] Scenario withElementsOf(Scenario scenario, const Scenario& more);

/// Replaces the current table by an imported one; rules, reserves and players stay unless the import has its own.
[[nodiscard]] Scenario withTableReplaced(const Scenario& scenario, Scenario by);

} // namespace sightline::scenarios::formats
