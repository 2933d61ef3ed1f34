#pragma once

#include "scenarios/formats/common/format.h"

namespace sightline::scenarios::formats {

/// Scenes of Foundry VTT of all generations, alone or in a pack (.db), and the files that Dungeon Alchemist exports for
/// it. Writes walls, as a scene of version 10 and later.
[[nodiscard]] Format foundryFormat();

/// Writes a scene; defined in foundry_writer.cpp.
[[nodiscard]] ExportResult writeFoundryScene(const Scenario& scenario, const ExportOptions& options);

/// The native files of Dungeon Alchemist.
[[nodiscard]] Format alchemistFormat();

} // namespace sightline::scenarios::formats
