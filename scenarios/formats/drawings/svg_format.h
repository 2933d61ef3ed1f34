#pragma once

#include "scenarios/formats/common/format.h"

namespace sightline::scenarios::formats {

/// SVG: reads the shapes of a drawing, and writes a table with one layer per kind, one unit per inch.
[[nodiscard]] Format svgFormat();

[[nodiscard]] ImportResult readSvg(const ImportFile& file, const ImportOptions& options, const ImportRun& run);
[[nodiscard]] ExportResult writeSvg(const Scenario& scenario, const ExportOptions& options);

} // namespace sightline::scenarios::formats
