#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/qt_names.h"
#include "app/desktop/document/design_choices.h"
#include "scenarios/analysis/layout_report.h"

#include <QDialog>

#include <functional>

namespace sightline::app {

class LengthBox;

/// Measures a table and writes the files of `sightline-cli layout`: HTML, PDF and JSON, and one page to be signed.
class LayoutReportDialog : public QDialog {
    Q_OBJECT

public:
    explicit LayoutReportDialog(scenarios::Scenario scenario,
                                const scenarios::LayoutOptions& options,
                                QWidget* parent = nullptr);

    /// Replaces the folder dialog, for tests; it returns an empty text if canceled.
    void setFolderQuestion(std::function<QString()> question) { m_askForFolder = std::move(question); }
    [[nodiscard]] bool isRunning() const { return m_run.isRunning(); }
    [[nodiscard]] scenarios::LayoutOptions options() const;

signals:
    /// Emitted when the user changed the set-up error, so that other pages take it over.
    void setUpErrorEntered(const sightline::app::SetUpError& error);

private:
    struct Wanted {
        bool html = false;
        bool pdf = false;
        bool json = false;
        bool signOff = false;
    };
    struct Answer {
        QStringList written;
        QString problem;
        bool wasStopped = false;
    };

    void start();
    void refresh();
    void deliver(const Answer& answer);
    [[nodiscard]] static Answer write(const scenarios::Scenario& scenario,
                                      const scenarios::LayoutOptions& options,
                                      Wanted wanted,
                                      const QString& base,
                                      const LatestTask::Progress& reportProgress,
                                      const std::stop_token& stop);

    scenarios::Scenario m_scenario;
    scenarios::LayoutOptions m_options;
    std::function<QString()> m_askForFolder;
    LengthBox* m_cell;
    LengthBox* m_move;
    QSpinBox* m_trials;
    QSpinBox* m_seed;
    LengthBox* m_position;
    QDoubleSpinBox* m_turn;
    QCheckBox* m_influence;
    QCheckBox* m_html;
    QCheckBox* m_pdf;
    QCheckBox* m_json;
    QCheckBox* m_signOff;
    QPushButton* m_start;
    QProgressBar* m_bar;
    QLabel* m_answer;
    QPushButton* m_open;
    QPushButton* m_showFolder;
    QString m_saved;  ///< the first file of the last report; empty: none was written
    LatestTask m_run; // last, so that it ends before the members it uses
};

} // namespace sightline::app
