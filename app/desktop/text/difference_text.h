#pragma once

#include "scenarios/diff.h"

#include <QStringList>

namespace sightline::app {

/// What became of the things of a table, a phrase a kind: "2 models moved", "1 piece added". Empty if nothing differs.
[[nodiscard]] QStringList differencePhrases(const scenarios::Scenario& before, const scenarios::Scenario& after);

} // namespace sightline::app
