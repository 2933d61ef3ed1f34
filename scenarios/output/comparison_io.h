#pragma once

#include "scenarios/output/verdict_json.h"
#include "scenarios/questions/rule_comparison.h"

namespace sightline::scenarios {

/// Returns the pairs that two rule sets rule differently, as one JSON document. `scenario` is the name of the table.
[[nodiscard]] QByteArray comparisonJson(const RuleComparison& comparison,
                                        const QString& scenario,
                                        const RuleSet& a,
                                        const RuleSet& b,
                                        const ReasonText& reasonText);

/// Returns the pairs as CSV, one row per pair; the lines of the packs that cause the difference are JSON paths
/// separated by blanks.
[[nodiscard]] QByteArray comparisonCsv(const RuleComparison& comparison);

/// Returns the lines of the pack that these reasons come from, without duplicates: "$.block[0]", "$.cover[2]".
[[nodiscard]] QStringList rulesOf(const std::vector<Reason>& reasons);

/// Writes the keys `pairs`, `differing` and `differences` into the open object.
void writeDifferences(JsonWriter& writer, const RuleComparison& comparison, const ReasonText& reasonText);

} // namespace sightline::scenarios
