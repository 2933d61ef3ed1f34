#pragma once

#include "app/desktop/background_run.h"
#include "app/desktop/design/map_desk.h"
#include "app/desktop/painting/design_painter.h"
#include "scenarios/analysis/layout_report.h"

#include <QElapsedTimer>
#include <QTimer>

class QSpinBox;

namespace sightline::app {

class LengthBox;
class StudyPage;

/// Who sees what, lanes, gaps and open ground of the table, worked out anew when it changes and somebody looks.
class SightDesk : public QObject {
    Q_OBJECT

public:
    explicit SightDesk(const DesignParts& parts);
    ~SightDesk() override;

    /// For whoever puts it into a panel, and owns it then.
    [[nodiscard]] StudyPage* page() const { return m_page; }
    [[nodiscard]] bool isBusy() const { return m_soon.isActive() || m_run.isRunning() || m_marking.isRunning(); }
    /// Nothing: not worked out yet, or it cannot be.
    [[nodiscard]] const std::optional<scenarios::LayoutReport>& report() const { return m_report; }
    [[nodiscard]] scenarios::LayoutOptions options() const;
    /// The same figures in the unit that is preferred now.
    void retell();

signals:
    void statusText(const QString& text);
    /// Nothing: the page draws nothing.
    void marksAsked(const DesignMarks& marks);

private:
    void showChoice();
    void keepChoice();
    void change();
    void ask();
    void choose(int sheet, int row);
    void markExposure(int row);

    struct Answer {
        std::shared_ptr<const scenarios::Scenario> scenario;
        std::optional<scenarios::LayoutReport> report;
        QString problem;
    };
    void deliver(const Answer& answer);

    DesignParts m_parts;
    StudyPage* m_page;
    LengthBox* m_cell;
    LengthBox* m_move;
    LengthBox* m_base;
    QSpinBox* m_open;
    std::shared_ptr<const scenarios::Scenario> m_judged; ///< the table of the report
    std::optional<scenarios::LayoutReport> m_report;
    bool m_isStale = true;
    QTimer m_soon;
    QElapsedTimer m_since;
    BackgroundRun m_marking;
    BackgroundRun m_run; // last: it ends before anything it tells of goes
};

} // namespace sightline::app
