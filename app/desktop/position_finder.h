#pragma once

#include "app/desktop/tolerances.h"
#include "scenarios/positions.h"

#include <QObject>

#include <thread>
#include <vector>

namespace sightline::app {

/// Looks for places to shoot from, in a thread of its own.
class PositionFinder : public QObject {
    Q_OBJECT

public:
    explicit PositionFinder(QObject* parent = nullptr);
    ~PositionFinder() override;

    /// Three places for one model, or with `wholeUnit` one for each model of its unit. All models of other players are
    /// enemies. A search that still runs is given up.
    void start(const scenarios::Scenario& scenario,
               const scenarios::ModelId& shooter,
               bool wholeUnit,
               const scenarios::UnitName& target,
               geometry::Length move,
               const Tolerances& tolerances = {});
    /// Gives up the search and forgets what was found.
    void forget();

    [[nodiscard]] bool isRunning() const { return m_running; }
    [[nodiscard]] bool hasEnded() const { return m_ended; }
    [[nodiscard]] const std::vector<scenarios::PositionSearch>& searches() const { return m_searches; }

signals:
    /// Places tried, of about so many; of a unit for each of its models anew.
    void progressed(int done, int all);
    /// Started, ended or forgotten.
    void changed();

private:
    std::vector<scenarios::PositionSearch> m_searches;
    bool m_running = false;
    bool m_ended = false;
    quint64 m_search = 0;
    std::jthread m_run; // last: it ends before anything it tells of goes
};

} // namespace sightline::app
