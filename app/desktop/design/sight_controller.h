#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/design/map_controller.h"
#include "app/desktop/design/table_step.h"
#include "app/shared/painting/design_painter.h"
#include "scenarios/analysis/layout_report.h"

class QSpinBox;

namespace sightline::app {

class LengthBox;
class StudyPage;

/// Computes exposures, lanes, gaps and open ground of the table, again whenever it changes while the page is visible.
class SightController : public QObject {
    Q_OBJECT

public:
    explicit SightController(const TableParts& parts);

    /// Returns the page; the panel that receives it owns it.
    [[nodiscard]] StudyPage* page() const { return m_page; }
    [[nodiscard]] bool isBusy() const { return m_run.isBusy() || m_marking.isRunning(); }
    /// Returns the report; std::nullopt if it is not computed yet, or cannot be.
    [[nodiscard]] const std::optional<scenarios::LayoutReport>& report() const { return m_report; }
    [[nodiscard]] scenarios::LayoutOptions options() const;
    /// Displays the current figures in the preferred unit.
    void retranslateUi();

signals:
    void statusText(const QString& text);
    /// Emitted with the marks to draw; std::nullopt for none.
    void marksRequested(const DesignMarks& marks);

private:
    void showChoice();
    void keepChoice();
    void chooseSpacing();
    void change();
    void askLater();
    /// Clears what is told of the document before.
    void startAnew();
    /// Unless the user sets a spacing of viewers, takes the default one under the rules in force.
    void fitSpacing();
    void ask();
    void choose(int sheet, int row);
    void markExposure(int row);

    struct Answer {
        std::shared_ptr<const scenarios::Scenario> scenario;
        std::optional<scenarios::LayoutReport> report;
        QString problem;
        TableStep step = {};
    };
    void deliver(const Answer& answer);
    /// Keeps the current report as the one before the next, if the two can be compared.
    void keepBefore(const Answer& next);

    TableParts m_parts;
    StudyPage* m_page;
    LengthBox* m_cell;
    geometry::Length m_defaultSpacing = geometry::Length::fromInches(1);
    bool m_isSpacingChosen = false; ///< by the user; the default one counts as not chosen
    LengthBox* m_move;
    LengthBox* m_base;
    QSpinBox* m_open;
    std::shared_ptr<const scenarios::Scenario> m_judged; ///< the table of the report
    std::optional<scenarios::LayoutReport> m_report;
    std::optional<scenarios::LayoutReport> m_before; ///< before the last change that changed a figure
    TableCount m_tables;
    TableStep m_step; ///< of the report
    bool m_isStale = true;
    LatestTask m_marking;
    LatestTask m_run; // last, so that it ends before the members it uses
};

} // namespace sightline::app
