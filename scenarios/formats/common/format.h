#pragma once

#include "scenarios/formats/common/export.h"
#include "scenarios/formats/common/import.h"

namespace sightline::scenarios::formats {

/// Confidence of format detection.
enum class DetectionConfidence {
    No,
    BySuffix, ///< only the suffix matches
    Perhaps,  ///< the content may be of the format
    Certain,  ///< the content has features that no other format has
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

} // namespace sightline::scenarios::formats
