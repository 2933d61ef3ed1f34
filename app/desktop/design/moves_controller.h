#pragma once

#include "app/desktop/design/map_controller.h"
#include "app/desktop/design/moves_work.h"
#include "app/desktop/painting/design_painter.h"

#include <QElapsedTimer>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace sightline::app {

class LengthBox;
class StudyPage;

/// Answers about a move of the chosen model: where it is safe, what enemies can see next turn, the nearest place to see
/// from or to hide at. Makes the move as one step.
class MovesController : public QObject {
    Q_OBJECT

public:
    explicit MovesController(const DesignParts& parts);
    ~MovesController() override;

    /// For whoever puts it into a panel, and owns it then.
    [[nodiscard]] StudyPage* page() const { return m_page; }
    [[nodiscard]] bool isBusy() const { return m_run.isRunning(); }
    /// Of the table as it is; nothing: not asked, or it could not be answered.
    [[nodiscard]] const std::optional<MovesAnswer>& answer() const { return m_answer; }
    void setAim(MoveAim aim);
    void start();
    /// Asks who sees the way that is chosen in the list.
    void watch();
    /// The model goes to the place that was found.
    void apply();
    void clear();
    void setTheme(const Theme& canvas);
    /// The same answer in the unit that is preferred now.
    void retranslateUi();
    /// The way that was found, again.
    void drawMarks();

signals:
    void statusText(const QString& text);
    /// Nothing: the page draws nothing.
    void marksRequested(const DesignMarks& marks);

private:
    void makeForm();
    void connectFields();
    void showChoice();
    void keepChoice();
    void refresh();
    void forget();
    void ask(std::optional<RequestedPath> way);
    void deliver(MovesAnswer answer);
    void say(const QString& sentence);
    void showLayer();
    void hideLayer();
    void probe(const std::optional<QPointF>& place);
    [[nodiscard]] std::optional<scenarios::ModelId> model() const;
    /// Who may be asked about; empty: nobody.
    [[nodiscard]] std::vector<scenarios::ModelId> others() const;
    [[nodiscard]] MoveAim aim() const;
    /// The way of the list; nothing: there is none.
    [[nodiscard]] std::optional<RequestedPath> requestedPath() const;

    DesignParts m_parts;
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
    QComboBox* m_ways;
    QPushButton* m_watch;
    QPushButton* m_go;
    QPushButton* m_apply;
    QPushButton* m_clear;
    std::optional<MovesAnswer> m_answer;
    std::optional<RequestedPath> m_found; ///< the last way that was found, of the model it is for
    scenarios::ModelId m_foundFor;
    std::optional<scenarios::SamplePointValues>
        m_values; ///< those over the table; nothing: the layer is not of this page
    QElapsedTimer m_since;
    BackgroundTask m_run; // last: it ends before anything it tells of goes
};

} // namespace sightline::app
