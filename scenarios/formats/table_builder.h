#pragma once

#include "geometry/polygon.h"
#include "scenarios/formats/import.h"
#include "scenarios/scenario.h"

#include <QHash>
#include <QSet>

#include <span>
#include <vector>

namespace sightline::scenarios::formats {

/// Puts things on a table for a reader: gives ids, drops what has no size, counts points, and reports all of that. What
/// it makes can be saved as a scenario file and read again.
class TableBuilder {
public:
    explicit TableBuilder(ImportReport& report) : m_report{report} {}

    Scenario
        scenario; ///< set table, players and name yourself; ids of what you add yourself come from `freshId` or `ownId`

    /// "wall-1", "wall-2", ...: the first that is free. It is taken then.
    [[nodiscard]] QString freshId(const QString& stem);
    /// What the file calls it, if that is not empty and nothing else has it, else as `freshId`. It is taken then.
    [[nodiscard]] QString ownId(const QString& wanted, const QString& stem);

    /// A piece that is a wall, with the outline and without repeated points; `like` says all else, an empty id becomes
    /// "wall-N". A wall of too many points comes in parts. False, and reported, if there is nothing left to stand.
    bool addWall(std::span<const geometry::Point> points, Piece like, const QString& place);
    /// A piece with a footprint. An outline that crosses itself stands as a wall, which is reported. False as of walls.
    bool
    addArea(const geometry::Ring& outline, std::span<const geometry::Ring> holes, Piece like, const QString& place);
    /// A zone; false, and reported, if the outline is none.
    bool addZone(const geometry::Ring& outline, Zone like, const QString& place);

    /// More than `kMaxPoints` in all: stop reading and return `tooManyPoints`.
    [[nodiscard]] bool isFull() const { return m_isFull; }

private:
    [[nodiscard]] bool countPoints(std::size_t count);

    ImportReport& m_report;
    QSet<QString> m_ids;
    QHash<QString, int> m_lastNumber;
    qint64 m_points = 0;
    bool m_isFull = false;
};

/// The refusal for a full table.
[[nodiscard]] tl::unexpected<FileProblem> tooManyPoints(const ImportFile& file);

/// A width or a depth that a table can have: above 0 and within all coordinates.
[[nodiscard]] bool isTableSize(geometry::Length length);

} // namespace sightline::scenarios::formats
