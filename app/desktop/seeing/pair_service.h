#pragma once

#include "app/desktop/seeing/sight_pairs.h"
#include "app/desktop/tolerances.h"
#include "scenarios/judge.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace sightline::app {

/// Verdicts of pairs, and the table they are about.
struct PairResult {
    std::shared_ptr<const std::vector<scenarios::Verdict>> verdicts; ///< in the order of the pairs; never null
    std::shared_ptr<const scenarios::Scenario> scenario;             ///< null before the first answer
    bool hasDetails = false;                                         ///< with clearance and certainty
    QString problem; ///< why there is no answer: the rule set of the scenario is broken
};

/// Judges any list of pairs in a thread of its own. While questions come fast each answer is about the newest of them,
/// without details; once they rest, the details follow.
class PairService : public QObject {
    Q_OBJECT

public:
    explicit PairService(QObject* parent = nullptr);
    ~PairService() override;

    /// Pairs with a model that the scenario does not have are left out.
    void ask(scenarios::Scenario scenario, std::vector<SightPair> pairs, const Tolerances& tolerances);
    /// Gives up what runs, and forgets the answer.
    void rest();

    [[nodiscard]] const PairResult& lastResult() const { return m_lastResult; }
    /// True while an answer, or its details, are still to come.
    [[nodiscard]] bool isBusy() const { return m_running || m_again || m_details.isActive(); }

signals:
    void answered();
    /// Of an answer that takes longer than the eye waits.
    void progressed(int done, int all);

private:
    class Worker;
    struct Requested;

    void post(bool wantDetails);
    void deliver(quint64 number, PairResult result);

    std::shared_ptr<const Requested> m_asked;
    PairResult m_lastResult;
    QTimer m_details;
    quint64 m_newest = 0;
    bool m_running = false;
    bool m_runsForDetails = false;
    bool m_again = false;
    std::unique_ptr<Worker> m_worker; // last: it ends before anything it tells of goes
};

} // namespace sightline::app
