#pragma once

#include "scenarios/formats/rosters/roster.h"

#include <vector>

namespace sightline::scenarios::formats {

/// One selection of a roster file: a unit, a model or what it carries.
struct RosterSelection {
    QString name;
    QString customName;
    QString type; ///< "unit", "model" or "upgrade"
    double number = 1;
    QStringList categories;
    int parent = -1; ///< index in the list, always smaller than its own; -1: it stands in a force
    QString place;
};

/// The units of a roster's selections. Children follow their parents; nothing is multiplied, because the numbers of a roster file
/// are totals. Of a unit without a node for its models the unit itself is taken.
[[nodiscard]] tl::expected<Roster, FileProblem>
rosterOf(const std::vector<RosterSelection>& selections, QString name, QString program, const QString& fileName);

/// A refusal with one finding.
[[nodiscard]] tl::unexpected<FileProblem> refusedRoster(Finding finding);

} // namespace sightline::scenarios::formats
