#pragma once

#include "scenarios/formats/common/format.h"

namespace sightline::scenarios::formats {

/// ASCII DXF: reads lines, polylines, arcs, circles and curves, and writes a table with one layer per kind, in inches,
/// y up.
[[nodiscard]] Format dxfFormat();

[[nodiscard]] ImportResult readDxf(const ImportFile& file, const ImportOptions& options, const ImportRun& run);
[[nodiscard]] ExportResult writeDxf(const Scenario& scenario, const ExportOptions& options);

} // namespace sightline::scenarios::formats
