#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/tolerances.h"
#include "scenarios/judge/judge.h"
#include "scenarios/questions/eye_view.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace sightline::app {

class TableCache;

/// A question about one observer and any number of targets.
struct SightRequest {
    std::optional<scenarios::ModelId> observer;
    std::vector<scenarios::ModelId> targets;
    /// The target in front. With `keepAttempts` its verdict lists the lines tried; std::nullopt: all verdicts do.
    std::optional<scenarios::ModelId> focus;
    /// True: all verdicts have clearance, certainty, shares, and the margin of their ruling, which cost several times
    /// the bare verdict. False: only the focus has the first three, and no verdict has the margin.
    bool detailsForAll = true;
    geometry::SightMethod method = geometry::SightMethod::Exact;
    geometry::SampleSettings samples;
    Tolerances tolerances;
    bool keepAttempts = false;
    bool wantHeights = false; ///< for the focus: the height from which it would be seen
    bool wantProfile = false; ///< for the focus: its line from the side
    bool wantStages = false;  ///< for the focus: the lines of each stage of its plain geometry
    bool wantCover = false;   ///< for the focus: all lines between the bases, and what covers them
    friend bool operator==(const SightRequest&, const SightRequest&) = default;
};

/// The answer to one request. All views share the one list of verdicts, so that they agree.
struct SightResult {
    quint64 question = 0; ///< the number that `ask` returned
    SightRequest request;
    std::shared_ptr<const std::vector<scenarios::Verdict>> verdicts; ///< one for each target, in order; never null
    std::shared_ptr<const scenarios::VerdictProfile> profile;        ///< of the focus, if requested and judged
    std::shared_ptr<const std::vector<scenarios::TriedLine>> stages; ///< of the focus, if requested; see `stageLinesOf`
    std::shared_ptr<const scenarios::TableCover> cover; ///< of the focus, if requested; null for `volume` geometry
    std::shared_ptr<const scenarios::EyeScene> eyes;    ///< of the focus, for `volume` geometry, in place of `cover`
    std::optional<scenarios::HeightsNeeded> heights;    ///< of the focus, with `volume` geometry
    std::chrono::microseconds timeTaken{};
    QString problem; ///< why there is no verdict: the rule set of the scenario is broken; else empty

    /// Returns the verdict about the focus, or about the only target if there is no focus; null if there is none.
    [[nodiscard]] const scenarios::Verdict* focused() const;
};

/// Judges off the GUI thread, on a copy of the scenario. The latest request wins: it stops the earlier one, whose
/// answer is dropped.
class SightService : public QObject {
    Q_OBJECT

public:
    explicit SightService(QObject* parent = nullptr);
    ~SightService() override;

    /// Posts a request and returns its number. Models that the scenario does not have are ignored; without an observer
    /// or targets the answer is empty.
    quint64 ask(scenarios::Scenario scenario, SightRequest request);

    [[nodiscard]] const SightResult& lastResult() const { return m_lastResult; }
    /// True while the latest request is unanswered.
    [[nodiscard]] bool isBusy() const { return m_jobs.isRunning(); }

signals:
    /// Emitted on the GUI thread with the answer to the latest request; earlier ones are dropped.
    void answered(const sightline::app::SightResult& result);

private:
    std::unique_ptr<TableCache> m_cache; // touched by the thread alone
    quint64 m_newest = 0;
    SightResult m_lastResult;
    LatestTask m_jobs{LatestTask::Priority::Line}; // last, so that it ends before the members it uses
};

} // namespace sightline::app

Q_DECLARE_METATYPE(sightline::app::SightResult)
