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
    [[nodiscard]] bool isBusy() const { return m_jobs.isRunning() && !m_judgesFigures; }

    /// Returns the cover of a pair in the displayed shot of its unit, see `shotCoverOfPair`; empty: nothing to add.
    [[nodiscard]] QString coverOfPair(const scenarios::Verdict& pair) const;

signals:
    /// Emitted when another shot, or none, is displayed.
    void shown();

private:
    struct Answer;

    /// Selects the units of the table's observer and target.
    void followPair();
    void ask();
    void judge(std::shared_ptr<const scenarios::Scenario> scenario, const scenarios::ShotQuestion& question);
    void deliver(const Answer& answer);
    /// Draws the lines of the shot on the table: one per attacker, but not of the observer whose other pair is shown.
    void drawLines();

    ScenarioDocument& m_document;
    TableState& m_state;
    TableScene& m_scene;
    ShotPanel& m_panel;
    Tolerances m_tolerances;
    bool m_isOpen = false;
    bool m_judgesFigures = false; ///< the job is about the figures of a shot that is displayed
    bool m_takesPair = false;     ///< true while the pair of a row is set
    std::optional<scenarios::ShotRuling> m_shown;
    LatestTask m_jobs; // last, so that it ends before the members it uses
};

} // namespace sightline::app
