#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/tolerances.h"
#include "app/desktop/seeing/sight_pairs.h"
#include "scenarios/judge/verdict.h"

#include <QObject>

#include <memory>

namespace sightline::app {

class TableCache;

/// The verdicts of a list of pairs, and the scenario they are about.
struct PairResult {
    std::shared_ptr<const std::vector<scenarios::Verdict>> verdicts; ///< in the order of the pairs; never null
    std::shared_ptr<const scenarios::Scenario> scenario;             ///< null before the first answer
    bool hasDetails = false;                                         ///< with clearance and certainty
    QString problem; ///< why there is no answer: the rule set of the scenario is broken; else empty
};

/// Judges a list of pairs on a thread of its own. During fast changes each answer is about the latest request, without
/// details; the details follow once the changes have ended.
class PairService : public QObject {
    Q_OBJECT

public:
    explicit PairService(QObject* parent = nullptr);
    ~PairService() override;

    /// Requests the verdicts of these pairs. Pairs with a model that the scenario does not have are ignored.
    void ask(scenarios::Scenario scenario, std::vector<SightPair> pairs, const Tolerances& tolerances);
    /// Cancels the computation and clears the answer.
    void rest();

    [[nodiscard]] const PairResult& lastResult() const { return m_lastResult; }
    /// True while an answer or its details are pending.
    [[nodiscard]] bool isBusy() const { return m_jobs.isBusy(); }

signals:
    void answered();
    /// Emitted during an answer that takes noticeably long.
    void progressed(int done, int all);

private:
    struct Requested;

    void post(bool wantDetails);
    [[nodiscard]] static PairResult answerTo(const Requested& asked,
                                             bool wantDetails,
                                             TableCache& cache,
                                             const std::stop_token& stop,
                                             const LatestTask::Progress& reportProgress);

    std::shared_ptr<const Requested> m_asked;
    PairResult m_lastResult;
    bool m_runsForDetails = false;
    std::unique_ptr<TableCache> m_cache; // touched by the thread alone
    LatestTask m_jobs;                   // last, so that it ends before the members it uses
};

} // namespace sightline::app
