#pragma once

#include "app/desktop/design/map_controller.h"
#include "app/desktop/painting/design_painter.h"
#include "scenarios/analysis/influence.h"

#include <QElapsedTimer>

class QComboBox;
class QPushButton;

namespace sightline::app {

class AreaBox;
class LengthBox;
class SightController;
class StudyPage;

/// Looks for the smallest change of the table that meets a goal, shows it, and makes it as one step.
class ChangeController : public QObject {
    Q_OBJECT

public:
    /// `sight` says how far apart viewers stand.
    ChangeController(const DesignParts& parts, const SightController& sight);
    ~ChangeController() override;

    /// For whoever puts it into a panel, and owns it then.
    [[nodiscard]] StudyPage* page() const { return m_page; }
    [[nodiscard]] bool isBusy() const { return m_run.isRunning(); }
    [[nodiscard]] scenarios::LayoutGoal goal() const;
    /// What was found for the table as it is; nothing: not looked for, or nothing was.
    [[nodiscard]] const std::optional<scenarios::LayoutSuggestion>& suggestion() const { return m_suggestion; }
    void search();
    /// The same answer in the unit that is preferred now.
    void retranslateUi();
    void apply();

signals:
    /// Nothing: the page draws nothing.
    void marksRequested(const DesignMarks& marks);

private:
    struct Answer {
        scenarios::LayoutGoal goal;
        std::optional<scenarios::LayoutSuggestion> suggestion;
        bool wasStopped = false;
        QString problem;
    };

    void refresh();
    void forget();
    void deliver(Answer answer);
    [[nodiscard]] DesignMarks marks() const;

    DesignParts m_parts;
    const SightController& m_sight;
    StudyPage* m_page;
    QComboBox* m_goals;
    LengthBox* m_lane;
    AreaBox* m_ground;
    QPushButton* m_search;
    QPushButton* m_apply;
    std::optional<scenarios::LayoutSuggestion> m_suggestion;
    scenarios::LayoutGoal m_wanted; ///< of the suggestion
    QElapsedTimer m_since;
    BackgroundTask m_run; // last: it ends before anything it tells of goes
};

} // namespace sightline::app
