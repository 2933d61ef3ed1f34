#include "app/desktop/window/language_change.h"

#include "app/desktop/canvas/table_view.h"
#include "app/desktop/dialogs/preferences_dialog.h"
#include "app/desktop/help/help_window.h"
#include "app/desktop/rules/comparison_window.h"
#include "app/desktop/services/sight_watch.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/window_parts.h"

#include <QAction>
#include <QApplication>

#include <utility>

namespace sightline::app {

namespace {

/// Returns the state of the switches by name.
std::map<QString, bool> switchesOf(const ActionSet& actions) {
    std::map<QString, bool> switches;
    for (const QAction* action : actions.all()) {
        if (action->isCheckable() && !action->objectName().isEmpty()) {
            switches[action->objectName()] = action->isChecked();
        }
    }
    return switches;
}

void setSwitches(const ActionSet& actions, const std::map<QString, bool>& switches) {
    for (QAction* action : actions.all()) {
        const auto was = switches.find(action->objectName());
        if (was == switches.end() || !action->isCheckable() || action->isChecked() == was->second) {
            continue;
        }
        // Some act when they are used, others whenever they change.
        action->isEnabled() ? action->trigger() : action->setChecked(was->second);
    }
}

} // namespace

LanguageChange::LanguageChange(MainWindow& window)
    : m_window{window},
      m_layout{window.parts().layout.held()},
      m_switches{switchesOf(window.actions())},
      m_placement{window.parts().placement.held()},
      m_pieceOptions{window.core().tools.pieceOptions()},
      m_evidence{window.evidence().held()},
      m_design{window.design().hold()},
      m_pinned{window.seeing().pinned().pairs()},
      m_unsaved{window.welcome().unsaved()},
      m_owner{window.vision().owner()},
      m_fogOf{window.vision().shownSide()},
      m_compares{window.findChild<ComparisonWindow*>() != nullptr},
      m_prefers{window.findChild<PreferencesDialog*>() != nullptr} {
    if (const auto* focused = QApplication::focusWidget(); focused && focused->window() == &window) {
        m_focused = focused->objectName();
    }
    if (const auto* help = window.findChild<HelpWindow*>()) {
        m_helpPage = help->page();
    }
    if (const auto* editor = window.findChild<RulesEditor*>()) {
        m_draft = editor->work();
    }
}

LanguageChange::~LanguageChange() = default;

void LanguageChange::goOn() {
    WindowCore& core = m_window.core();
    WindowParts& parts = m_window.parts();
    core.watch->setViews(false, false);
    parts.evidence.goOnWith(std::move(m_evidence));
    parts.refreshAppearance();
    parts.layout.welcome().setUnsaved(m_unsaved);
    if (m_owner) {
        parts.vision.setOwner(*m_owner);
    }
    parts.vision.showFogOf(m_fogOf);
    parts.placement.goOnWith(m_placement);
    goOnWithLayout();
    core.tools.setPieceOptions(m_pieceOptions);
    for (const SightPair& pair : m_pinned) {
        parts.seeing.pinned().pin(pair);
    }
    setSwitches(parts.actions, m_switches);
    parts.design.goOnWith(std::move(m_design));
    core.scene.showSight(core.sight.lastResult());
    core.scene.update();
    core.watch->askNow();
    parts.verdict.refreshDescription();
    goOnWithFocus();
}

void LanguageChange::goOnWithLayout() {
    WindowParts& parts = m_window.parts();
    if (m_layout.isWelcome) {
        parts.documents.showWelcome();
    }
    parts.layout.goOnWith(m_layout);
    if (!m_layout.isWelcome) {
        parts.documents.refreshTitle();
        parts.refreshActions();
        parts.status.showToolHint();
    }
}

void LanguageChange::goOnWithFocus() const {
    auto* focus = m_focused.isEmpty() ? nullptr : m_window.findChild<QWidget*>(m_focused);
    if (!focus || !focus->isVisibleTo(&m_window)) {
        focus = m_layout.isWelcome ? static_cast<QWidget*>(&m_window.welcome()) : m_window.view();
    }
    focus->setFocus();
}

void LanguageChange::reopenDialogs() const {
    if (m_draft) {
        m_window.showRulesEditor()->goOnWith(*m_draft);
    }
    if (m_compares) {
        m_window.showComparison();
    }
    if (m_prefers) {
        showPreferences(m_window.core().settings, &m_window);
    }
    if (m_helpPage && !m_helpPage->isEmpty()) {
        m_window.parts().help.showHelp(*m_helpPage);
    }
}

} // namespace sightline::app
