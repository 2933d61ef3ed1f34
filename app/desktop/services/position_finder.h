#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/tolerances.h"
#include "scenarios/questions/positions.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <vector>

namespace sightline::app {

/// Searches for positions to shoot from, on a thread of its own.
class PositionFinder : public QObject {
    Q_OBJECT

public:
    explicit PositionFinder(QObject* parent = nullptr);

    /// Searches for up to three positions of one model, or with `wholeUnit` for one position of each model of its unit.
    /// All models of other players are enemies. A running search is canceled.
    void start(const scenarios::Scenario& scenario,
               const scenarios::ModelId& shooter,
               bool wholeUnit,
               const scenarios::UnitName& target,
               geometry::Length move,
               const Tolerances& tolerances = {});
    /// Ends the search early; the best of the positions tried so far are kept.
    void stop();
    /// Cancels the search and clears its results.
    void forget();

    [[nodiscard]] bool isRunning() const { return m_run.isRunning(); }
    [[nodiscard]] bool hasEnded() const { return m_ended; }
    /// True if the last search was ended early: better positions may not have been tried.
    [[nodiscard]] bool wasStopped() const { return m_wasStopped; }
    /// Returns how long the running search has taken, in milliseconds.
    [[nodiscard]] qint64 elapsed() const { return m_since.isValid() ? m_since.elapsed() : 0; }
    /// Returns the positions found; while a search runs, the best so far of each model that has one.
    [[nodiscard]] const std::vector<scenarios::PositionSearch>& searches() const { return m_searches; }

signals:
    /// Emitted with the number of positions tried, of about `all`, for all models of the unit together.
    void progressed(int done, int all);
    /// Emitted during a search when `searches` has a better position, after a progress.
    void foundBetter();
    /// Emitted when a search was started, ended or cleared.
    void changed();

private:
    struct Interim;

    void takeInterim(int done, int all);

    std::shared_ptr<Interim> m_interim; ///< the positions told by the thread of the search, not taken yet
    std::vector<scenarios::PositionSearch> m_searches;
    QElapsedTimer m_since;
    bool m_ended = false;
    bool m_wasStopped = false;
    LatestTask m_run; // last, so that it ends before the members it uses
};

} // namespace sightline::app
