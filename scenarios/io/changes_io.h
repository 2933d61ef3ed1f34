#pragma once

#include "scenarios/io/verdict_json.h"
#include "scenarios/rule_comparison.h"
#include "scenarios/table_changes.h"

/// What differs between two tables, for other programs.
namespace sightline::scenarios {

/// `verdicts` null: they were not asked for, and their keys are left out. Reasons of verdicts are told by `reasonText`.
[[nodiscard]] QByteArray changesJson(const TableChanges& changes,
                                     const RuleComparison* verdicts,
                                     const QString& before,
                                     const QString& after,
                                     const ReasonText& reasonText);

/// A line a thing and a line a verdict: `what` says which.
[[nodiscard]] QByteArray changesCsv(const TableChanges& changes, const RuleComparison* verdicts);

/// "model", "piece", "zone", "objective", "label".
[[nodiscard]] QString kindWord(const AnyId& id);

} // namespace sightline::scenarios
