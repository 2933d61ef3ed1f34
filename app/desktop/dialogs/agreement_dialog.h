#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/qt_names.h"
#include "scenarios/conformance/agreement.h"

#include <QDialog>

#include <atomic>
#include <optional>

namespace sightline::app {

/// The agreement run as a dialog: number of pairs, start, stop, and the result as copyable text. The run has a thread
/// of its own; closing the dialog stops it.
class AgreementDialog : public QDialog {
    Q_OBJECT

public:
    /// Creates the dialog; `judge` is the judge under test.
    explicit AgreementDialog(QWidget* parent = nullptr, scenarios::JudgeFunction judge = scenarios::theJudge());

    [[nodiscard]] bool isRunning() const { return m_run.isRunning(); }
    /// Returns the result of the last finished run; std::nullopt before the first one.
    [[nodiscard]] const std::optional<scenarios::AgreementResult>& result() const { return m_result; }

    /// Starts a run with the number of pairs in the field; a running one goes on.
    void start();
    /// Stops the run; what it has compared by then is its result.
    void stop();

private:
    void showState(int pairs);
    void ended(scenarios::AgreementResult result);
    void refresh();
    void copy() const;

    scenarios::JudgeFunction m_judge;
    QSpinBox* m_pairs = nullptr;
    QSpinBox* m_seed = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_copy = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_headline = nullptr;
    QPlainTextEdit* m_report = nullptr;
    std::optional<scenarios::AgreementResult> m_result;
    std::atomic<int> m_mismatches = 0; ///< mismatches so far, updated from other threads
    LatestTask m_run;                  // last, so that it ends before the members it uses
};

/// Opens the dialog without blocking `parent`, or raises the open one.
void showAgreementRun(QWidget* parent);

} // namespace sightline::app
