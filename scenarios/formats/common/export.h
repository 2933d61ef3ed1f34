#pragma once

#include "scenarios/formats/common/import.h"
#include "scenarios/model/scenario.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <vector>

namespace sightline::scenarios::formats {

/// A property of the table that the format cannot hold.
struct ExportLoss {
    QString code;      ///< determines the sentence
    QString sentence;  ///< one full sentence, in English
    QStringList words; ///< replacements of %1, %2, ... in it
    QStringList ids;   ///< elements concerned; empty: the table as a whole
    friend bool operator==(const ExportLoss&, const ExportLoss&) = default;
};

/// Collects losses, each code once, with the ids of all elements concerned.
class LossList {
public:
    /// `id` may be empty.
    void add(const char* code, const QString& id, const QString& sentence, const QStringList& words = {});
    [[nodiscard]] const std::vector<ExportLoss>& losses() const { return m_losses; }

private:
    std::vector<ExportLoss> m_losses;
};

/// The options of an export.
struct ExportOptions {
    double cellInches = 1.0;  ///< side of a grid cell, for grid formats
    int pixelsPerCell = 70;   ///< for formats in pixels
    QByteArray picture = {};  ///< a PNG of the whole table, for formats that embed one; painted by the caller
    bool withLowWalls = true; ///< true: also pieces under 2 in, for formats without heights
};

/// A file for another program, with its losses. Cheap enough to compute for showing the losses in a dialog.
struct Exported {
    QByteArray bytes;
    std::vector<ExportLoss> losses;
};

using ExportResult = tl::expected<Exported, FileProblem>;

} // namespace sightline::scenarios::formats
