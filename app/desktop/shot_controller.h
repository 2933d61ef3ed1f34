#pragma once

#include "app/desktop/latest_task.h"
#include "app/desktop/tolerances.h"
#include "scenarios/shot.h"

#include <QObject>

#include <memory>

namespace sightline::app {

class ScenarioDocument;
class ShotPanel;
class TableScene;
class TableState;

/// Joins the shot panel with the table: judges the shot anew in a thread of its own when table, rules or question
/// change, while the panel is open, and draws the lines of the models that attack.
class ShotController : public QObject {
    Q_OBJECT

public:
    /// All of them outlive it.
    ShotController(
        ScenarioDocument& document, TableState& state, TableScene& scene, ShotPanel& panel, QObject* parent = nullptr);

    void setOpen(bool open);
    /// How close is too close to call; judges anew if that changed.
    void setTolerances(const Tolerances& tolerances);
    /// An answer is still to come.
    [[nodiscard]] bool isBusy() const { return m_isOpen && m_answered != m_asked; }

private:
    struct Job {
        quint64 number = 0;
        std::shared_ptr<const scenarios::Scenario> scenario;
        scenarios::ShotQuestion question;
        Tolerances tolerances = {};
    };

    /// Observer and target of the table choose their units.
    void followPair();
    void ask();
    /// In the thread.
    void work(const Job& job, const std::stop_token& stop);
    void deliver(quint64 number,
                 const scenarios::ShotRuling& shot,
                 const scenarios::Scenario& scenario,
                 const QString& problem);

    ScenarioDocument& m_document;
    TableState& m_state;
    TableScene& m_scene;
    ShotPanel& m_panel;
    Tolerances m_tolerances;
    quint64 m_asked = 0;
    quint64 m_answered = 0;
    bool m_isOpen = false;
    LatestTask<Job> m_jobs; // last: it ends before anything it tells of goes
};

} // namespace sightline::app
