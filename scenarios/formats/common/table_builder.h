#pragma once

#include "geometry/shapes/polygon.h"
#include "scenarios/formats/common/import.h"
#include "scenarios/model/scenario.h"

#include <QHash>
#include <QSet>

#include <span>
#include <vector>

namespace sightline::scenarios::formats {

/// Builds a table for a reader: assigns ids, drops elements without size, counts points, and reports all of that. The
/// result can be saved as a scenario file and read again.
class TableBuilder {
public:
    explicit TableBuilder(ImportReport& report) : m_report{report} {}

    /// The caller sets table, players and name; ids of elements that the caller adds come from `freshId` or `ownId`.
    Scenario scenario;

    /// Returns the first unused of "wall-1", "wall-2", ..., and reserves it.
    [[nodiscard]] QString freshId(const QString& stem);
    /// Returns `wanted`, if it is not empty and unused, else `freshId`, and reserves it.
    [[nodiscard]] QString ownId(const QString& wanted, const QString& stem);

    /// Adds a piece that is a wall, with the outline without repeated points; all other values come from `like`, where
    /// an empty id becomes "wall-N". A wall of too many points is split. Returns false, after reporting, if nothing
    /// remains to add.
    bool addWall(std::span<const geometry::Point> points, Piece like, const QString& place);
    /// Adds a piece with a footprint. A self-intersecting outline becomes a wall, which is reported. Returns false as
    /// `addWall` does.
    bool
    addArea(const geometry::Ring& outline, std::span<const geometry::Ring> holes, Piece like, const QString& place);
    /// Adds a zone; returns false, after reporting, if the outline is invalid.
    bool addZone(const geometry::Ring& outline, Zone like, const QString& place);

    /// Adds a deployment zone, and reports it; a missing outline, or one of less than three points, is reported too.
    /// Returns false if the zone was not added.
    bool addDeploymentZone(const std::optional<geometry::Ring>& outline,
                           const QString& name,
                           const PlayerId& player,
                           const QString& place);
    /// Adds an objective without a size, and reports the marker that it gets.
    Objective& addObjective(geometry::Point at, const QString& name, const QString& place);
    /// Returns the player of that name, whom it adds if there is none; no player without a name.
    PlayerId playerNamed(const QString& name, const QString& color = {});
    /// Sets the size of the table, within the range of coordinates.
    void setTableSize(double widthInches, double depthInches);
    /// Sets the rule set of a file that names none, and reports it.
    void assumeRules(const QString& rules);
    /// Reports a piece without a valid footprint or position.
    void skipPiece(const QString& place);

    /// True if there are more than `kMaxPoints` in total: stop reading and return `tooManyPoints`.
    [[nodiscard]] bool isFull() const { return m_isFull; }

private:
    [[nodiscard]] bool countPoints(std::size_t count);

    ImportReport& m_report;
    QSet<QString> m_ids;
    QHash<QString, int> m_lastNumber;
    qint64 m_points = 0;
    bool m_isFull = false;
};

/// Returns the error of a file of layouts without that list, or of one that is no JSON.
[[nodiscard]] tl::unexpected<FileProblem> missingList(const ImportFile& file, const char* list);

/// Returns the error for a full table.
[[nodiscard]] tl::unexpected<FileProblem> tooManyPoints(const ImportFile& file);

/// Returns the table that was built, or the error for a full table or a canceled import.
[[nodiscard]] ImportResult finishedImport(const ImportFile& file,
                                          const ImportRun& run,
                                          TableBuilder& builder,
                                          ImportReport report,
                                          std::vector<ImportQuestion> questions = {});

/// True for a valid width or depth of a table: above 0 and within the range of coordinates.
[[nodiscard]] bool isTableSize(geometry::Length length);

} // namespace sightline::scenarios::formats
