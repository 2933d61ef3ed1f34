#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/tolerances.h"
#include "scenarios/questions/unit_matrix.h"

#include <QObject>

#include <chrono>
#include <memory>

namespace sightline::app {

/// The matrix of all units against all units, and the scenario it is about.
struct UnitResult {
    std::shared_ptr<const scenarios::UnitMatrix> matrix; ///< null before the first answer, and if there is a problem
    std::shared_ptr<const scenarios::Scenario> scenario;
    std::chrono::microseconds timeTaken{};
    QString problem; ///< why there is no answer: the rule set of the scenario is broken; else empty
};

/// Computes the unit matrix of the latest scenario on a thread of its own: verdicts without details during changes, and
/// with details once they have ended. Only pairs that a move can have changed are judged again.
class UnitService : public QObject {
    Q_OBJECT

public:
    explicit UnitService(QObject* parent = nullptr);
    ~UnitService() override;

    /// Computes the matrix of this scenario, and keeps the last one until it is there.
    void follow(const scenarios::Scenario& scenario, const Tolerances& tolerances = {});
    /// Cancels the computation and clears the answer.
    void rest();

    [[nodiscard]] const UnitResult& lastResult() const { return m_lastResult; }
    /// True while an answer or its details are pending.
    [[nodiscard]] bool isBusy() const { return m_jobs.isBusy(); }

signals:
    /// Emitted when `lastResult` changed: once without details, once more with them.
    void answered();

private:
    struct Known;

    void post(bool wantDetails);

    std::shared_ptr<const scenarios::Scenario> m_scenario;
    Tolerances m_tolerances;
    UnitResult m_lastResult;
    bool m_runsForDetails = false;
    std::unique_ptr<Known> m_known; // touched by the thread alone
    LatestTask m_jobs;              // last, so that it ends before the members it uses
};

} // namespace sightline::app
