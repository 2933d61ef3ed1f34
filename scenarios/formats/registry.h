#pragma once

#include "scenarios/formats/export.h"
#include "scenarios/formats/import.h"

#include <vector>

namespace sightline::scenarios::formats {

/// Confidence of format detection.
enum class DetectionConfidence {
    No,
    BySuffix, ///< only the suffix matches
    Perhaps,  ///< the content may be of the format
    Sure,     ///< the content has features of no other format
};

/// A file format that this program reads or writes, or both.
struct Format {
    QString id;           ///< the word of `convert --in` and `--out`
    QString name;         ///< for people; a proper name, not translated
    QStringList suffixes; ///< in lower case, without the dot; the first is used for new files
    DetectionConfidence (*detect)(const ImportFile& file) = nullptr; ///< null: not readable
    ImportResult (*read)(const ImportFile& file, const ImportOptions& options, const ImportRun& run) = nullptr;
    /// Null: not writable.
    ExportResult (*write)(const Scenario& scenario, const ExportOptions& options) = nullptr;
};

/// Returns all formats, in the order of dialogs and of the help.
[[nodiscard]] const std::vector<Format>& allFormats();
/// Returns the format of that id; null if there is none.
[[nodiscard]] const Format* formatNamed(const QString& id);
/// Returns the first writable format with the longest matching suffix of this name: "table.40kdc.json" is a layout and
/// "table.json" a scenario. A suffix alone is accepted as a name. Returns null if there is none.
[[nodiscard]] const Format* writerFor(const QString& fileName);
[[nodiscard]] QStringList idsOfReaders();
[[nodiscard]] QStringList idsOfWriters();

/// The result of format detection; `format` is null if no known format matches.
struct DetectedFormat {
    const Format* format = nullptr;
    DetectionConfidence confidence = DetectionConfidence::No;
};
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
