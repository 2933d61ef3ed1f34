#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/qt_names.h"
#include "app/desktop/widgets/run_progress.h"
#include "scenarios/vision/senses.h"

#include <QDialog>

namespace sightline::app {

class ListColumns;

/// Lists all pairs of models of different players, with the senses that prove contact (row S2). The list is computed in
/// the background, and the computation can be stopped.
class PerceptionDialog : public QDialog {
    Q_OBJECT

public:
    explicit PerceptionDialog(scenarios::Scenario scenario, QWidget* parent = nullptr);

    [[nodiscard]] bool isBusy() const { return m_run.isRunning(); }

signals:
    void pairRequested(const sightline::scenarios::ModelId& observer, const sightline::scenarios::ModelId& target);

private:
    void fill(const std::vector<scenarios::Perception>& perceptions);
    void search(const QString& words);
    void copy() const;

    scenarios::Scenario m_scenario;
    QLabel* m_summary;
    QLineEdit* m_words;
    QTreeWidget* m_list;
    ListColumns* m_columns = nullptr;
    QPushButton* m_copy;
    RunProgress m_progress;
    LatestTask m_run;
};

} // namespace sightline::app
