#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/tolerances.h"
#include "scenarios/questions/shot.h"

#include <QObject>

#include <memory>
#include <optional>

namespace sightline::app {

class ScenarioDocument;
class ShotPanel;
class TableScene;
class TableState;

/// Connects the shot panel with the table. While the panel is open, it judges the shot again, on a thread of its own,
/// when table, rules or question change, and draws the lines of the models that attack.
class ShotController : public QObject {
    Q_OBJECT

public:
    /// All arguments outlive the object; `parent` may be null.
    ShotController(
        ScenarioDocument& document, TableState& state, TableScene& scene, ShotPanel& panel, QObject* parent = nullptr);

    /// Sets whether the panel is open; nothing is computed or drawn while it is not.
    void setOpen(bool open);
    /// Sets the tolerances; judges again if they changed.
    void setTolerances(const Tolerances& tolerances);
    /// True while an answer is pending.
    [[nodiscard]] bool isBusy() const { return m_isOpen && m_answered != m_asked; }

    /// Returns the cover of a pair in the displayed shot of its unit, see `shotCoverOfPair`; empty: nothing to add.
    [[nodiscard]] QString coverOfPair(const scenarios::Verdict& pair) const;

signals:
    /// Emitted when another shot, or none, is displayed.
    void shown();

private:
    struct Job {
        quint64 number = 0;
        std::shared_ptr<const scenarios::Scenario> scenario;
        scenarios::ShotQuestion question;
        Tolerances tolerances = {};
    };

    /// Selects the units of the table's observer and target.
    void followPair();
    void ask();
    /// Runs on the thread.
    void work(const Job& job, const std::stop_token& stop);
    void deliver(quint64 number,
                 const scenarios::ShotRuling& shot,
                 const scenarios::Scenario& scenario,
                 const QString& problem);
    /// Draws the lines of the shot on the table: one per attacker, but not of the observer whose other pair is shown.
    void drawLines();

    ScenarioDocument& m_document;
    TableState& m_state;
    TableScene& m_scene;
    ShotPanel& m_panel;
    Tolerances m_tolerances;
    quint64 m_asked = 0;
    quint64 m_answered = 0;
    bool m_isOpen = false;
    bool m_takesPair = false; ///< true while the pair of a row is set
    std::optional<scenarios::ShotRuling> m_shown;
    LatestTask<Job> m_jobs; // last, so that it ends before the members it uses
};

} // namespace sightline::app
