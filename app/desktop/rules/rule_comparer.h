#pragma once

#include "app/desktop/background_task.h"
#include "scenarios/rule_comparison.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace sightline::app {

class ScenarioDocument;

/// Compares two rule sets over the open table in a thread of its own, and again when the table has changed and rests.
class RuleComparer : public QObject {
    Q_OBJECT

public:
    explicit RuleComparer(ScenarioDocument& document, QObject* parent = nullptr);

    /// Starts at once. With one of them missing there is nothing to compare.
    void setRules(std::optional<scenarios::RuleSet> a, std::optional<scenarios::RuleSet> b);
    /// The pairs not asked about so far are left out.
    void stop() { m_run.stop(); }

    [[nodiscard]] bool isRunning() const { return m_run.isRunning() || m_rest.isActive(); }
    /// Of the table as it stood when it was asked; null before the first answer.
    [[nodiscard]] const std::shared_ptr<const scenarios::RuleComparison>& result() const { return m_result; }
    /// The table that `result` is about.
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
    QTimer m_rest;
    BackgroundTask m_run;
};

} // namespace sightline::app
