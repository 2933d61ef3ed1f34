#pragma once

#include "scenarios/formats/registry.h"

namespace sightline::scenarios::formats {

/// Scenes of Foundry VTT of each generation, alone or in a pack (.db), and the files that Dungeon Alchemist writes for
/// it. Walls are written, as a scene of the generation from version 10 on.
[[nodiscard]] Format foundryFormat();

/// The writer, in `foundry_writer.cpp`.
[[nodiscard]] ExportResult writeFoundryScene(const Scenario& scenario, const ExportOptions& options);

/// The files that Dungeon Alchemist writes for itself.
[[nodiscard]] Format alchemistFormat();

} // namespace sightline::scenarios::formats
