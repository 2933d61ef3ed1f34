#pragma once

#include "scenarios/formats/import.h"
#include "scenarios/scenario.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <vector>

namespace sightline::scenarios::formats {

/// Something of the table that the format cannot hold.
struct ExportLoss {
    QString code;      ///< a sentence belongs to each
    QString sentence;  ///< one full sentence, in English
    QStringList words; ///< what stands for %1, %2, ... in it
    QStringList ids;   ///< the things it is about; empty: the table as a whole
    friend bool operator==(const ExportLoss&, const ExportLoss&) = default;
};

/// What is lost, each code once, with the ids of all the things it is about.
class LossList {
public:
    /// `id` may be empty.
    void add(const char* code, const QString& id, const QString& sentence, const QStringList& words = {});
    [[nodiscard]] const std::vector<ExportLoss>& losses() const { return m_losses; }

private:
    std::vector<ExportLoss> m_losses;
};

struct ExportOptions {
    double cellInches = 1.0;  ///< edge of a cell of the grid, for formats of a grid
    int pixelsPerCell = 70;   ///< for formats that count in pixels
    QByteArray picture = {};  ///< a PNG of the whole table, for formats that hold one; the caller paints it
    bool withLowWalls = true; ///< pieces under 2 in too, for formats without heights
};

/// A file for another program, and what it does not hold. Ask for it to fill a dialog too: writing costs little.
struct Exported {
    QByteArray bytes;
    std::vector<ExportLoss> losses;
};

using ExportResult = tl::expected<Exported, FileProblem>;

} // namespace sightline::scenarios::formats
