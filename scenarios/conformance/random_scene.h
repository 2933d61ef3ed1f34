#pragma once

#include "scenarios/model/scenario.h"

#include <cstdint>

namespace sightline::scenarios {

/// The number of ordered pairs of models of different players in each random scene.
inline constexpr int kPairsOfRandomScene = 18;

/// Generates a table of difficult cases: L- and U-shaped ruins, walls, courtyards, mats, pieces that touch or overlap,
/// models in pieces, on their corners and against each other, bases of all shapes, and one of several rule sets. One in
/// three is a scene in space: arches, houses with windows and floors, floating pieces, models that stand on them, and
/// volume rules.
///
/// Equal seeds give equal scenes on every machine: the generator uses integers only, and no distribution of the
/// standard library.
[[nodiscard]] Scenario randomScene(std::uint64_t seed);

} // namespace sightline::scenarios
