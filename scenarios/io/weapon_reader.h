#pragma once

#include "scenarios/base/object_reader.h"
#include "scenarios/model/scenario.h"

/// @file
/// Readers of weapons. Internal to the reader of scenarios.
namespace sightline::scenarios {

[[nodiscard]] PrintedArc readArc(ObjectReader reader);

/// Reads the "weapons" of a model. Precondition: its other keys have been read.
[[nodiscard]] std::vector<Weapon> readWeapons(ObjectReader& reader, const Model& model);

} // namespace sightline::scenarios
