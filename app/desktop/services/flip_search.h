#pragma once

#include "app/desktop/base/latest_task.h"
#include "scenarios/questions/flip.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace sightline::app {

/// Searches for the smallest move that turns the verdict of a pair, on a thread of its own.
class FlipSearch : public QObject {
    Q_OBJECT

public:
    explicit FlipSearch(QObject* parent = nullptr);

    /// Starts a search for the pair of `verdict`, on a copy of the scenario; a running one is canceled.
    void start(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict);
    /// Ends the search early; the best move found so far is kept.
    void stop();
    /// Cancels the search and clears its result.
    void forget();

    [[nodiscard]] bool isRunning() const { return m_run.isRunning(); }
    /// Returns the move to propose first, of those found, while a search runs of those found so far: one after which
    /// the element may stand where it is, else any; of these that of the observer, else of the target, else the
    /// shortest. std::nullopt if there is none.
    [[nodiscard]] const std::optional<scenarios::Flip>& best() const { return m_best; }
    /// Returns the shortest move after which the element may stand, of those found; std::nullopt if there is none.
    [[nodiscard]] const std::optional<scenarios::Flip>& shortest() const { return m_shortest; }
    /// True if the last search ended without a move.
    [[nodiscard]] bool foundNone() const { return m_ended && !m_best; }
    /// True if the last search was ended early: a shorter move may exist.
    [[nodiscard]] bool wasStopped() const { return m_wasStopped; }
    /// Returns the number of elements that the running search has tried, and of all; 0 and 0 at first.
    [[nodiscard]] std::pair<int, int> progress() const { return m_progress; }
    /// Returns how long the running search has taken, in milliseconds.
    [[nodiscard]] qint64 elapsed() const { return m_since.isValid() ? m_since.elapsed() : 0; }
    /// True if the moves found turn the ruling of a rule pack.
    [[nodiscard]] bool isOfRuling() const { return m_isOfRuling; }

signals:
    /// Emitted during a search with the number of elements that were tried, of `all`.
    void progressed(int done, int all);
    /// Emitted when a search was started, ended or cleared.
    void changed();

private:
    struct Interim;

    void take(const std::vector<scenarios::Flip>& flips);
    void end(const std::vector<scenarios::Flip>& flips);

    std::shared_ptr<Interim> m_interim; ///< the moves found by the threads of the search, not taken yet
    std::optional<scenarios::Flip> m_best;
    std::optional<scenarios::Flip> m_shortest;
    scenarios::ModelId m_observer;
    scenarios::ModelId m_target;
    std::pair<int, int> m_progress;
    QElapsedTimer m_since;
    bool m_ended = false;
    bool m_wasStopped = false;
    bool m_isOfRuling = false;
    LatestTask m_run; // last, so that it ends before the members it uses
};

} // namespace sightline::app
