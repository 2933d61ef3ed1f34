#pragma once

#include "scenarios/edits/edits.h"

#include <QString>

#include <set>

/// Names and descriptions of elements of the table, for the status line, undo steps and screen readers.
namespace sightline::app {

/// Returns the name of an element; its id if it has no name. Objectives of the same name have numbers: "home 1".
[[nodiscard]] QString nameOf(const scenarios::Scenario& scenario, const scenarios::AnyId& id);
/// Returns one line about an element: "Captain of Red, 32 mm round, at (4.5, 20.0) in", "North ruin, terrain, tall".
[[nodiscard]] QString elementText(const scenarios::Scenario& scenario, const scenarios::AnyId& id);
/// Returns "Captain stands on North hill, 3 in up." for a single model that stands on a piece; else empty.
[[nodiscard]] QString standsOnSentence(const scenarios::Scenario& scenario, const std::set<scenarios::AnyId>& elements);
/// Returns a summary of the table: "Crossfire: 12 models, 18 pieces".
[[nodiscard]] QString tableText(const scenarios::Scenario& scenario);

} // namespace sightline::app
