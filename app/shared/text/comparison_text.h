#pragma once

#include "scenarios/questions/rule_comparison.h"

#include <QString>

/// Texts that compare two rulings. The window and the command line share them.
namespace sightline::app {

/// Returns the practical result of a ruling: "visible, cover light", "not visible, out of range".
[[nodiscard]] QString rulingSummary(const scenarios::Ruling& ruling);
/// Returns the same of a verdict, also under rule sets of plain geometry: whether it is too close to call.
[[nodiscard]] QString rulingSummary(const scenarios::Verdict& verdict);
/// Returns the names of several aspects: "seen, cover".
[[nodiscard]] QString aspectNames(const std::vector<scenarios::RulingAspect>& aspects);
/// Returns the number of pairs that differ and are too close to call on one side or both.
[[nodiscard]] int closeCalls(const scenarios::RuleComparison& comparison);
/// Returns the number of differences: "12 of 124 pairs are ruled differently. Too close to call: 3."
[[nodiscard]] QString comparisonHeadline(const scenarios::RuleComparison& comparison);
/// Returns where a rule stands in its pack, in words: "the observer's arc" for "$.from.arc", "rule 3 of
/// “block”" for "$.block[2].ignore[0]".
[[nodiscard]] QString ruleLine(const QString& path);
/// Returns a reason with its rule in words and the page of its source; without either, with the line of the pack.
[[nodiscard]] QString reasonInWords(const scenarios::Reason& reason, const scenarios::Scenario& scenario);

} // namespace sightline::app
