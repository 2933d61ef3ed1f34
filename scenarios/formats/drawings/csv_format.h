#pragma once

#include "scenarios/formats/common/format.h"

namespace sightline::scenarios::formats {

/// CSV with a header and one element per row, with the columns of `positionsCsv` and a few more.
[[nodiscard]] Format csvFormat();

[[nodiscard]] ImportResult readCsv(const ImportFile& file, const ImportOptions& options, const ImportRun& run);
[[nodiscard]] ExportResult writeCsv(const Scenario& scenario, const ExportOptions& options);

} // namespace sightline::scenarios::formats
