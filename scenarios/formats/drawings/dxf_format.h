#pragma once

#include "scenarios/formats/registry.h"

namespace sightline::scenarios::formats {

/// Lines, polylines, arcs and circles of an ASCII DXF, and a table as one: a layer a kind, inches, y up.
[[nodiscard]] Format dxfFormat();

[[nodiscard]] ImportResult readDxf(const ImportFile& file, const ImportOptions& options, const ImportRun& run);
[[nodiscard]] ExportResult writeDxf(const Scenario& scenario, const ExportOptions& options);

} // namespace sightline::scenarios::formats
