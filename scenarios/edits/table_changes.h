#pragma once

#include "scenarios/edits/edits.h"

#include <QStringList>

#include <vector>

namespace sightline::scenarios {

/// The change of one element between two tables.
struct ElementChange {
    /// The kind of change.
    enum class Kind { Moved, Changed, Added, Removed };

    AnyId id;
    Kind kind = Kind::Changed;
    geometry::Vector moved = {}; ///< displacement of its center; of a wall's first point
    double turnedDegrees = 0.0;  ///< clockwise on screen, above -180, up to 180
    /// Keys of the file with another value; empty for elements that were only moved, added or removed.
    QStringList keys = {};

    /// Returns the length of the displacement.
    [[nodiscard]] double movedInches() const;
    friend bool operator==(const ElementChange&, const ElementChange&) = default;
};

/// Returns "moved", "changed", "added" or "removed".
[[nodiscard]] QString wordFor(ElementChange::Kind kind);

/// All changes between two tables.
struct TableChanges {
    /// In the order models, pieces, zones, objectives, labels; within a kind moved and changed ones in the order of the
    /// second table, then added, then removed ones.
    std::vector<ElementChange> elements;
    /// Keys of the whole table with another value: "name", "table", "rules", "players", "reserves", "photo" and so on.
    QStringList keys;
    [[nodiscard]] bool isEmpty() const { return elements.empty() && keys.isEmpty(); }
    friend bool operator==(const TableChanges&, const TableChanges&) = default;
};

/// Computes the changes; elements are matched by id. The result is empty exactly if the two are equal, apart from the
/// order of elements and the log of questions, which are ignored.
[[nodiscard]] TableChanges changesBetween(const Scenario& before, const Scenario& after);

} // namespace sightline::scenarios
