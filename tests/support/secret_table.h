#pragma once

#include "scenarios/model/scenario.h"

namespace sightline::test {

/// `smallTable` with fog. Player b's models, a label and the description have words that occur nowhere else; all models
/// stand at places whose numbers occur nowhere else, so that any of it can be searched for in what player a is shown.
[[nodiscard]] scenarios::Scenario secretTable();

} // namespace sightline::test
