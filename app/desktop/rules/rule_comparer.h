#pragma once

#include "app/desktop/base/latest_task.h"
#include "scenarios/questions/rule_comparison.h"

#include <QObject>

#include <memory>
#include <optional>

namespace sightline::app {

class ScenarioDocument;

/// Compares two rule sets on the open table, on a thread of its own, and again once edits of the table have ended.
class RuleComparer : public QObject {
    Q_OBJECT

public:
    explicit RuleComparer(ScenarioDocument& document, QObject* parent = nullptr);

    /// Starts a comparison at once. If a rule set is missing, there is no result.
    void setRules(std::optional<scenarios::RuleSet> a, std::optional<scenarios::RuleSet> b);
    /// Stops the comparison; the result has the pairs compared so far.
    void stop() { m_run.stop(); }

    [[nodiscard]] bool isRunning() const { return m_run.isBusy(); }
    /// Returns the comparison of the table as it was at the request; null before the first answer.
    [[nodiscard]] const std::shared_ptr<const scenarios::RuleComparison>& result() const { return m_result; }
    /// Returns the scenario that `result` is about.
    [[nodiscard]] const scenarios::Scenario& scenario() const { return m_asked; }

signals:
    void began();
    void progressed(int done, int all);
    void ended();

private:
    void begin();

    ScenarioDocument& m_document;
    std::optional<scenarios::RuleSet> m_a;
    std::optional<scenarios::RuleSet> m_b;
    std::shared_ptr<const scenarios::RuleComparison> m_result;
    scenarios::Scenario m_asked;
    LatestTask m_run;
};

} // namespace sightline::app
