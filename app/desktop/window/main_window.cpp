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
#include <chrono>
#include <memory>
#include <utility>

namespace sightline::app {

namespace {

/// Share of the 16 ms of a frame for pictures that are painted anew: copying them, lines and labels take the rest.
constexpr std::chrono::microseconds kFrameShare{1500};

} // namespace

MainWindow::MainWindow(Settings& settings, QWidget* parent) : QMainWindow{parent}, m_settings{settings} {
    ElisionTips::install();
    MnemonicRoom::install();
    OutlinedStyle::install();
    WheelGuard::install();
    DialogFit::install();
    m_library = std::make_unique<RuleLibrary>(settings.rulesFolder());
    setObjectName(QStringLiteral("mainWindow"));
    setAcceptDrops(true);
    resize(1440, 900);
    m_scene = std::make_unique<TableScene>(m_document, m_state);
    m_scene->frames().setLimit(kFrameShare);
    m_tools = std::make_unique<ToolSet>(ToolContext{m_document, m_state, *m_scene});
    m_view = new TableView{m_document, m_state, *m_scene};
    m_view->setTools(m_tools.get());
    new CanvasFocus{*this, *m_view};
    m_stages = std::make_unique<StageController>(m_state);
    m_canvasTurn.setSingleShot(true);
    connect(&m_canvasTurn, &QTimer::timeout, this, [this] { m_view->keepFrame(false); });
    makeParts();
    m_watch = std::make_unique<SightWatch>(m_document, m_state, m_sight);
    applyTolerances();

    restoreGeometry(m_settings.windowGeometry());
    m_tableLayout = m_settings.windowState();
    refreshAppearance();
    showWelcome();
}

void MainWindow::makeParts() {
    m_actions = new ActionSet{Commands::table(), *m_document.undoStack(), *m_view, this};
    m_editing = std::make_unique<EditController>(m_document, m_state, m_settings, *m_actions, *m_tools, this);
    m_editing->setPositionFinder([this] { return centerOfView(); });

    m_seeing = std::make_unique<SeeingController>(m_document, m_state, *m_scene, *m_view, *m_actions, m_settings, this);
    m_photo = std::make_unique<PhotoController>(m_document, m_state, *m_scene, *m_tools, m_settings, *m_actions, this);
    m_vision = std::make_unique<VisionController>(m_document, *m_scene, *m_tools, *m_actions, this);
    m_hidden = std::make_unique<HiddenController>(
        HiddenParts{m_document, m_state, *m_scene, *m_view, *m_tools, *m_actions, *m_vision});
    m_design = std::make_unique<DesignController>(
        DesignParts{m_document, m_state, *m_scene, *m_view, *m_actions->design, m_settings,
                    static_cast<MeasureTool&>(m_tools->tool(ToolKind::Measure))},
        m_seeing->region(), m_actions->seeing->region);
    m_import = std::make_unique<ImportController>(m_document, m_settings, this);

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
    connect(m_editing->outline(), &OutlinePanel::showRequested, m_view, &TableView::zoomToSelection);
    connect(m_editing.get(), &EditController::statusText, m_hint, &QLabel::setText);
    connect(m_editing.get(), &EditController::canvasFocusRequested, m_view, qOverload<>(&QWidget::setFocus));
    connectHistory();
    connectSeeing();
    connectStages();
    connectPhoto();
    connectVision();
    connectDesign();
    connectImport();
    m_evidence = std::make_unique<EvidenceController>(m_document, m_state, m_sight, *m_scene, m_settings, *m_actions,
                                                      *m_bar, this);
    m_evidence->setShownSide([this] { return m_vision->shownSide(); });
    connect(m_evidence.get(), &EvidenceController::statusText, m_hint, &QLabel::setText);
    m_keys = new KeyMap{m_actions->all(), m_settings, this};
    connectLanguage();
    for (auto* menu : findChildren<QMenu*>()) {
        keepLetters(*menu); // after those that fill it when it opens
    }
    applyTolerances();

    const int row = m_card->widthOfOneRow() + style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    resizeDocks({m_paletteDock, m_verdictDock}, {258, std::max(318, row)}, Qt::Horizontal);
    giveTheCardItsHeight();
    m_firstLayout = saveState();

    m_terrain->setOptions(m_tools->pieceOptions());
    showGame(m_settings.catalogGame());
    refreshRecent();
    refreshRules();
}

MainWindow::~MainWindow() {
    // The view looks at tools, scene and document, which are members and go before the children of a widget.
    m_document.disconnect(this);
    m_sight.disconnect(this);
    m_state.disconnect(this);
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
    m_watch.reset();
    delete centralWidget();
    for (auto* dock : findChildren<QDockWidget*>()) {
        delete dock;
    }
}

void MainWindow::connectDocument() {
    const auto told = std::make_shared<QString>(); // of the selected element
    connect(&m_document, &ScenarioDocument::scenarioChanged, this, [this, told](const scenarios::Scenario& before) {
        m_bases->setScenario(m_document.scenario(), m_theme);
        // What is told of the selected element follows it.
        if (m_state.selection().size() == 1) {
            const scenarios::AnyId& id = *m_state.selection().begin();
            if (m_hint->text() == elementTextWithRulings(before, id)) {
                *told = elementTextWithRulings(m_document.scenario(), id);
                m_hint->setText(*told);
            }
        }
        refreshRules();
        refreshActions();
        refreshTitle();
        refreshDescription();
    });
    connect(&m_document, &ScenarioDocument::documentReplaced, this, [this] {
        m_bar->dismiss();
        m_stages->forgetPlayed();
        // Lines that were shown to understand a pair of the last table would cover another one.
        m_state.setShowsTriedLines(false);
        m_actions->seeing->allLines->setChecked(false);
        if (m_evidence) {
            m_evidence->setDisputeFile({});
        }
        refreshTitle(); // it may be a player's
    });
    connect(&m_document, &ScenarioDocument::modifiedChanged, this, &MainWindow::refreshTitle);
    connect(&m_document, &ScenarioDocument::pathChanged, this, &MainWindow::refreshTitle);
    connect(&m_settings, &Settings::recentFilesChanged, this, &MainWindow::refreshRecent);
    connect(&m_settings, &Settings::appearanceChanged, this, [this] {
        applyAppearance(m_settings.theme());
        refreshAppearance();
    });
    connect(&m_settings, &Settings::tolerancesChanged, this, &MainWindow::applyTolerances);
    connect(&m_state, &TableState::selectionChanged, this, [this, told] {
        refreshActions();
        refreshDescription();
        if (m_state.selection().size() == 1) {
            *told = elementTextWithRulings(m_document.scenario(), *m_state.selection().begin());
            m_hint->setText(*told);
        } else if (m_tools && !told->isEmpty() && m_hint->text() == std::exchange(*told, QString{})) {
            m_hint->setText(m_tools->currentTool().hint()); // it is no longer selected, or not alone
        }
    });
    connect(&m_state, &TableState::sightPairChanged, this, [this] {
        refreshActions();
        refreshSightPanels();
    });
    connect(&m_sight, &SightService::answered, this, &MainWindow::showSight);
}

void MainWindow::showSight(const SightResult& result) {
    m_scene->showSight(result);
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
    const SightResult& result = m_sight.lastResult();
    const auto& scenario = m_document.scenario();
    const auto& observer = m_state.observer();
    const auto& target = m_state.currentTarget();
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
    } else if (!replay.isEmpty() || !(observer && target && m_sight.isBusy())) {
        m_card->showEmpty(scenario, observer, replay.isEmpty() ? result.problem : replay);
    } else if (m_card->word().isEmpty()) {
        m_card->showJudging(scenario, *observer, *target);
    }
    m_stages->showAnswer(result, shown);
    refreshStatusVerdict(shown);
    m_rulings->setVerdict(shown);
    m_evidence->setVerdict(shown);
    refreshViews(shown);
    refreshDescription();
    if (!replay.isEmpty()) {
        m_targets->showEmpty(replay);
    } else if (!m_state.isOneToMany()) {
        m_targets->showEmpty(tr("Press O to judge all enemies of the observer at once."));
    } else if (!observer) {
        m_targets->showEmpty(tr("Select the observer: press L and click a model."));
    } else if (result.verdicts && result.request.observer == observer) {
        m_targets->showVerdicts(*result.verdicts, scenario, m_state.target());
    }
}

void MainWindow::refreshStatusVerdict(const scenarios::Verdict* verdict) {
    if (!verdict) {
        m_statusVerdict->clear();
        return;
    }
    m_statusVerdict->setText(verdictStatus(*verdict, m_document.scenario()));
    QPalette colored = palette();
    colored.setColor(QPalette::WindowText, m_theme.style(lookOf(m_document.scenario(), *verdict)).color);
    m_statusVerdict->setPalette(colored);
}

void MainWindow::refreshDescription() {
    // What the eye finds in the picture, for those who listen to it.
    QStringList sentences{tableText(m_document.scenario())};
    if (m_state.selection().size() == 1) {
        sentences
            << tr("Selected: %1").arg(elementTextWithRulings(m_document.scenario(), *m_state.selection().begin()));
    } else if (!m_state.selection().empty()) {
        sentences << tr("Selected: %n elements", nullptr, static_cast<int>(m_state.selection().size()));
    }
    if (!m_card->word().isEmpty()) {
        sentences << m_card->accessibleName();
    }
    const QString description = sentences.join(QStringLiteral(". "));
    if (description != m_view->accessibleDescription()) {
        m_view->setAccessibleDescription(description);
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
    const QString name = owner
                             ? VisionController::nameAsKnown(documentName(), playerName(m_document.scenario(), *owner))
                             : documentName();
    setWindowTitle(tr("%1[*] – Sightline").arg(name));
    setWindowModified(m_document.isModified());
}

QString MainWindow::documentName() const {
    if (!m_document.path().isEmpty()) {
        return QFileInfo{m_document.path()}.fileName();
    }
    if (m_evidence && !m_evidence->disputeFile().isEmpty()) {
        return m_evidence->disputeFile();
    }
    const QString name = m_document.scenario().name;
    return name.isEmpty() ? tr("New table") : name;
}

void MainWindow::refreshRecent() {
    m_recentMenu->clear();
    const QStringList files = m_settings.recentFiles();
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
        connect(clear, &QAction::triggered, &m_settings, &Settings::clearRecentFiles);
    }
    m_welcome->setRecentFiles(files);
}

void MainWindow::refreshRules() {
    const auto rules = scenarios::ruleSetOf(m_document.scenario());
    m_rules->setChoice(m_document.scenario().rules,
                       tr("%1 (of this file)").arg(rules ? shippedText(rules->name) : tr("an invalid rule set")));
    QStringList tip{tr("Which pieces block which lines"), rules ? exactPartText(*rules) : QString{}};
    tip.removeAll(QString{});
    m_rules->setToolTip(tip.join(QLatin1Char{'\n'}));
}

void MainWindow::refreshActions() {
    auto& actions = *m_actions;
    const bool table = !showsWelcome();
    const bool any = table && !m_state.selection().empty();
    actions.setFact(Fact::Table, table);
    actions.setFact(Fact::Selection, any);
    actions.setFact(Fact::OneSelected, any && m_state.selection().size() == 1);
    actions.setFact(Fact::ModelSelected, table && selectedModel().has_value());
    actions.setFact(Fact::Observer, table && m_state.observer());
    actions.setFact(Fact::Pair, table && m_state.observer() && m_state.currentTarget());
    m_rulings->refreshActions(table);
    m_evidence->refreshActions(table);
    m_seeing->refreshActions(table);
    m_photo->refreshActions(table);
    m_vision->refreshActions(table);
    m_hidden->refreshActions(table);
    m_design->refreshActions(table);
    m_import->refreshActions(table);
    actions.lock->setChecked(any && std::ranges::all_of(m_state.selection(), [this](const scenarios::AnyId& id) {
                                 return isLocked(m_document.scenario(), id);
                             }));
}

void MainWindow::applyTolerances() {
    Tolerances tolerances = m_settings.tolerances();
    // What was read from a photo is no more exact than the photo. Its precision may be coarser than the widest
    // tolerance that can be set by hand.
    const double photo = m_photo->precisionMillimeters();
    tolerances.usual = std::max(tolerances.usual, photo);
    for (auto& [player, tolerance] : tolerances.ofPlayers) {
        tolerance = std::max(tolerance, photo);
    }
    if (m_watch) {
        m_watch->setTolerances(tolerances);
    }
    m_unitController->setTolerances(tolerances);
    m_shots->setTolerances(tolerances);
    m_seeing->setTolerances(tolerances);
}

void MainWindow::refreshAppearance() {
    m_stages->setReducesMotion(m_settings.reducesMotion());
    m_theme = windowTheme(m_settings);
    const Theme& theme = m_theme;
    const Theme canvas = canvasTheme(m_settings);
    m_scene->setRulerUnit(m_settings.units());
    m_scene->setTheme(canvas);
    if (m_view->isVisible()) {
        // All panels are painted anew too: the canvas gets the frame after theirs. A timer is heard once what was
        // posted is done, frames included; `singleShot` of 0 is posted itself.
        m_view->keepFrame(true);
        m_scene->frames().frameRequested();
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
    m_bases->setScenario(m_document.scenario(), theme);
    m_pieces->setTheme(theme);
    m_editing->setTheme(theme);
    m_seeing->setTheme(theme, canvas);
    m_design->setTheme(canvas);
    refreshSightPanels();
    auto& actions = *m_actions;
    switch (m_settings.theme()) {
    case ThemeChoice::System: actions.systemTheme->setChecked(true); break;
    case ThemeChoice::Light: actions.lightTheme->setChecked(true); break;
    case ThemeChoice::Dark: actions.darkTheme->setChecked(true); break;
    case ThemeChoice::Print: actions.printTheme->setChecked(true); break;
    }
    actions.classicColors->setChecked(m_settings.usesClassicColors());
}

void MainWindow::changeEvent(QEvent* event) {
    // The desktop changed between light and dark while the program runs: that comes as another palette of the window.
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange) && m_bases &&
        m_watch) {
        refreshAppearance();
    }
    if (event->type() == QEvent::LanguageChange && m_watch) {
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
    m_settings.setWindowLayout(saveGeometry(), showsWelcome() ? m_tableLayout : saveState());
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
    return {m_state.selection().begin(), m_state.selection().end()};
}

std::optional<scenarios::ModelId> MainWindow::selectedModel() const {
    return onlyIdOf<scenarios::ModelId>(m_state.selection());
}

} // namespace sightline::app
