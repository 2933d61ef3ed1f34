#pragma once

#include "scenarios/formats/common/format.h"

#include <vector>

namespace sightline::scenarios::formats {

/// Returns all formats, in the order of dialogs and of the help.
[[nodiscard]] const std::vector<Format>& allFormats();
/// Returns the format of that id; null if there is none.
[[nodiscard]] const Format* formatNamed(const QString& id);
/// Returns the first writable format with the longest matching suffix of this name: "table.40kdc.json" is a layout and
/// "table.json" a scenario. A suffix alone is accepted as a name. Returns null if there is none.
[[nodiscard]] const Format* writerFor(const QString& fileName);
/// Returns the ids of all readable formats.
[[nodiscard]] QStringList idsOfReaders();
/// Returns the ids of all writable formats.
[[nodiscard]] QStringList idsOfWriters();

/// The result of format detection; `format` is null if no known format matches.
struct DetectedFormat {
    const Format* format = nullptr;
    DetectionConfidence confidence = DetectionConfidence::No;
};
/// Returns the format that matches the file with the highest confidence, the first of several.
[[nodiscard]] DetectedFormat detectFormat(const ImportFile& file);

/// Reads a file in the given format (an id), or in the detected one. May take seconds, so call it outside the GUI
/// thread.
[[nodiscard]] ImportResult importFile(const ImportFile& file,
                                      const ImportOptions& options = {},
                                      const ImportRun& run = {},
                                      const QString& format = {});

/// Returns the options with a `beside` that reads from the folder of that file: names without folders only, and at most
/// `kLargestFileBytes`.
[[nodiscard]] ImportOptions withFilesBeside(ImportOptions options, const QString& path);

} // namespace sightline::scenarios::formats
