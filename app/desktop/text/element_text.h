#pragma once

#include "scenarios/edits.h"

#include <QString>

#include <set>

/// What a thing on the table is called and what it is: for the status line, undo steps and screen readers.
namespace sightline::app {

/// The name of a thing; its id where it has none.
[[nodiscard]] QString nameOf(const scenarios::Scenario& scenario, const scenarios::AnyId& id);
/// "Captain of Red, 32 mm round, at (4.50, 20.00) in", "North ruin, terrain, tall": one thing in one line.
[[nodiscard]] QString elementText(const scenarios::Scenario& scenario, const scenarios::AnyId& id);
/// "Captain stands on North hill, 3 in up.": of a single model that stands on a piece; empty for all else.
[[nodiscard]] QString standsOnSentence(const scenarios::Scenario& scenario, const std::set<scenarios::AnyId>& elements);
/// "Crossfire: 12 models, 18 pieces".
[[nodiscard]] QString tableText(const scenarios::Scenario& scenario);

} // namespace sightline::app
