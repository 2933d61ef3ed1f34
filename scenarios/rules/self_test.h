#pragma once

#include "scenarios/rules/rule_set.h"

#include <QString>

#include <optional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// One expectation of a pack's own scenes, and what came of it.
struct SelfTestResult {
    QString test;     ///< its name
    QString path;     ///< "$.self_tests[0].expect[1]"
    QString question; ///< "tank -> infantry"
    bool passed = false;
    QString difference; ///< what was expected and what was found; empty if it passed
    int scene = 0;      ///< its place among the self-tests
    ModelId from;
    ModelId to;
};

/// Runs the scenes that a rule set of either form brings under `self_tests` through the judge. A scene that cannot be
/// read fails. Source: "Self-tests" of the README.
[[nodiscard]] std::vector<SelfTestResult> runSelfTests(const RuleSet& rules);

/// How many scenes a rule set brings.
[[nodiscard]] int selfTestCount(const RuleSet& rules);
/// The results of one scene. After a stop request some may be missing. Precondition: there are more than `scene`.
[[nodiscard]] std::vector<SelfTestResult>
runSelfTest(const RuleSet& rules, int scene, const std::stop_token& stop = {});
/// The scene as a scenario with this rule set, to be opened; nothing if it cannot be read.
[[nodiscard]] std::optional<Scenario> selfTestScenario(const RuleSet& rules, int scene);

} // namespace sightline::scenarios
