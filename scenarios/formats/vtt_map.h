#pragma once

#include "scenarios/formats/placement.h"
#include "scenarios/formats/scale.h"
#include "scenarios/formats/table_builder.h"

namespace sightline::scenarios::formats {

/// What readers of maps in pixels share: the question for the size of a cell, a picture beside the file.

/// `cellInches`, else one inch, reported and asked.
[[nodiscard]] double cellInchesFor(const ImportOptions& options,
                                   const QString& place,
                                   ImportReport& report,
                                   std::vector<ImportQuestion>& questions);

/// The first of these files beside the map that is a picture, as a photo over the whole table; nothing if there is
/// none. Of names with folders the last part counts; an address is never fetched.
[[nodiscard]] std::optional<TablePhoto> photoBeside(const ImportFile& file,
                                                    const QStringList& names,
                                                    const QString& place,
                                                    const ImportOptions& options,
                                                    ImportReport& report);

} // namespace sightline::scenarios::formats
