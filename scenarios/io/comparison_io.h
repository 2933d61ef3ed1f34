#pragma once

#include "scenarios/io/verdict_json.h"
#include "scenarios/rule_comparison.h"

namespace sightline::scenarios {

/// The pairs that two rule sets rule differently, as one JSON document. `scenario` is how the table is called.
[[nodiscard]] QByteArray comparisonJson(const RuleComparison& comparison,
                                        const QString& scenario,
                                        const RuleSet& a,
                                        const RuleSet& b,
                                        const ReasonText& reasonText);

/// The same as a table, one line a pair; the lines of the packs that make the difference are JSON paths, blank
/// separated.
[[nodiscard]] QByteArray comparisonCsv(const RuleComparison& comparison);

/// "$.block[0] $.cover[2]": the lines of the pack that these reasons come from, each once.
[[nodiscard]] QStringList rulesOf(const std::vector<Reason>& reasons);

/// The keys `pairs`, `differing` and `differences` of an object that is open.
void writeDifferences(JsonWriter& writer, const RuleComparison& comparison, const ReasonText& reasonText);

} // namespace sightline::scenarios
