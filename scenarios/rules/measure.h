#pragma once

#include "scenarios/rules/blocking.h"

namespace sightline::scenarios {

/// The distance of the pair as its game measures it. Source: `measure` of the README.
[[nodiscard]] geometry::Length measured(const Pair& pair);

} // namespace sightline::scenarios
