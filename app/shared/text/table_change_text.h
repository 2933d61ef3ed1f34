#pragma once

#include "scenarios/edits/table_changes.h"
#include "scenarios/questions/rule_comparison.h"

#include <QString>

/// Texts about the differences of two tables. The window and the command line share them.
namespace sightline::app {

/// Returns the change of an element: "moved by 5.00 in: 3.00 in to the right, 4.00 in up; turned by 45.0°",
/// "added", "changed: name, height".
[[nodiscard]] QString changeText(const scenarios::ElementChange& change);
/// Returns the name of an element that exists in at least one of two tables.
[[nodiscard]] QString
nameInEither(const scenarios::Scenario& before, const scenarios::Scenario& after, const scenarios::AnyId& id);
/// Returns the changed properties of the table itself: "name, rules"; empty if there are none.
[[nodiscard]] QString keysText(const QStringList& keys);
/// Returns "3 things moved, 1 added, 2 of 72 verdicts changed."; `verdicts` is null while they are unknown.
[[nodiscard]] QString changesHeadline(const scenarios::TableChanges& changes,
                                      const scenarios::RuleComparison* verdicts);
/// Returns the ruling of one side for a pair; what geometry says of it if the rulings agree and only the line differs.
[[nodiscard]] QString sideText(const scenarios::RulingDifference& difference, const scenarios::Verdict& side);

} // namespace sightline::app
