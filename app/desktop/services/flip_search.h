#pragma once

#include "app/desktop/base/background_task.h"
#include "scenarios/questions/flip.h"

#include <QObject>

#include <optional>
#include <vector>

namespace sightline::app {

/// Searches for the smallest move that turns the verdict of a pair, on a thread of its own.
class FlipSearch : public QObject {
    Q_OBJECT

public:
    explicit FlipSearch(QObject* parent = nullptr);

    /// Starts a search for the pair of `verdict`, on a copy of the scenario; a running one is canceled.
    void start(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict);
    /// Cancels the search and clears its result.
    void forget();

    [[nodiscard]] bool isRunning() const { return m_run.isRunning(); }
    /// Returns the shortest of all moves found; std::nullopt before a search has ended, or if it found none.
    [[nodiscard]] const std::optional<scenarios::Flip>& best() const { return m_best; }
    /// True if the last search ended without a move.
    [[nodiscard]] bool foundNone() const { return m_ended && !m_best; }
    /// True if the last search was about the ruling of a rule pack.
    [[nodiscard]] bool isOfRuling() const { return m_isOfRuling; }

signals:
    /// Emitted during a search with the number of elements that were tried, of `all`.
    void progressed(int done, int all);
    /// Emitted when a search was started, ended or cleared.
    void changed();

private:
    void end(const std::vector<scenarios::Flip>& flips);

    std::optional<scenarios::Flip> m_best;
    bool m_ended = false;
    bool m_isOfRuling = false;
    BackgroundTask m_run; // last, so that it ends before the members it uses
};

} // namespace sightline::app
