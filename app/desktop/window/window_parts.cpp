#include "app/desktop/window/window_parts.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/mnemonics.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/document/selected_ids.h"
#include "app/desktop/panels/shot_panel.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/services/sight_watch.h"
#include "app/desktop/settings/appearance.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/tools/measure_tool.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/window/command_table.h"
#include "app/desktop/window/main_window.h"

#include <QAction>
#include <QDialog>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>

namespace sightline::app {

namespace {

/// Fills the menus of a window.
std::unique_ptr<QMenuBar> filledMenus(QMainWindow& window, ActionSet& actions) {
    std::unique_ptr<QMenuBar> menus{window.menuBar()};
    actions.fillMenuBar(*menus);
    MnemonicAssigner::start();
    return menus;
}

} // namespace

WindowParts::WindowParts(MainWindow& window, WindowCore& windowCore, FileController& file)
    : core{windowCore},
      actions{Commands::table(), *core.document.undoStack(), *core.view, &window},
      menus{filledMenus(window, actions)},
      layout{core},
      status{core, layout},
      editing{core, actions, layout.docks()},
      seeing{core, actions, layout.docks()},
      parts{core.document, core.state, core.scene,     *core.view,  core.tools,
            core.settings, actions,    layout.docks(), layout.bar()},
      photo{parts},
      vision{parts},
      hidden{parts, vision},
      design{parts, seeing.region()},
      importing{core.document, core.settings, actions, &window},
      toolbar{core, actions},
      placement{core, layout.docks(), layout.bar(), *editing.templates()},
      verdict{core, actions, layout.docks(), hidden},
      views{core, actions, layout.docks(), verdict.card(), hidden},
      rulings{core, actions, verdict.card()},
      evidence{core, actions, layout.bar()},
      documents{DocumentParts{core, layout, file, placement, evidence, photo, importing, vision},
                *actions.menu(QStringLiteral("recentMenu"))},
      help{window, core, actions, layout, documents},
      preferences{core, actions, file.autosave()},
      m_dialogs{window} {
    file.setBar(layout.bar());
    editing.setPositionFinder([this] { return placement.center(); });
    evidence.setShownSide([this] { return vision.shownSide(); });
    layout.docks().place();
    layout.docks().fillMenu(*actions.menu(QStringLiteral("panelMenu")), actions.named("resetLayout"));
    connectCommands(window);
    connectTable();
    connectTexts();
    connectVerdict();
    connectPanels();
    connectWindow(window);
    for (auto* menu : window.findChildren<QMenu*>()) {
        keepLetters(*menu); // after those that fill it when it opens
    }
    preferences.apply();
    seeing.refreshPointer();
    applyTolerances();
    layout.begin(verdict.card().widthOfOneRow());
}

WindowParts::~WindowParts() = default;

WindowParts::OpenDialogs::~OpenDialogs() {
    for (auto* dialog : window.findChildren<QDialog*>(Qt::FindDirectChildrenOnly)) {
        delete dialog;
    }
}

void WindowParts::connectCommands(MainWindow& window) {
    for (const CommandRow& row : Commands::table()) {
        if (!row.runs && !row.turns) {
            continue;
        }
        QAction* action = actions.named(QLatin1String{row.id});
        const auto turn = [&window, turn = row.turns](bool on) { turn(window, on); };
        if (row.runs) {
            QObject::connect(action, &QAction::triggered, &m_links, [&window, run = row.runs] { run(window); });
        } else if (row.turnsByUser) {
            QObject::connect(action, &QAction::triggered, &m_links, turn);
        } else {
            QObject::connect(action, &QAction::toggled, &m_links, turn);
        }
    }
}

void WindowParts::connectTable() {
    const auto refresh = [this] { refreshActions(); };
    QObject::connect(&core.document, &ScenarioDocument::scenarioChanged, &m_links, refresh);
    QObject::connect(&core.state, &TableState::selectionChanged, &m_links, refresh);
    QObject::connect(&core.state, &TableState::sightPairChanged, &m_links, refresh);
    QObject::connect(&core.document, &ScenarioDocument::documentReplaced, &m_links, [this] { layout.showNextStep(); });
    QObject::connect(&core.state, &TableState::sightPairChanged, &m_links, [this] {
        if (core.state.observer() && core.state.currentTarget()) {
            layout.showVerdict();
        }
    });
    QObject::connect(&core.sight, &SightService::answered, &status, &StatusLine::showTime);
    QObject::connect(&core.state, &TableState::showsHeightsChanged, actions.named("heights"), &QAction::setChecked);
    QObject::connect(&core.settings, &Settings::appearanceChanged, &m_links, [this] {
        applyAppearance(core.settings.theme());
        refreshAppearance();
    });
    QObject::connect(&core.settings, &Settings::tolerancesChanged, &m_links, [this] { applyTolerances(); });
    QObject::connect(&photo, &PhotoController::precisionChanged, &m_links, [this] { applyTolerances(); });
    QObject::connect(&preferences, &PreferenceController::unitsChanged, &m_links, [this] {
        refreshAppearance();
        seeing.refreshRanges();
        seeing.region().retranslateUi();
        design.retranslateUi();
        status.refreshPosition();
    });
    QObject::connect(&preferences, &PreferenceController::notStored, &m_links,
                     [this](const QString& sentence) { documents.showProblem(sentence, {}); });
}

void WindowParts::connectTexts() {
    const auto connectTo = [this](const auto&... senders) {
        (QObject::connect(&senders, &std::remove_cvref_t<decltype(senders)>::statusText, &status,
                          &StatusLine::showHint),
         ...);
    };
    connectTo(editing, placement, seeing, photo, importing, vision, hidden, design, evidence, documents, verdict);
    QObject::connect(&documents, &DocumentController::tableShown, &m_links, [this] {
        refreshActions();
        status.showToolHint();
    });
    QObject::connect(&documents, &DocumentController::welcomeShown, &m_links, [this] {
        status.clear();
        refreshActions();
    });
}

void WindowParts::connectVerdict() {
    const VerdictCard* card = &verdict.card();
    QObject::connect(&verdict, &VerdictController::shown, &m_links, [this](const scenarios::Verdict* shown) {
        status.showVerdict(shown);
        rulings.setVerdict(shown);
        evidence.setVerdict(shown);
        views.setVerdict(shown);
    });
    QObject::connect(card, &VerdictCard::copyRequested, &evidence, &EvidenceController::copyAnswer);
    QObject::connect(&views.shotPanel(), &ShotPanel::copyRequested, &evidence, &EvidenceController::copyText);
    QObject::connect(card, &VerdictCard::propertyRequested, &editing, &EditController::showProperty);
    QObject::connect(card, &VerdictCard::keywordsRequested, &m_links, [this](const scenarios::ModelId& target) {
        editing.showProperty(target, QStringLiteral("inspectorKeywordLine"));
    });
    QObject::connect(card, &VerdictCard::heightCheckRequested, &m_links, [this] { importing.checkModels(); });
    QObject::connect(card, &VerdictCard::hiddenRuleRequested, &m_links,
                     [this] { hidden.editProfile(QStringLiteral("targetsAtOnce")); });
    QObject::connect(&rulings, &RulingsController::sceneRequested, &documents, &DocumentController::openScene);
}

void WindowParts::connectPanels() {
    QObject::connect(&importing, &ImportController::armyCame, &m_links, [this] { layout.docks().show("trayDock"); });
    QObject::connect(&vision, &VisionController::fogShown, &seeing, &SeeingController::refreshLoupe);
}

void WindowParts::connectWindow(MainWindow& window) {
    actions.menu(QStringLiteral("viewMenu"))->insertAction(actions.named("fullScreen"), toolbar.toggleAction());
    const WelcomePage* welcome = &layout.welcome();
    QObject::connect(welcome, &WelcomePage::unsavedSelected, &window, &MainWindow::unsavedSelected);
    QObject::connect(welcome, &WelcomePage::unsavedListRequested, &window, &MainWindow::unsavedListRequested);
    QObject::connect(&vision, &VisionController::sideTableRequested, &window, &MainWindow::sideTableRequested);
    QObject::connect(&vision, &VisionController::viewRequested, &window, &MainWindow::viewRequested);
    QObject::connect(&hidden, &HiddenController::hotSeatRequested, &window, &MainWindow::hotSeatRequested);
    QObject::connect(&hidden, &HiddenController::phraseRequested, &window, &MainWindow::phraseRequested);
}

void WindowParts::refreshActions() {
    const bool table = !layout.showsWelcome();
    const auto& selection = core.state.selection();
    const bool any = table && !selection.empty();
    actions.setFact(Fact::Table, table);
    actions.setFact(Fact::Selection, any);
    actions.setFact(Fact::OneSelected, any && selection.size() == 1);
    actions.setFact(Fact::ModelSelected, table && onlyIdOf<scenarios::ModelId>(selection));
    actions.setFact(Fact::Observer, table && core.state.observer());
    actions.setFact(Fact::Pair, table && core.state.observer() && core.state.currentTarget());
    rulings.refreshActions();
    evidence.refreshActions();
    seeing.refreshActions();
    photo.refreshActions();
    vision.refreshActions();
    hidden.refreshActions();
    design.refreshActions();
    actions.named("lock")->setChecked(any && std::ranges::all_of(selection, [this](const scenarios::AnyId& id) {
                                          return isLocked(core.document.scenario(), id);
                                      }));
}

void WindowParts::applyTolerances() {
    Tolerances tolerances = core.settings.tolerances();
    // What was read from a photo is no more exact than the photo. Its precision may be coarser than the widest
    // tolerance that can be set by hand.
    const double precision = photo.precisionMillimeters();
    tolerances.usual = std::max(tolerances.usual, precision);
    for (auto& [player, tolerance] : tolerances.ofPlayers) {
        tolerance = std::max(tolerance, precision);
    }
    if (core.watch) {
        core.watch->setTolerances(tolerances);
    }
    views.setTolerances(tolerances);
    seeing.setTolerances(tolerances);
}

void WindowParts::refreshAppearance() {
    core.stages.setReducesMotion(core.settings.reducesMotion());
    core.theme = windowTheme(core.settings);
    const Theme canvas = canvasTheme(core.settings);
    core.scene.setRulerUnit(core.settings.units());
    core.scene.setTheme(canvas);
    core.repaintCanvas();
    verdict.refreshTheme();
    views.setTheme(core.theme, canvas);
    layout.welcome().setTheme(core.theme);
    placement.refreshTheme();
    editing.setTheme(core.theme);
    seeing.setTheme(core.theme, canvas);
    design.setTheme(canvas);
    verdict.refresh();
    preferences.showTheme();
}

bool WindowParts::isSettled() const {
    return !verdict.isBusy() && !views.isBusy() && !seeing.isBusy() && photo.isSettled() && vision.isSettled() &&
           hidden.isSettled() && design.isSettled() &&
           !(layout.showsWelcome() && layout.welcome().thumbnails().isBusy());
}

} // namespace sightline::app
