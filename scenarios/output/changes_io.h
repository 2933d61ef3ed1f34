#pragma once

#include "scenarios/analysis/fairness.h"
#include "scenarios/edits/table_changes.h"
#include "scenarios/output/verdict_json.h"
#include "scenarios/questions/rule_comparison.h"

#include <array>

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

/// The fairness studies of the table before and after. Precondition: both have two sides.
using FairnessPair = std::array<FairnessStudy, 2>;

/// Returns CSV with one row per element and one per verdict; the column `what` distinguishes them. With `fairness` rows
/// "fairness" and "side" follow, and six more columns: the shares of both tables, 0 to 1, with the bounds of 95 % of
/// the set-ups, if there were any. A row "fairness" is the difference of the sides in the figure `id`, or the largest
/// of them; a row "side" is that figure of one side, of the first or second player with a zone, 1 or 2 in `to`.
[[nodiscard]] QByteArray
changesCsv(const TableChanges& changes, const RuleComparison* verdicts, const FairnessPair* fairness = nullptr);

/// Returns "model", "piece", "zone", "objective" or "label".
[[nodiscard]] QString kindWord(const AnyId& id);

} // namespace sightline::scenarios
