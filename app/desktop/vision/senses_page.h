#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/qt_names.h"
#include "scenarios/vision/senses.h"

#include <QWidget>

namespace sightline::app {

/// Displays how the observer perceives the target: the senses that prove contact, and why each other one does not.
class SensesPage : public QWidget {
    Q_OBJECT

public:
    explicit SensesPage(QAction* allPairs, QWidget* parent = nullptr);

    /// Computes the perception in the background. Without observer or target no pair is displayed.
    void ask(const scenarios::Scenario& scenario,
             const std::optional<scenarios::ModelId>& observer,
             const std::optional<scenarios::ModelId>& target);
    /// Cancels the computation and shows no pair.
    void forget();
    [[nodiscard]] bool isBusy() const { return m_run.isRunning(); }
    /// Returns the displayed perception; std::nullopt if there is none.
    [[nodiscard]] const std::optional<scenarios::Perception>& perception() const { return m_perception; }

private:
    void show(const scenarios::Scenario& scenario, const scenarios::Perception& perception);

    QLabel* m_sentence;
    QLabel* m_tellers;
    QLabel* m_lines; ///< of sight and of fire
    QTreeWidget* m_list;
    LatestTask m_run;
    std::optional<scenarios::Perception> m_perception;
};

} // namespace sightline::app
