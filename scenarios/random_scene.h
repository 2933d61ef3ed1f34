#pragma once

#include "scenarios/scenario.h"

#include <cstdint>

namespace sightline::scenarios {

/// How many ordered pairs of models of different players each random scene has.
inline constexpr int kPairsOfRandomScene = 18;

/// A table full of what is hard to judge: L and U ruins, walls, courtyards, mats, pieces that touch or overlap, models
/// in pieces, on their corners and against each other, bases of all shapes, and one of several rule sets. One in three
/// is a scene in space: arches, houses with windows and floors, pieces that float, models that stand on them, and
/// volume rules.
///
/// The same seed gives the same scene on each machine: whole numbers only, and none of the library's distributions.
[[nodiscard]] Scenario randomScene(std::uint64_t seed);

} // namespace sightline::scenarios
