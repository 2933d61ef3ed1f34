#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/qt_names.h"
#include "scenarios/questions/placement_study.h"

#include <QDialog>

#include <optional>

namespace sightline::app {

class HistogramView;

/// The study of placement errors: sizes of the errors, trials and seed, start, stop, the share of trials in which the
/// target is seen, and a chart of the clearances. The study has a thread of its own; closing the dialog stops it.
class StudyDialog : public QDialog {
    Q_OBJECT

public:
    /// Studies the pair on a copy of the table. `remark` is displayed in the dialog and its report; it may be empty.
    /// Precondition: both models are on the table, and they differ.
    StudyDialog(scenarios::Scenario scenario,
                const scenarios::ModelId& observer,
                const scenarios::ModelId& target,
                const QString& remark = {},
                QWidget* parent = nullptr);

    [[nodiscard]] bool isRunning() const { return m_run.isRunning(); }
    /// Returns the result of the last finished study; std::nullopt before the first one.
    [[nodiscard]] const std::optional<scenarios::PlacementStudy>& result() const { return m_result; }

private:
    void start();
    void stop();
    void ended(const scenarios::PlacementStudy& study);
    void showChart();
    void refresh();
    [[nodiscard]] scenarios::StudyOptions options() const;
    void copy() const;

    scenarios::Scenario m_scenario;
    scenarios::ModelId m_observer;
    scenarios::ModelId m_target;
    QString m_comment;
    QDoubleSpinBox* m_modelPosition = nullptr;
    QDoubleSpinBox* m_modelTurn = nullptr;
    QDoubleSpinBox* m_piecePosition = nullptr;
    QDoubleSpinBox* m_pieceTurn = nullptr;
    QSpinBox* m_trials = nullptr;
    QSpinBox* m_seed = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_copy = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_answer = nullptr;
    QVBoxLayout* m_column = nullptr;
    HistogramView* m_chart = nullptr; ///< created with the first result that has one
    scenarios::StudyOptions m_asked;  ///< of the current or last study
    std::optional<scenarios::PlacementStudy> m_result;
    LatestTask m_run; // last, so that it ends before the members it uses
};

} // namespace sightline::app
