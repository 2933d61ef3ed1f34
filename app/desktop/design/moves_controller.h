#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/design/map_controller.h"
#include "app/desktop/design/moves_work.h"
#include "app/shared/painting/design_painter.h"

namespace sightline::app {

class LengthBox;
class MeasureTool;
class StudyPage;

/// Evaluates moves of the chosen model: safe positions, the area that enemies can see next turn, the nearest position
/// to see from or to hide at. Makes the found move as one undo step.
class MovesController : public QObject {
    Q_OBJECT

public:
    explicit MovesController(const TableParts& parts);
    ~MovesController() override;

    /// Returns the page; the panel that receives it owns it.
    [[nodiscard]] StudyPage* page() const { return m_page; }
    [[nodiscard]] bool isBusy() const { return m_run.isRunning(); }
    /// Returns the answer for the current table; std::nullopt if there is none.
    [[nodiscard]] const std::optional<MovesAnswer>& answer() const { return m_answer; }
    /// Chooses the question.
    void setAim(MoveAim aim);
    /// Starts the computation on a thread of its own; a running one is canceled.
    void start();
    /// Evaluates who sees the path chosen in the list.
    void watch();
    /// Moves the model to the position found.
    void apply();
    /// Cancels the computation and removes the answer with its map and marks.
    void clear();
    void setTheme(const Theme& canvas);
    /// Displays the current answer in the preferred unit.
    void retranslateUi();
    /// Draws the path found again.
    void drawMarks();

signals:
    void statusText(const QString& text);
    /// Emitted with the marks to draw; std::nullopt for none.
    void marksRequested(const DesignMarks& marks);

private:
    void makeForm();
    void connectFields();
    void showChoice();
    void keepChoice();
    void refresh();
    void forget();
    void ask(std::optional<RequestedPath> path);
    void deliver(MovesAnswer answer);
    void say(const QString& sentence);
    void showLayer();
    void hideLayer();
    void probe(const std::optional<QPointF>& place);
    [[nodiscard]] std::optional<scenarios::ModelId> model() const;
    /// Returns the models that the question can be about; empty if there are none.
    [[nodiscard]] std::vector<scenarios::ModelId> others() const;
    [[nodiscard]] MoveAim aim() const;
    /// Returns the path chosen in the list; std::nullopt if there is none.
    [[nodiscard]] std::optional<RequestedPath> requestedPath() const;

    TableParts m_parts;
    MeasureTool& m_tape;
    StudyPage* m_page;
    MapLegend* m_legend;
    QLabel* m_who;
    QComboBox* m_aims;
    QComboBox* m_enemies;
    LengthBox* m_move;
    LengthBox* m_theirMove;
    LengthBox* m_cell;
    LengthBox* m_theirCell;
    QCheckBox* m_asModel;
    LengthBox* m_height;
    QComboBox* m_paths;
    QPushButton* m_watch;
    QPushButton* m_go;
    QPushButton* m_apply;
    QPushButton* m_clear;
    std::optional<MovesAnswer> m_answer;
    std::optional<RequestedPath> m_found; ///< the last path found, with its model
    scenarios::ModelId m_foundFor;
    /// The values over the table; nullopt: the layer does not belong to this page.
    std::optional<scenarios::SamplePointValues> m_values;
    LatestTask m_run; // last, so that it ends before the members it uses
};

} // namespace sightline::app
