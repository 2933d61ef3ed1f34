#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/qt_names.h"
#include "scenarios/conformance/self_test.h"

#include <QDialog>

#include <vector>

namespace sightline::app {

class ListColumns;

/// Runs the self-tests of rule packs and lists the results. The run has a thread of its own; closing the dialog stops
/// it.
class PackTestDialog : public QDialog {
    Q_OBJECT

public:
    explicit PackTestDialog(std::vector<scenarios::RuleSet> packs, QWidget* parent = nullptr);
    ~PackTestDialog() override;

    /// Starts a run of all self-tests; a running one goes on.
    void start();
    /// Stops the run; the results by then stay.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_run.isRunning(); }
    [[nodiscard]] int passed() const { return m_passed; }
    [[nodiscard]] int failed() const { return m_failed; }

signals:
    /// Emitted when a scene is to be opened, with its pair; the ids may be empty.
    void sceneRequested(const sightline::scenarios::Scenario& scenario,
                        const sightline::scenarios::ModelId& from,
                        const sightline::scenarios::ModelId& to);

private:
    /// Runs the self-tests from that scene on.
    void runFrom(std::size_t pack, int scene);
    void add(std::size_t pack, const std::vector<scenarios::SelfTestResult>& results);
    void ended();
    void setRunning(bool running);
    void filter();
    void openScene();
    void refreshButtons();

    std::vector<scenarios::RuleSet> m_packs;
    QPushButton* m_start = nullptr;
    QPushButton* m_open = nullptr;
    QProgressBar* m_progress = nullptr;
    QLabel* m_headline = nullptr;
    QCheckBox* m_onlyFailed = nullptr;
    QTreeWidget* m_list = nullptr;
    ListColumns* m_columns = nullptr;
    int m_scenes = 0;
    int m_done = 0;
    int m_passed = 0;
    int m_failed = 0;
    bool m_wasStopped = false;
    LatestTask m_run; // last, so that it ends before the members it uses
};

} // namespace sightline::app
