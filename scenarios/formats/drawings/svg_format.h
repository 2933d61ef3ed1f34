#pragma once

#include "scenarios/formats/registry.h"

namespace sightline::scenarios::formats {

/// Shapes of an SVG drawing, and a table as one: a layer a kind, one unit an inch.
[[nodiscard]] Format svgFormat();

[[nodiscard]] ImportResult readSvg(const ImportFile& file, const ImportOptions& options, const ImportRun& run);
[[nodiscard]] ExportResult writeSvg(const Scenario& scenario, const ExportOptions& options);

} // namespace sightline::scenarios::formats
