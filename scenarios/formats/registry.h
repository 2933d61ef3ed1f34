#pragma once

#include "scenarios/formats/export.h"
#include "scenarios/formats/import.h"

#include <vector>

namespace sightline::scenarios::formats {

/// How surely a file is of a format.
enum class DetectionConfidence {
    No,
    BySuffix, ///< only its name says so
    Perhaps,  ///< the content could be it
    Sure,     ///< the content has what no other format has
};

/// A kind of file that this program reads or writes, or both.
struct Format {
    QString id;           ///< the word of `convert --in` and `--out`
    QString name;         ///< for people; a name of its own, not translated
    QStringList suffixes; ///< in small letters, without the dot; the first is used for new files
    DetectionConfidence (*detect)(const ImportFile& file) = nullptr; ///< null: it is not read
    ImportResult (*read)(const ImportFile& file, const ImportOptions& options, const ImportRun& run) = nullptr;
    ExportResult (*write)(const Scenario& scenario,
                          const ExportOptions& options) = nullptr; ///< null: it is not written
};

/// All of them, in the order of dialogs and of the help.
[[nodiscard]] const std::vector<Format>& allFormats();
/// Null if there is none.
[[nodiscard]] const Format* formatNamed(const QString& id);
/// The first format that is written with the suffix of this name, the longest one: "table.40kdc.json" is a layout and
/// "table.json" a scenario. A suffix alone counts as a name. Null if there is none.
[[nodiscard]] const Format* writerFor(const QString& fileName);
[[nodiscard]] QStringList idsOfReaders();
[[nodiscard]] QStringList idsOfWriters();

/// The format that a file is taken for; null if it looks like none that is known.
struct DetectedFormat {
    const Format* format = nullptr;
    DetectionConfidence confidence = DetectionConfidence::No;
};
[[nodiscard]] DetectedFormat detectFormat(const ImportFile& file);

/// Reads a file as `format` says (an id), or without one as what it looks like. Off the GUI thread, as it may take
/// seconds.
[[nodiscard]] ImportResult importFile(const ImportFile& file,
                                      const ImportOptions& options = {},
                                      const ImportRun& run = {},
                                      const QString& format = {});

/// Options whose `beside` reads from the folder of that file: names without folders only, and nothing above the usual
/// limit.
[[nodiscard]] ImportOptions withFilesBeside(ImportOptions options, const QString& path);

} // namespace sightline::scenarios::formats
