#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/design/map_controller.h"
#include "app/shared/painting/design_painter.h"
#include "scenarios/analysis/influence.h"

#include <QElapsedTimer>

#include <memory>
#include <optional>

namespace sightline::app {

class AreaBox;
class LengthBox;
class SightController;
class StudyPage;

/// Searches for the smallest change of the table that meets a goal, displays it, and applies it as one step.
class ChangeController : public QObject {
    Q_OBJECT

public:
    /// `sight` provides the spacing of viewers.
    ChangeController(const TableParts& parts, const SightController& sight);
    ~ChangeController() override;

    /// Returns the page; the panel that receives it owns it.
    [[nodiscard]] StudyPage* page() const { return m_page; }
    [[nodiscard]] bool isBusy() const { return m_run->isRunning(); }
    /// Returns the goal in the fields of the page.
    [[nodiscard]] scenarios::LayoutGoal goal() const;
    /// Returns the change that meets the goal, or comes closest to it, on the current table; std::nullopt if there was
    /// no search or no result.
    [[nodiscard]] const std::optional<scenarios::LayoutSuggestion>& suggestion() const { return m_suggestion; }
    /// Starts a search on a thread of its own; a running one is canceled.
    void search();
    /// Displays the current answer in the preferred unit.
    void retranslateUi();
    /// Applies the suggestion as one undo step; does nothing without one.
    void apply();

    struct Interim;
    /// The result, the fields and the running search, which a new controller for the same table takes over.
    struct Held {
        std::unique_ptr<LatestTask> run;
        std::shared_ptr<ChangeController*> owner; ///< who receives what the search delivers
        std::optional<scenarios::LayoutSuggestion> suggestion;
        std::optional<scenarios::ClosestChange> closest;
        std::optional<scenarios::ClosestChange> soFar;
        std::shared_ptr<Interim> interim;
        scenarios::LayoutGoal wanted;
        geometry::Length cell;
        bool wasStopped = false;
        int goal = 0; ///< row in the list of goals
        geometry::Length lane;
        double area = 0.0;  ///< square inches
        double sides = 0.0; ///< percentage points
        scenarios::ClosestChange effect;
    };
    /// Gives them away; the controller is of no use afterwards.
    [[nodiscard]] Held hold();
    void goOnWith(Held held);

signals:
    /// Emitted with the marks to draw; std::nullopt for none.
    void marksRequested(const DesignMarks& marks);

private:
    struct Answer {
        scenarios::LayoutGoal goal;
        std::optional<scenarios::LayoutSuggestion> suggestion;
        scenarios::ClosestChange closest;
        bool wasStopped = false;
        QString problem;
    };

    void refresh();
    void forget();
    void deliver(Answer answer);
    void followRun();
    /// Shows how far the search is and what it has found so far.
    void takeInterim(int done, int all);
    void showSoFar();
    [[nodiscard]] DesignMarks marksOf(const scenarios::LayoutSuggestion& suggestion) const;

    TableParts m_parts;
    const SightController& m_sight;
    StudyPage* m_page;
    QComboBox* m_goals;
    LengthBox* m_lane;
    AreaBox* m_ground;
    QDoubleSpinBox* m_sides; ///< percentage points
    QPushButton* m_search;
    QPushButton* m_apply;
    std::optional<scenarios::LayoutSuggestion> m_suggestion;
    scenarios::LayoutGoal m_wanted; ///< goal of the search
    geometry::Length m_cell;        ///< spacing of its points
    /// The change that comes closest, where none meets the goal; it is the suggestion then.
    std::optional<scenarios::ClosestChange> m_closest;
    std::optional<scenarios::ClosestChange> m_soFar; ///< what the running search has found so far
    scenarios::ClosestChange m_effect;  ///< the figures of the goal before and after the suggestion; no change
    QString m_step;                     ///< what the running search does, in a sentence
    QElapsedTimer m_sinceStep;          ///< since that sentence was shown
    std::shared_ptr<Interim> m_interim; ///< found by its threads, not taken yet
    bool m_wasStopped = false;
    std::shared_ptr<ChangeController*> m_owner = std::make_shared<ChangeController*>(this);
    std::unique_ptr<LatestTask> m_run; // last, so that it ends before the members it uses
};

} // namespace sightline::app
