#pragma once

#include "scenarios/rule_comparison.h"

#include <QString>

/// Two rulings beside each other, in words. The window and the command line read the same ones.
namespace sightline::app {

/// "visible, cover light", "not visible, out of range": what a player does with it.
[[nodiscard]] QString rulingSummary(const scenarios::Ruling& ruling);
/// "seen", "cover", …: what of two rulings differs.
[[nodiscard]] QString aspectName(scenarios::RulingAspect aspect);
/// "seen, cover".
[[nodiscard]] QString aspectNames(const std::vector<scenarios::RulingAspect>& aspects);
/// "12 of 124 pairs are ruled differently."
[[nodiscard]] QString comparisonHeadline(const scenarios::RuleComparison& comparison);
/// "In the way: North ruin. ($.block[0])"
[[nodiscard]] QString reasonWithRule(const scenarios::Reason& reason, const scenarios::Scenario& scenario);

} // namespace sightline::app
