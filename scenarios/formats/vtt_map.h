#pragma once

#include "scenarios/formats/common/placement.h"
#include "scenarios/formats/common/scale.h"
#include "scenarios/formats/common/table_builder.h"

namespace sightline::scenarios::formats {

/// Shared by readers of maps in pixels: the question about the cell size, and a picture beside the file.

/// Returns `cellInches`, else one inch, which is reported and asked about.
[[nodiscard]] double cellInchesFor(const ImportOptions& options,
                                   const QString& place,
                                   ImportReport& report,
                                   std::vector<ImportQuestion>& questions);

/// Returns the first of these files beside the map that is a picture, as a photo over the whole table; std::nullopt if
/// there is none. Only the last component of a path is used; URLs are never fetched.
[[nodiscard]] std::optional<TablePhoto> photoBeside(const ImportFile& file,
                                                    const QStringList& names,
                                                    const QString& place,
                                                    const ImportOptions& options,
                                                    ImportReport& report);

} // namespace sightline::scenarios::formats
