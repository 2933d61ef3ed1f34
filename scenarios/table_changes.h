#pragma once

#include "scenarios/edits.h"

#include <QStringList>

#include <vector>

namespace sightline::scenarios {

/// What became of one thing between two tables.
struct ElementChange {
    enum class Kind { Moved, Changed, Added, Removed };

    AnyId id;
    Kind kind = Kind::Changed;
    double movedInches = 0.0;   ///< of its middle, in a straight line
    double turnedDegrees = 0.0; ///< clockwise on screen, above -180, up to 180
    QStringList keys = {};      ///< of the file, that have another value; empty for what only moved, came or went
    friend bool operator==(const ElementChange&, const ElementChange&) = default;
};

/// "moved", "changed", "added", "removed".
[[nodiscard]] QString wordFor(ElementChange::Kind kind);

struct TableChanges {
    /// Models, pieces, zones, objectives, labels; of each kind moved and changed ones in the order of the second table,
    /// then added, then removed.
    std::vector<ElementChange> elements;
    QStringList keys; ///< of the whole table that have another value: "name", "table", "rules", "players", "reserves",
                      ///< "photo" and so on
    [[nodiscard]] bool isEmpty() const { return elements.empty() && keys.isEmpty(); }
    friend bool operator==(const TableChanges&, const TableChanges&) = default;
};

/// Things are the same by their ids. Empty exactly if the two are equal, but for the order of things and the log of
/// questions, which are not told.
[[nodiscard]] TableChanges changesBetween(const Scenario& before, const Scenario& after);

} // namespace sightline::scenarios
