#pragma once

#include "scenarios/scenario.h"

namespace sightline::scenarios::formats {

/// The things of an imported table added to those that stand there, with fresh ids; parents, groups and walls go along.
/// Players that are not there yet come too. The size of the table, its rules and its name stay.
[[nodiscard]] Scenario withElementsOf(Scenario scenario, const Scenario& more);

/// An imported table in the place of the one that stands there: its rules, the armies in reserve and the players stay
/// unless the import has its own.
[[nodiscard]] Scenario withTableReplaced(const Scenario& scenario, Scenario by);

} // namespace sightline::scenarios::formats
