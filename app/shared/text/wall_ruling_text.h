#pragma once

#include "scenarios/edits/edits.h"

#include <QString>

namespace sightline::app {

/// Returns `elementText`, for a piece with a sentence for each ruling in force about one of its walls.
[[nodiscard]] QString elementTextWithRulings(const scenarios::Scenario& scenario, const scenarios::AnyId& id);

} // namespace sightline::app
