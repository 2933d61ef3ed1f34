#pragma once

#include "scenarios/model/diff.h"

#include <QStringList>

namespace sightline::app {

/// Returns the differences of two tables, one phrase per kind: "2 models moved", "1 piece added". Empty if none.
[[nodiscard]] QStringList differencePhrases(const scenarios::Scenario& before, const scenarios::Scenario& after);

} // namespace sightline::app
