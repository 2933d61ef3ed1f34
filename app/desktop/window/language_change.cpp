#include "app/desktop/window/language_change.h"

#include "app/desktop/canvas/table_view.h"
#include "app/desktop/dialogs/preferences_dialog.h"
#include "app/desktop/help/help_window.h"
#include "app/desktop/rules/comparison_window.h"
#include "app/desktop/rules/rules_editor.h"
#include "app/desktop/services/sight_watch.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/window_parts.h"

#include <QAction>
#include <QApplication>

#include <map>
#include <optional>
#include <utility>
#include <vector>

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

/// Returns what gives the focus back to the widget that has it now, or to what stands in its place.
std::function<void()> focusOf(MainWindow& window) {
    const auto* focused = QApplication::focusWidget();
    return [&window, name = focused && focused->window() == &window ? focused->objectName() : QString{}] {
        auto* focus = name.isEmpty() ? nullptr : window.findChild<QWidget*>(name);
        if (!focus || !focus->isVisibleTo(&window)) {
            focus = window.showsWelcome() ? static_cast<QWidget*>(&window.welcome()) : window.view();
        }
        focus->setFocus();
    };
}

/// Returns what opens the dialogs again that are open now.
std::function<void()> dialogsOf(MainWindow& window) {
    const auto* editor = window.findChild<RulesEditor*>();
    const auto* help = window.findChild<HelpWindow*>();
    return [&window, draft = editor ? std::optional{editor->work()} : std::nullopt,
            helpPage = help ? help->page() : QString{}, compares = window.findChild<ComparisonWindow*>() != nullptr,
            prefers = window.findChild<PreferencesDialog*>() != nullptr] {
        if (draft) {
            window.showRulesEditor()->goOnWith(*draft);
        }
        if (compares) {
            window.showComparison();
        }
        if (prefers) {
            showPreferences(window.core().settings, &window);
        }
        if (!helpPage.isEmpty()) {
            window.parts().help.showHelp(helpPage);
        }
    };
}

void goOnWithLayout(WindowParts& parts, const WindowLayout::Held& layout) {
    if (layout.isWelcome) {
        parts.documents.showWelcome();
    }
    parts.layout.goOnWith(layout);
    if (!layout.isWelcome) {
        parts.documents.refreshTitle();
        parts.refreshActions();
        parts.status.showToolHint();
    }
}

} // namespace

std::function<void()> withStateKept(MainWindow& window, const std::function<void()>& make) {
    WindowCore& core = window.core();
    const auto layout = window.parts().layout.held();
    const auto switches = switchesOf(window.actions());
    const auto placement = window.parts().placement.held();
    const auto pieceOptions = core.tools.pieceOptions();
    auto evidence = window.evidence().held();
    auto design = window.design().hold();
    const std::vector<SightPair> pinned = window.seeing().pinned().pairs();
    const std::vector<UnsavedTable> unsaved = window.welcome().unsaved();
    const auto owner = window.vision().owner();
    const auto fogOf = window.vision().shownSide();
    const auto focus = focusOf(window);
    auto dialogs = dialogsOf(window);
    make();
    WindowParts& parts = window.parts();
    core.watch->setViews(false, false);
    parts.evidence.goOnWith(std::move(evidence));
    parts.refreshAppearance();
    parts.layout.welcome().setUnsaved(unsaved);
    if (owner) {
        parts.vision.setOwner(*owner);
    }
    parts.vision.showFogOf(fogOf);
    parts.placement.goOnWith(placement);
    goOnWithLayout(parts, layout);
    core.tools.setPieceOptions(pieceOptions);
    for (const SightPair& pair : pinned) {
        parts.seeing.pinned().pin(pair);
    }
    setSwitches(parts.actions, switches);
    parts.design.goOnWith(std::move(design));
    core.scene.showSight(core.sight.lastResult());
    core.scene.update();
    core.watch->askNow();
    parts.verdict.refreshDescription();
    focus();
    return dialogs;
}

} // namespace sightline::app
