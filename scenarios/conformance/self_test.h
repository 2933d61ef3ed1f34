#pragma once

#include "scenarios/rules/rule_set.h"

#include <QString>

#include <optional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// The result of one expectation of a pack's self-tests.
struct SelfTestResult {
    QString test;     ///< name of the test
    QString path;     ///< "$.self_tests[0].expect[1]"
    QString question; ///< "tank -> infantry"
    bool passed = false;
    QString difference; ///< the expected and the found value; empty if it passed
    int scene = 0;      ///< index among the self-tests
    ModelId from;
    ModelId to;
};

/// Runs all scenes under `self_tests` of a rule set of either form through the judge. An unreadable scene fails.
/// Source: scenarios/rules/README.md, "Rule packs", paragraph "Self-tests".
[[nodiscard]] std::vector<SelfTestResult> runSelfTests(const RuleSet& rules);

/// Returns the number of scenes of a rule set.
[[nodiscard]] int selfTestCount(const RuleSet& rules);
/// Runs one scene. After a stop request some results may be missing. Precondition: `scene` is less than
/// `selfTestCount`.
[[nodiscard]] std::vector<SelfTestResult>
runSelfTest(const RuleSet& rules, int scene, const std::stop_token& stop = {});
/// Returns the scene as a scenario with this rule set; std::nullopt if it cannot be read.
[[nodiscard]] std::optional<Scenario> selfTestScenario(const RuleSet& rules, int scene);

} // namespace sightline::scenarios
