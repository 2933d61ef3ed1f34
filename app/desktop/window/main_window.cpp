#include "app/desktop/window/main_window.h"

#include "app/desktop/actions/action_groups.h"
#include "app/desktop/actions/key_map.h"
#include "app/desktop/actions/mnemonics.h"
#include "app/desktop/canvas/base_drag.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/document/selected_ids.h"
#include "app/desktop/import/import_controller.h"
#include "app/desktop/panels/eye_view.h"
#include "app/desktop/panels/outline_panel.h"
#include "app/desktop/panels/piece_palette.h"
#include "app/desktop/panels/profile_view.h"
#include "app/desktop/panels/proof_view.h"
#include "app/desktop/panels/shot_panel.h"
#include "app/desktop/panels/target_list.h"
#include "app/desktop/panels/terrain_options.h"
#include "app/desktop/panels/unit_panel.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/photo/photo_controller.h"
#include "app/desktop/rules/rule_library.h"
#include "app/desktop/rules/rule_set_box.h"
#include "app/desktop/services/flip_search.h"
#include "app/desktop/services/pair_figures.h"
#include "app/desktop/services/sight_watch.h"
#include "app/desktop/settings/appearance.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/tools/measure_tool.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/widgets/dialog_fit.h"
#include "app/desktop/widgets/elision_tips.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/mnemonic_room.h"
#include "app/desktop/widgets/outlined_style.h"
#include "app/desktop/widgets/questions.h"
#include "app/desktop/widgets/status_hint.h"
#include "app/desktop/widgets/wheel_guard.h"
#include "app/desktop/window/canvas_focus.h"
#include "app/desktop/window/command_table.h"
#include "app/desktop/window/edit_controller.h"
#include "app/desktop/window/evidence_controller.h"
#include "app/desktop/window/file_controller.h"
#include "app/desktop/window/preference_controller.h"
#include "app/desktop/window/rulings_controller.h"
#include "app/desktop/window/seeing_controller.h"
#include "app/desktop/window/shot_controller.h"
#include "app/desktop/window/stage_controller.h"
#include "app/desktop/window/unit_controller.h"
#include "app/shared/painting/sight_label.h"
#include "app/shared/text/catalog_text.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/flip_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/vision_text.h"
#include "app/shared/text/wall_ruling_text.h"
#include "scenarios/judge/headline.h"
#include "scenarios/rules/rule_set.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QDockWidget>
#include <QDropEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QStyle>
#include <QTabWidget>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <utility>

namespace sightline::app {

MainWindow::MainWindow(Settings& settings, QWidget* parent) : QMainWindow{parent}, m_core{*this, settings} {
    ElisionTips::install();
    MnemonicRoom::install();
    OutlinedStyle::install();
    WheelGuard::install();
    DialogFit::install();
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    resize(1440, 900);
    m_core.view = std::make_unique<TableView>(m_core.document, m_core.state, m_core.scene);
    m_core.view->setTools(&m_core.tools);
    new CanvasFocus{*this, *m_core.view};
    m_canvasTurn.setSingleShot(true);
    connect(&m_canvasTurn, &QTimer::timeout, this, [this] { m_core.view->keepFrame(false); });
    makeParts();
    m_core.watch = std::make_unique<SightWatch>(m_core.document, m_core.state, m_core.sight);
    applyTolerances();

    restoreGeometry(m_core.settings.windowGeometry());
    m_tableLayout = m_core.settings.windowState();
    refreshAppearance();
    showWelcome();
}

void MainWindow::makeParts() {
    m_actions = new ActionSet{Commands::table(), *m_core.document.undoStack(), *m_core.view, this};
    m_editing = std::make_unique<EditController>(m_core.document, m_core.state, m_core.settings, *m_actions,
                                                 m_core.tools, this);
    m_editing->setPositionFinder([this] { return centerOfView(); });

    m_seeing = std::make_unique<SeeingController>(m_core.document, m_core.state, m_core.scene, *m_core.view, *m_actions,
                                                  m_core.settings, this);
    m_photo = std::make_unique<PhotoController>(m_core.document, m_core.state, m_core.scene, m_core.tools,
                                                m_core.settings, *m_actions, this);
    m_vision = std::make_unique<VisionController>(m_core.document, m_core.scene, m_core.tools, *m_actions, this);
    m_hidden = std::make_unique<HiddenController>(
        HiddenParts{m_core.document, m_core.state, m_core.scene, *m_core.view, m_core.tools, *m_actions, *m_vision});
    m_design = std::make_unique<DesignController>(
        DesignParts{m_core.document, m_core.state, m_core.scene, *m_core.view, *m_actions->design, m_core.settings,
                    static_cast<MeasureTool&>(m_core.tools.tool(ToolKind::Measure))},
        m_seeing->region(), m_actions->seeing->region);
    m_import = std::make_unique<ImportController>(m_core.document, m_core.settings, this);

    makeCenter();
    makeDocks();
    makeToolbar();
    makeMenus();
    makeStatusBar();
    connectCommands();
    connectDocument();
    connectFile();
    connectView();
    connectTools();
    connectPanels();
    connectViews();
    connectFlips();
    connectRulings();
    connect(m_editing->outline(), &OutlinePanel::showRequested, view(), &TableView::zoomToSelection);
    connect(m_editing.get(), &EditController::statusText, m_hint, &QLabel::setText);
    connect(m_editing.get(), &EditController::canvasFocusRequested, view(), qOverload<>(&QWidget::setFocus));
    connectHistory();
    connectSeeing();
    connectStages();
    connectPhoto();
    connectVision();
    connectDesign();
    connectImport();
    m_evidence = std::make_unique<EvidenceController>(m_core.document, m_core.state, m_core.sight, m_core.scene,
                                                      m_core.settings, *m_actions, *m_bar, this);
    m_evidence->setShownSide([this] { return m_vision->shownSide(); });
    connect(m_evidence.get(), &EvidenceController::statusText, m_hint, &QLabel::setText);
    m_keys = new KeyMap{m_actions->all(), m_core.settings, this};
    connectLanguage();
    for (auto* menu : findChildren<QMenu*>()) {
        keepLetters(*menu); // after those that fill it when it opens
    }
    applyTolerances();

    const int row = m_card->widthOfOneRow() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    resizeDocks({m_paletteDock, m_verdictDock}, {258, std::max(318, row)}, Qt::Horizontal);
    giveTheCardItsHeight();
    m_firstLayout = saveState();

    m_terrain->setOptions(m_core.tools.pieceOptions());
    showGame(m_core.settings.catalogGame());
    refreshRecent();
    refreshRules();
}

MainWindow::~MainWindow() {
    // The view looks at tools, scene and document, which are members and go before the children of a widget.
    m_core.document.disconnect(this);
    m_core.sight.disconnect(this);
    m_core.state.disconnect(this);
    for (auto* dialog : findChildren<QDialog*>(Qt::FindDirectChildrenOnly)) {
        delete dialog; // they look at the same
    }
    m_file.reset();
    m_photo.reset();
    m_hidden.reset();
    m_design.reset();
    m_import.reset();
    m_vision.reset();
    m_flips.reset();
    m_figures.reset();
    m_unitController.reset();
    m_shots.reset();
    m_seeing.reset();
    m_core.watch.reset();
    m_core.view->setParent(nullptr);
    delete centralWidget();
    for (auto* dock : findChildren<QDockWidget*>()) {
        delete dock;
    }
}

void MainWindow::connectDocument() {
    const auto told = std::make_shared<QString>(); // of the selected element
    connect(&m_core.document, &ScenarioDocument::scenarioChanged, this,
            [this, told](const scenarios::Scenario& before) {
                m_bases->setScenario(m_core.document.scenario(), m_core.theme);
                // What is told of the selected element follows it.
                if (m_core.state.selection().size() == 1) {
                    const scenarios::AnyId& id = *m_core.state.selection().begin();
                    if (m_hint->text() == elementTextWithRulings(before, id)) {
                        *told = elementTextWithRulings(m_core.document.scenario(), id);
                        m_hint->setText(*told);
                    }
                }
                refreshRules();
                refreshActions();
                refreshTitle();
                refreshDescription();
            });
    connect(&m_core.document, &ScenarioDocument::documentReplaced, this, [this] {
        m_bar->dismiss();
        m_core.stages.forgetPlayed();
        // Lines that were shown to understand a pair of the last table would cover another one.
        m_core.state.setShowsTriedLines(false);
        m_actions->seeing->allLines->setChecked(false);
        if (m_evidence) {
            m_evidence->setDisputeFile({});
        }
        refreshTitle(); // it may be a player's
    });
    connect(&m_core.document, &ScenarioDocument::modifiedChanged, this, &MainWindow::refreshTitle);
    connect(&m_core.document, &ScenarioDocument::pathChanged, this, &MainWindow::refreshTitle);
    connect(&m_core.settings, &Settings::recentFilesChanged, this, &MainWindow::refreshRecent);
    connect(&m_core.settings, &Settings::appearanceChanged, this, [this] {
        applyAppearance(m_core.settings.theme());
        refreshAppearance();
    });
    connect(&m_core.settings, &Settings::tolerancesChanged, this, &MainWindow::applyTolerances);
    connect(&m_core.state, &TableState::selectionChanged, this, [this, told] {
        refreshActions();
        refreshDescription();
        if (m_core.state.selection().size() == 1) {
            *told = elementTextWithRulings(m_core.document.scenario(), *m_core.state.selection().begin());
            m_hint->setText(*told);
        } else if (!told->isEmpty() && m_hint->text() == std::exchange(*told, QString{})) {
            m_hint->setText(m_core.tools.currentTool().hint()); // it is no longer selected, or not alone
        }
    });
    connect(&m_core.state, &TableState::sightPairChanged, this, [this] {
        refreshActions();
        refreshSightPanels();
    });
    connect(&m_core.sight, &SightService::answered, this, &MainWindow::showSight);
}

void MainWindow::showSight(const SightResult& result) {
    m_core.scene.showSight(result);
    const QString time = durationText(static_cast<double>(result.timeTaken.count()) / 1000.0);
    if (const scenarios::Verdict* verdict = result.focused(); verdict && !verdict->attempts.empty()) { // row S3.22
        const auto clear =
            std::ranges::count_if(verdict->attempts, [](const scenarios::TriedLine& line) { return !line.blocked; });
        m_time->setText(
            tr("lines tried: %1, clear: %2, answered in %3").arg(verdict->attempts.size()).arg(clear).arg(time));
    } else {
        m_time->setText(result.verdicts->empty() ? QString{} : tr("answered in %1").arg(time));
    }
    refreshSightPanels();
}

void MainWindow::refreshSightPanels() {
    const SightResult& result = m_core.sight.lastResult();
    const auto& scenario = m_core.document.scenario();
    const auto& observer = m_core.state.observer();
    const auto& target = m_core.state.currentTarget();
    const scenarios::Verdict* shown = nullptr;
    // What is judged is not what is seen while an earlier step lies over the table.
    const QString replay = m_hidden ? m_hidden->replayRemark() : QString{};
    if (result.verdicts && observer && target && replay.isEmpty()) {
        for (const auto& verdict : *result.verdicts) {
            if (verdict.observer == *observer && verdict.target == *target) {
                shown = &verdict;
            }
        }
    }
    if (shown) {
        m_card->setOffersKeywords(m_actions->rename->isVisible()); // not in the window of a player
        const bool hasFigures = result.request.detailsForAll && result.request.focus == shown->target;
        m_card->showVerdict(*shown, scenario,
                            hasFigures ? VerdictCard::Blockers::Known : VerdictCard::Blockers::Provisional);
        m_card->setShotCover(m_shots->coverOfPair(*shown));
        m_card->setHeights(heightsRow(result.focused() == shown ? result.heights : std::nullopt, *shown, scenario));
    } else if (!replay.isEmpty() || !(observer && target && m_core.sight.isBusy())) {
        m_card->showEmpty(scenario, observer, replay.isEmpty() ? result.problem : replay);
    } else if (m_card->word().isEmpty()) {
        m_card->showJudging(scenario, *observer, *target);
    }
    m_core.stages.showAnswer(result, shown);
    refreshStatusVerdict(shown);
    m_rulings->setVerdict(shown);
    m_evidence->setVerdict(shown);
    refreshViews(shown);
    refreshDescription();
    if (!replay.isEmpty()) {
        m_targets->showEmpty(replay);
    } else if (!m_core.state.isOneToMany()) {
        m_targets->showEmpty(tr("Press O to judge all enemies of the observer at once."));
    } else if (!observer) {
        m_targets->showEmpty(tr("Select the observer: press L and click a model."));
    } else if (result.verdicts && result.request.observer == observer) {
        m_targets->showVerdicts(*result.verdicts, scenario, m_core.state.target());
    }
}

void MainWindow::refreshStatusVerdict(const scenarios::Verdict* verdict) {
    if (!verdict) {
        m_statusVerdict->clear();
        return;
    }
    m_statusVerdict->setText(verdictStatus(*verdict, m_core.document.scenario()));
    QPalette colored = palette();
    colored.setColor(QPalette::WindowText, m_core.theme.style(lookOf(m_core.document.scenario(), *verdict)).color);
    m_statusVerdict->setPalette(colored);
}

void MainWindow::refreshDescription() {
    // What the eye finds in the picture, for those who listen to it.
    QStringList sentences{tableText(m_core.document.scenario())};
    if (m_core.state.selection().size() == 1) {
        sentences << tr("Selected: %1")
                         .arg(elementTextWithRulings(m_core.document.scenario(), *m_core.state.selection().begin()));
    } else if (!m_core.state.selection().empty()) {
        sentences << tr("Selected: %n elements", nullptr, static_cast<int>(m_core.state.selection().size()));
    }
    if (!m_card->word().isEmpty()) {
        sentences << m_card->accessibleName();
    }
    const QString description = sentences.join(QStringLiteral(". "));
    if (description != m_core.view->accessibleDescription()) {
        m_core.view->setAccessibleDescription(description);
    }
}

void MainWindow::refreshTitle() {
    if (showsWelcome()) {
        setWindowFilePath({});
        setWindowModified(false);
        setWindowTitle(tr("Sightline"));
        return;
    }
    const auto& owner = m_vision->owner();
    const QString name =
        owner ? VisionController::nameAsKnown(documentName(), playerName(m_core.document.scenario(), *owner))
              : documentName();
    setWindowTitle(tr("%1[*] – Sightline").arg(name));
    setWindowModified(m_core.document.isModified());
}

QString MainWindow::documentName() const {
    if (!m_core.document.path().isEmpty()) {
        return QFileInfo{m_core.document.path()}.fileName();
    }
    if (m_evidence && !m_evidence->disputeFile().isEmpty()) {
        return m_evidence->disputeFile();
    }
    const QString name = m_core.document.scenario().name;
    return name.isEmpty() ? tr("New table") : name;
}

void MainWindow::refreshRecent() {
    m_recentMenu->clear();
    const QStringList files = m_core.settings.recentFiles();
    for (const auto& path : files) {
        auto* action =
            m_recentMenu->addAction(QFileInfo{path}.fileName().replace(QLatin1Char{'&'}, QStringLiteral("&&")));
        action->setStatusTip(path);
        action->setToolTip(path);
        action->setData(path);
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    if (files.isEmpty()) {
        m_recentMenu->addAction(tr("No recent tables"))->setEnabled(false);
    } else {
        m_recentMenu->addSeparator();
        auto* clear = m_recentMenu->addAction(tr("&Clear this list"));
        connect(clear, &QAction::triggered, &m_core.settings, &Settings::clearRecentFiles);
    }
    m_welcome->setRecentFiles(files);
}

void MainWindow::refreshRules() {
    const auto rules = scenarios::ruleSetOf(m_core.document.scenario());
    m_rules->setChoice(m_core.document.scenario().rules,
                       tr("%1 (of this file)").arg(rules ? shippedText(rules->name) : tr("an invalid rule set")));
    QStringList tip{tr("Which pieces block which lines"), rules ? exactPartText(*rules) : QString{}};
    tip.removeAll(QString{});
    m_rules->setToolTip(tip.join(QLatin1Char{'\n'}));
}

void MainWindow::refreshActions() {
    auto& actions = *m_actions;
    const bool table = !showsWelcome();
    const bool any = table && !m_core.state.selection().empty();
    actions.setFact(Fact::Table, table);
    actions.setFact(Fact::Selection, any);
    actions.setFact(Fact::OneSelected, any && m_core.state.selection().size() == 1);
    actions.setFact(Fact::ModelSelected, table && selectedModel().has_value());
    actions.setFact(Fact::Observer, table && m_core.state.observer());
    actions.setFact(Fact::Pair, table && m_core.state.observer() && m_core.state.currentTarget());
    m_rulings->refreshActions(table);
    m_evidence->refreshActions(table);
    m_seeing->refreshActions(table);
    m_photo->refreshActions(table);
    m_vision->refreshActions(table);
    m_hidden->refreshActions(table);
    m_design->refreshActions(table);
    m_import->refreshActions(table);
    actions.lock->setChecked(any && std::ranges::all_of(m_core.state.selection(), [this](const scenarios::AnyId& id) {
                                 return isLocked(m_core.document.scenario(), id);
                             }));
}

void MainWindow::applyTolerances() {
    Tolerances tolerances = m_core.settings.tolerances();
    // What was read from a photo is no more exact than the photo. Its precision may be coarser than the widest
    // tolerance that can be set by hand.
    const double photo = m_photo->precisionMillimeters();
    tolerances.usual = std::max(tolerances.usual, photo);
    for (auto& [player, tolerance] : tolerances.ofPlayers) {
        tolerance = std::max(tolerance, photo);
    }
    if (m_core.watch) {
        m_core.watch->setTolerances(tolerances);
    }
    m_unitController->setTolerances(tolerances);
    m_shots->setTolerances(tolerances);
    m_seeing->setTolerances(tolerances);
}

void MainWindow::refreshAppearance() {
    m_core.stages.setReducesMotion(m_core.settings.reducesMotion());
    m_core.theme = windowTheme(m_core.settings);
    const Theme& theme = m_core.theme;
    const Theme canvas = canvasTheme(m_core.settings);
    m_core.scene.setRulerUnit(m_core.settings.units());
    m_core.scene.setTheme(canvas);
    if (m_core.view->isVisible()) {
        // All panels are painted anew too: the canvas gets the frame after theirs. A timer is heard once what was
        // posted is done, frames included; `singleShot` of 0 is posted itself.
        m_core.view->keepFrame(true);
        m_core.scene.frames().frameRequested();
        m_canvasTurn.start();
    }
    m_card->setTheme(theme);
    m_targets->setTheme(theme);
    m_profile->setTheme(canvas);
    m_proof->setTheme(canvas);
    m_eye->setTheme(canvas);
    m_units->setTheme(theme);
    m_shot->setTheme(theme);
    m_welcome->setTheme(theme);
    m_bases->setScenario(m_core.document.scenario(), theme);
    m_pieces->setTheme(theme);
    m_editing->setTheme(theme);
    m_seeing->setTheme(theme, canvas);
    m_design->setTheme(canvas);
    refreshSightPanels();
    auto& actions = *m_actions;
    switch (m_core.settings.theme()) {
    case ThemeChoice::System: actions.systemTheme->setChecked(true); break;
    case ThemeChoice::Light: actions.lightTheme->setChecked(true); break;
    case ThemeChoice::Dark: actions.darkTheme->setChecked(true); break;
    case ThemeChoice::Print: actions.printTheme->setChecked(true); break;
    }
    actions.classicColors->setChecked(m_core.settings.usesClassicColors());
}

void MainWindow::changeEvent(QEvent* event) {
    // The desktop changed between light and dark while the program runs: that comes as another palette of the window.
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange) && m_bases &&
        m_core.watch) {
        refreshAppearance();
    }
    if (event->type() == QEvent::LanguageChange && m_core.watch) {
        scheduleRetranslation();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!maySwitch()) {
        event->ignore();
        return;
    }
    m_file->rememberQuestion();
    m_core.settings.setWindowLayout(saveGeometry(), showsWelcome() ? m_tableLayout : saveState());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const bool isPlayers = property("playersTable").toBool(); // where no other table is opened
    if (!isPlayers && localFileIn(*event->mimeData())) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    if (const auto path = localFileIn(*event->mimeData())) {
        event->acceptProposedAction();
        // See `connectFile`: not inside of the drop.
        QMetaObject::invokeMethod(
            this, [this, path] { openFile(*path); }, Qt::QueuedConnection);
    }
}

std::vector<scenarios::AnyId> MainWindow::selected() const {
    return {m_core.state.selection().begin(), m_core.state.selection().end()};
}

std::optional<scenarios::ModelId> MainWindow::selectedModel() const {
    return onlyIdOf<scenarios::ModelId>(m_core.state.selection());
}

} // namespace sightline::app
