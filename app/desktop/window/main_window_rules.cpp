#include "app/desktop/window/main_window.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/rules/comparison_window.h"
#include "app/desktop/rules/rule_library.h"
#include "app/desktop/rules/rules_editor.h"

#include <QAction>

/// Rule sets of the user's own: choosing, trying, comparing.
namespace sightline::app {

namespace {

/// The dialog of that kind in front of everything: the one that is open, or a new one.
template <class Dialog, class Make> Dialog* shown(const QWidget& window, const Make& make) {
    auto* dialog = window.findChild<Dialog*>();
    if (!dialog) {
        dialog = make();
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
    return dialog;
}

} // namespace

ComparisonWindow* MainWindow::showComparison() {
    return shown<ComparisonWindow>(*this, [this] {
        return new ComparisonWindow{m_core.document, m_core.state, m_core.scene, m_core.library, this};
    });
}

RulesEditor* MainWindow::showRulesEditor() {
    return shown<RulesEditor>(*this, [this] {
        return new RulesEditor{m_core.document, m_core.state, m_core.library, this};
    });
}

} // namespace sightline::app
