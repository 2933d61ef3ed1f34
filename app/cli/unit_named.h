#pragma once

#include "app/cli/command.h"
#include "scenarios/questions/units.h"

namespace sightline::app::cli {

/// Returns the unit that an option names: by its name, by PLAYER/NAME where several players have one of that name, or
/// by the id of one of its models.
[[nodiscard]] scenarios::UnitName
unitNamed(const scenarios::Scenario& scenario, const QString& option, const QString& name);

} // namespace sightline::app::cli
