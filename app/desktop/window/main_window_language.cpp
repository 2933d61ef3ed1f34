#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/key_map.h"
#include "app/desktop/base/language.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/dialogs/preferences_dialog.h"
#include "app/desktop/help/help_window.h"
#include "app/desktop/import/import_controller.h"
#include "app/desktop/panels/base_palette.h"
#include "app/desktop/panels/piece_palette.h"
#include "app/desktop/photo/photo_controller.h"
#include "app/desktop/rules/comparison_window.h"
#include "app/desktop/rules/rules_editor.h"
#include "app/desktop/services/flip_search.h"
#include "app/desktop/services/pair_figures.h"
#include "app/desktop/services/sight_watch.h"
#include "app/desktop/settings/appearance.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/widgets/status_hint.h"
#include "app/desktop/window/edit_controller.h"
#include "app/desktop/window/evidence_controller.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/preference_controller.h"
#include "app/desktop/window/rulings_controller.h"
#include "app/desktop/window/seeing_controller.h"
#include "app/desktop/window/shot_controller.h"
#include "app/desktop/window/unit_controller.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QLocale>
#include <QMap>
#include <QMenuBar>
#include <QPointer>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QTimer>
#include <QToolBar>

#include <map>

/// Another language while the program runs: everything with words is made anew around the same table.
namespace sightline::app {

namespace {

/// While a question is open its words stay, and it is asked again after this time whether it is gone.
constexpr int kProgressDelayMilliseconds = 200;

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

/// Returns the sizes of the docked panels that are seen, by name; one behind another in tabs has a size of its own.
QMap<QString, QSize> dockSizesOf(const QMainWindow& window) {
    QMap<QString, QSize> sizes;
    for (const auto* dock : window.findChildren<QDockWidget*>()) {
        if (!dock->visibleRegion().isEmpty() && !dock->isFloating()) {
            sizes[dock->objectName()] = dock->size();
        }
    }
    return sizes;
}

void resizeDocksOf(QMainWindow& window, const QMap<QString, QSize>& sizes) {
    QList<QDockWidget*> docks;
    QList<int> widths;
    QList<int> heights;
    for (auto* dock : window.findChildren<QDockWidget*>()) {
        if (const auto size = sizes.find(dock->objectName()); size != sizes.end() && dock->isVisibleTo(&window)) {
            docks << dock;
            widths << size->width();
            heights << size->height();
        }
    }
    window.resizeDocks(docks, widths, Qt::Horizontal);
    window.resizeDocks(docks, heights, Qt::Vertical);
}

} // namespace

void MainWindow::connectLanguage() {
    for (QAction* action : m_actions->languages->actions()) {
        action->setChecked(action->data().toString() == m_core.settings.language());
        connect(action, &QAction::triggered, this,
                [this, action] { m_core.settings.setLanguage(action->data().toString()); });
    }
    connect(&m_core.settings, &Settings::languageChanged, m_actions->languages, [this] {
        for (QAction* action : m_actions->languages->actions()) {
            action->setChecked(action->data().toString() == m_core.settings.language());
        }
    });
}

void MainWindow::scheduleRetranslation() {
    if (std::exchange(m_retranslates, true)) {
        return;
    }
    // Not inside of the menu that asked for it, nor under a dialog that waits for its answer.
    auto* timer = new QTimer{this};
    connect(timer, &QTimer::timeout, this, [this, timer] {
        if (QApplication::activeModalWidget() || QApplication::activePopupWidget() ||
            QApplication::mouseButtons() != Qt::NoButton) {
            timer->setInterval(kProgressDelayMilliseconds);
            return;
        }
        timer->deleteLater();
        timer->stop();
        m_retranslates = false;
        retranslateUi();
    });
    timer->start(0);
}

void MainWindow::retranslateUi() {
    const bool welcome = showsWelcome();
    const QByteArray layout = welcome ? m_tableLayout : saveState();
    const auto sizesOfDocks = dockSizesOf(*this);
    const auto switches = switchesOf(*m_actions);
    const int paletteTab = m_paletteTabs->currentIndex();
    const QString gameOfBases = m_bases->game();
    const QString gameOfPieces = m_pieces->game();
    const auto pieceOptions = m_core.tools.pieceOptions();
    const QString focused = QApplication::focusWidget() && QApplication::focusWidget()->window() == this
                                ? QApplication::focusWidget()->objectName()
                                : QString{};
    auto held = m_evidence->held();
    auto studies = m_design->hold();
    const auto pinnedLines = m_seeing->pinned().pairs();
    const auto* help = findChild<HelpWindow*>();
    const QString helpPage = help ? help->page() : QString{};
    const auto* editor = findChild<RulesEditor*>();
    const auto draft = editor ? std::optional{editor->work()} : std::nullopt;
    const bool prefers = findChild<PreferencesDialog*>();
    const auto unsaved = m_welcome->unsaved();
    const bool compares = findChild<ComparisonWindow*>();
    const auto owner = m_vision->owner();
    const auto fogOf = m_vision->shownSide();

    setUpdatesEnabled(false);
    setLocale(QLocale{}); // new fields write numbers as their window does
    m_core.document.renameSteps(retranslated);
    takePartsDown();
    makeParts();
    m_core.watch->setViews(false, false);
    m_evidence->goOnWith(std::move(held));
    refreshAppearance();
    m_welcome->setUnsaved(unsaved);
    if (owner) {
        m_vision->setOwner(*owner);
    }
    m_vision->showFogOf(fogOf);
    m_paletteTabs->setCurrentIndex(paletteTab);
    m_bases->setGame(gameOfBases);
    m_pieces->setGame(gameOfPieces);
    if (welcome) {
        showWelcome();
        m_tableLayout = layout;
    } else {
        m_pages->setCurrentWidget(view());
        restoreState(layout);
        // The new docks do not take the sizes of the state before they are laid out.
        QTimer::singleShot(0, this, [this, sizesOfDocks] { resizeDocksOf(*this, sizesOfDocks); });
        refreshTitle();
        refreshActions();
        m_hint->setText(m_core.tools.currentTool().hint());
    }
    m_core.tools.setPieceOptions(pieceOptions);
    for (const SightPair& pair : pinnedLines) {
        m_seeing->pinned().pin(pair);
    }
    setSwitches(*m_actions, switches);
    m_design->goOnWith(std::move(studies));
    m_core.scene.showSight(m_core.sight.lastResult());
    m_core.scene.update();
    m_core.watch->askNow();
    refreshDescription();
    auto* focus = focused.isEmpty() ? nullptr : findChild<QWidget*>(focused);
    (focus && focus->isVisibleTo(this) ? focus : welcome ? m_pages->currentWidget() : view())->setFocus();
    setUpdatesEnabled(true);
    emit languageChanged();

    if (draft) {
        showRulesEditor()->goOnWith(*draft);
    }
    if (compares) {
        showComparison();
    }
    if (prefers) {
        showPreferences(m_core.settings, this);
    }
    if (!helpPage.isEmpty()) {
        m_actions->help->trigger();
        findChild<HelpWindow*>()->showPage(helpPage);
    }
}

void MainWindow::takePartsDown() {
    m_core.document.disconnect(this);
    m_core.sight.disconnect(this);
    m_core.state.disconnect(this);
    m_core.settings.disconnect(this);
    m_core.tools.disconnect(this);
    m_core.view->disconnect(this);
    for (auto* dialog : findChildren<QDialog*>(Qt::FindDirectChildrenOnly)) {
        delete dialog;
    }
    m_flips.reset();
    m_figures.reset();
    m_unitController.reset();
    m_shots.reset();
    m_seeing.reset();
    m_evidence.reset();
    m_photo.reset();
    m_hidden.reset();
    m_design.reset();
    m_import.reset();
    m_vision.reset();
    m_rulings.reset();
    m_core.view->setParent(nullptr); // it stays
    delete takeCentralWidget();
    for (auto* dock : findChildren<QDockWidget*>()) {
        delete dock;
    }
    m_editing.reset();
    m_preferences.reset();
    delete m_keys;
    delete m_toolbar;
    delete menuBar();
    delete statusBar();
    delete m_actions;
}

} // namespace sightline::app
