#pragma once

#include "scenarios/rule_comparison.h"
#include "scenarios/table_changes.h"

#include <QString>

/// What became of two tables, in words. The window and the command line read the same ones.
namespace sightline::app {

/// "moved 3.42 in, turned 45°", "added", "name, height".
[[nodiscard]] QString changeText(const scenarios::ElementChange& change);
/// The name of a thing in whichever of the two tables has it.
[[nodiscard]] QString
nameInEither(const scenarios::Scenario& before, const scenarios::Scenario& after, const scenarios::AnyId& id);
/// "name, rules": what of the whole table is another; empty: nothing.
[[nodiscard]] QString keysText(const QStringList& keys);
/// "3 things moved, 1 added, 2 of 72 verdicts changed."; `verdicts` null: they are not known.
[[nodiscard]] QString changesHeadline(const scenarios::TableChanges& changes,
                                      const scenarios::RuleComparison* verdicts);
/// What one side says of a pair; where the ruling is the same on both and only the line differs, what geometry says.
[[nodiscard]] QString sideText(const scenarios::RulingDifference& difference, const scenarios::Verdict& side);

} // namespace sightline::app
