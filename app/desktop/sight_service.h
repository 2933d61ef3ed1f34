#pragma once

#include "app/desktop/tolerances.h"
#include "scenarios/eye_view.h"
#include "scenarios/judge.h"

#include <QObject>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace sightline::app {

/// What the window wants to know about one observer.
struct SightRequest {
    std::optional<scenarios::ModelId> observer;
    std::vector<scenarios::ModelId> targets;
    /// The target in front: with `keepAttempts` its verdict lists the tried lines. Nothing: all do.
    std::optional<scenarios::ModelId> focus;
    /// False: only the focus carries clearance, certainty and shares, which cost several times the bare verdict, and
    /// nothing the margin of its ruling.
    bool detailsForAll = true;
    geometry::SightMethod method = geometry::SightMethod::Exact;
    geometry::SampleSettings samples;
    Tolerances tolerances;
    bool keepAttempts = false;
    bool wantHeights = false; ///< of the focus: from which height it would be seen
    bool wantProfile = false; ///< of the focus: its line from the side
    bool wantCover = false;   ///< of the focus: all lines between the bases, and what covers them
    friend bool operator==(const SightRequest&, const SightRequest&) = default;
};

/// The answer to one request. Everybody shares the one list of verdicts: overlay, panel and status line read the same
/// values.
struct SightResult {
    quint64 question = 0; ///< what `ask` returned
    SightRequest request;
    std::shared_ptr<const std::vector<scenarios::Verdict>> verdicts; ///< one a target, in order; never null
    std::shared_ptr<const scenarios::VerdictProfile> profile; ///< of the focus, if asked for and there is a verdict
    std::shared_ptr<const scenarios::TableCover> cover;       ///< the same; none for `volume` geometry
    std::shared_ptr<const scenarios::EyeScene> eyes;          ///< instead of `cover` for `volume` geometry
    std::optional<scenarios::HeightsNeeded> heights;          ///< of the focus, with `volume` geometry
    std::chrono::microseconds timeTaken{};
    QString problem; ///< empty, or why there is no verdict: the rule set of the scenario is broken

    /// The verdict about the focus, or about the only target; null if there is none.
    [[nodiscard]] const scenarios::Verdict* focused() const;
};

/// Asks the judge off the GUI thread, on a copy. The newest question wins: it stops the older one, whose answer is
/// dropped.
class SightService : public QObject {
    Q_OBJECT

public:
    explicit SightService(QObject* parent = nullptr);
    ~SightService() override;

    /// Models that the scenario does not have are left out. Without an observer or targets the answer is empty.
    quint64 ask(scenarios::Scenario scenario, SightRequest request);

    [[nodiscard]] const SightResult& lastResult() const { return m_lastResult; }
    /// True while a question has no answer yet.
    [[nodiscard]] bool isBusy() const { return m_lastResult.question != m_newest; }

signals:
    void answered(const sightline::app::SightResult& result);

private:
    class Worker;

    void deliver(SightResult result);

    std::unique_ptr<Worker> m_worker;
    quint64 m_newest = 0;
    SightResult m_lastResult;
};

} // namespace sightline::app

Q_DECLARE_METATYPE(sightline::app::SightResult)
