#pragma once

#include "app/desktop/background_task.h"
#include "scenarios/agreement.h"

#include <QDialog>

#include <atomic>
#include <optional>

class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace sightline::app {

/// The agreement run in the window: how many pairs, go, stop, and what came of it in words that can be copied.
/// The run has a thread of its own; closing the dialog ends it.
class AgreementDialog : public QDialog {
    Q_OBJECT

public:
    /// `judge` is who is tested.
    explicit AgreementDialog(QWidget* parent = nullptr, scenarios::JudgeFunction judge = scenarios::theJudge());
    ~AgreementDialog() override;

    [[nodiscard]] bool isRunning() const { return m_run.isRunning(); }
    /// Of the last run that ended; nothing before the first one.
    [[nodiscard]] const std::optional<scenarios::AgreementResult>& result() const { return m_result; }

    void start();
    void stop();

private:
    void tell(int pairs);
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
    std::atomic<int> m_mismatches = 0; ///< so far, told from other threads
    BackgroundTask m_run;              // last: it ends before anything it tells of goes
};

/// Opens the dialog beside `parent`, which stays in use; brings the one to the front that is open already.
void showAgreementRun(QWidget* parent);

} // namespace sightline::app
