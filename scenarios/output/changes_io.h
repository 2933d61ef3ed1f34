#pragma once

#include "scenarios/edits/table_changes.h"
#include "scenarios/output/verdict_json.h"
#include "scenarios/questions/rule_comparison.h"

/// @file
/// The differences of two tables, for other programs.
namespace sightline::scenarios {

/// Returns the changes as JSON. `verdicts` is null if they were not requested; their keys are then left out.
/// `reasonText` writes the reasons of verdicts.
[[nodiscard]] QByteArray changesJson(const TableChanges& changes,
                                     const RuleComparison* verdicts,
                                     const QString& before,
                                     const QString& after,
                                     const ReasonText& reasonText);

/// Returns CSV with one row per element and one per verdict; the column `what` distinguishes them.
[[nodiscard]] QByteArray changesCsv(const TableChanges& changes, const RuleComparison* verdicts);

/// Returns "model", "piece", "zone", "objective" or "label".
[[nodiscard]] QString kindWord(const AnyId& id);

} // namespace sightline::scenarios
