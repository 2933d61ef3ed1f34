#pragma once

#include "scenarios/rules/rule_set.h"

#include <QString>

#include <vector>

namespace sightline::scenarios {

/// One expectation of a pack's own scenes, and what came of it.
struct SelfTestResult {
    QString test;     ///< its name
    QString path;     ///< "$.self_tests[0].expect[1]"
    QString question; ///< "tank -> infantry"
    bool passed = false;
    QString difference; ///< what was expected and what was found; empty if it passed
};

/// Runs the scenes that a rule pack brings under `self_tests` through the judge. A scene that cannot be read fails.
/// Source: "Self-tests" of the README.
[[nodiscard]] std::vector<SelfTestResult> runSelfTests(const RuleSet& rules);

} // namespace sightline::scenarios
