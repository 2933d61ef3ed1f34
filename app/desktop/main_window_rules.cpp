#include "app/desktop/main_window.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/rules/comparison_window.h"
#include "app/desktop/rules/rule_library.h"
#include "scenarios/edits.h"

#include <QAction>

/// Rule sets of the user's own: choosing, trying, comparing.
namespace sightline::app {

namespace {

template <class Dialog> void bringToFront(Dialog* dialog) {
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace

void MainWindow::connectRules() {
    connect(m_actions->compareRules, &QAction::triggered, this, &MainWindow::showComparison);
}

scenarios::Scenario MainWindow::judgedScenario() const {
    const auto& onTrial = m_state.previewRules();
    return onTrial ? scenarios::withRules(m_document.scenario(), *onTrial) : m_document.scenario();
}

ComparisonWindow* MainWindow::showComparison() {
    auto* window = findChild<ComparisonWindow*>();
    if (!window) {
        window = new ComparisonWindow{m_document, m_state, *m_scene, *m_library, this};
        window->setAttribute(Qt::WA_DeleteOnClose);
    }
    bringToFront(window);
    return window;
}

} // namespace sightline::app
