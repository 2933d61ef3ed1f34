#include "app/desktop/window/main_window.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/design_actions.h"
#include "app/desktop/actions/editing_actions.h"
#include "app/desktop/actions/evidence_actions.h"
#include "app/desktop/actions/import_actions.h"
#include "app/desktop/actions/mnemonics.h"
#include "app/desktop/actions/photo_actions.h"
#include "app/desktop/actions/seeing_actions.h"
#include "app/desktop/actions/vision_actions.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/panels/army_tray.h"
#include "app/desktop/panels/eye_view.h"
#include "app/desktop/panels/history_panel.h"
#include "app/desktop/panels/inspector.h"
#include "app/desktop/panels/outline_panel.h"
#include "app/desktop/panels/pair_list.h"
#include "app/desktop/panels/piece_palette.h"
#include "app/desktop/panels/profile_view.h"
#include "app/desktop/panels/proof_view.h"
#include "app/desktop/panels/shot_panel.h"
#include "app/desktop/panels/target_list.h"
#include "app/desktop/panels/template_palette.h"
#include "app/desktop/panels/terrain_options.h"
#include "app/desktop/panels/unit_panel.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/panels/view_panel.h"
#include "app/desktop/photo/photo_controller.h"
#include "app/desktop/photo/photo_panel.h"
#include "app/desktop/rules/rule_set_box.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/vision/hidden_panel.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/window/edit_controller.h"
#include "app/desktop/window/seeing_controller.h"

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sightline::app {

namespace {

/// Below this the panels share one column, so that the table keeps most of the window.
constexpr int kSingleColumnWidth = 1100;
/// Below this the tools lose their names, so that none falls off the toolbar.
constexpr int kNamedToolsWidth = 1000;
/// What a verdict with all its rows needs, with the title of its panel.
constexpr int kCardHeight = 484;

} // namespace

void MainWindow::makeCenter() {
    m_bar = new MessageBar;
    m_welcome = new WelcomePage{m_settings.thumbnailsFolder()};
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(m_view);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setAccessibleName(tr("Table"));

    auto* center = new QWidget;
    auto* layout = new QVBoxLayout{center};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_pages, 1);
    setCentralWidget(center);
}

void MainWindow::makeDocks() {
    const auto dock = [this](const QString& title, const QString& name, QWidget* content, Qt::DockWidgetArea area) {
        auto* result = new QDockWidget{title};
        result->setObjectName(name);
        result->setWidget(content);
        addDockWidget(area, result);
        // One that shares its place with others comes to the front when it is asked for.
        connect(result->toggleViewAction(), &QAction::triggered, result, [result](bool shown) {
            if (shown) {
                result->raise();
            }
        });
        return result;
    };
    const auto scrolled = [](QWidget* content) {
        auto* scroll = new QScrollArea;
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setWidgetResizable(true);
        scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        scroll->setWidget(content);
        // Nothing scrolls sideways, so a panel is never narrower than what it holds.
        scroll->setMinimumWidth(content->minimumSizeHint().width() + scroll->verticalScrollBar()->sizeHint().width());
        return scroll;
    };

    m_bases = new BasePalette;
    m_terrain = new TerrainOptions;
    m_paletteTabs = new QTabWidget;
    m_paletteTabs->setDocumentMode(true);
    m_paletteTabs->addTab(m_bases, tr("Models"));
    m_paletteTabs->addTab(scrolled(m_terrain), tr("Terrain"));
    m_pieces = new PiecePalette;
    m_paletteTabs->addTab(m_pieces, tr("Pieces"));
    m_paletteTabs->setTabToolTip(2, tr("Standard terrain pieces"));
    m_paletteTabs->addTab(m_editing->templates(), tr("Mine"));
    m_paletteTabs->setTabToolTip(3, tr("Pieces you saved as templates"));
    m_paletteDock = dock(tr("Palette"), QStringLiteral("paletteDock"), m_paletteTabs, Qt::LeftDockWidgetArea);

    m_outlineDock = dock(tr("Outline"), QStringLiteral("outlineDock"), m_editing->outline(), Qt::LeftDockWidgetArea);
    m_trayDock = dock(tr("Army tray"), QStringLiteral("trayDock"), m_editing->tray(), Qt::LeftDockWidgetArea);
    tabifyDockWidget(m_paletteDock, m_outlineDock);
    tabifyDockWidget(m_paletteDock, m_trayDock);
    m_outlineDock->hide();
    m_trayDock->hide();
    m_outlineDock->toggleViewAction()->setShortcut(Qt::Key_F3);
    m_trayDock->toggleViewAction()->setShortcut(Qt::Key_F5);
    m_card = new VerdictCard;
    m_verdictDock = dock(tr("Verdict"), QStringLiteral("verdictDock"), scrolled(m_card), Qt::RightDockWidgetArea);
    m_targets = new TargetList;
    m_targetDock = dock(tr("One to many"), QStringLiteral("targetDock"), m_targets, Qt::RightDockWidgetArea);
    m_inspectorDock = dock(tr("Properties"), QStringLiteral("inspectorDock"),
                           scrolled(new Inspector{m_document, m_state}), Qt::RightDockWidgetArea);
    tabifyDockWidget(m_inspectorDock, m_targetDock);
    m_targetDock->hide();
    m_profile = new ProfileView;
    m_profilePanel = new ViewPanel{m_profile, tr("Point at the line, or move along it with the arrow keys.")};
    m_profileDock = dock(tr("Profile"), QStringLiteral("profileDock"), m_profilePanel, Qt::BottomDockWidgetArea);
    m_proof = new ProofView;
    m_proofPanel = new ViewPanel{m_proof, tr("Point at a line, or select one with the arrow keys.")};
    m_eye = new EyeView;
    m_eyePanel = new ViewPanel{m_eye, tr("Drag, or use the arrow keys, to move the eye over the observer.")};
    m_proofViews = new QStackedWidget;
    m_proofViews->addWidget(m_proofPanel);
    m_proofViews->addWidget(m_eyePanel);
    m_proofDock = dock(tr("Proof"), QStringLiteral("proofDock"), m_proofViews, Qt::BottomDockWidgetArea);
    m_units = new UnitPanel;
    m_unitsDock = dock(tr("Units"), QStringLiteral("unitsDock"), m_units, Qt::BottomDockWidgetArea);
    tabifyDockWidget(m_profileDock, m_unitsDock);
    m_shot = new ShotPanel;
    m_shotDock = dock(tr("Shot"), QStringLiteral("shotDock"), m_shot, Qt::BottomDockWidgetArea);
    tabifyDockWidget(m_profileDock, m_shotDock);
    m_history = new HistoryPanel{*m_document.undoStack()};
    m_historyDock = dock(tr("History"), QStringLiteral("historyDock"), m_history, Qt::RightDockWidgetArea);
    tabifyDockWidget(m_targetDock, m_historyDock);
    m_samplePointDock =
        dock(tr("Who sees it"), QStringLiteral("spotDock"), m_seeing->samplePointPanel(), Qt::RightDockWidgetArea);
    m_keptDock = dock(tr("Kept lines"), QStringLiteral("keptDock"), m_seeing->keptPanel(), Qt::RightDockWidgetArea);
    tabifyDockWidget(m_targetDock, m_samplePointDock);
    tabifyDockWidget(m_targetDock, m_keptDock);
    m_samplePointDock->hide();
    m_keptDock->hide();
    m_photoDock = dock(tr("Photo"), QStringLiteral("photoDock"), scrolled(m_photo->panel()), Qt::LeftDockWidgetArea);
    tabifyDockWidget(m_paletteDock, m_photoDock);
    m_photoDock->hide();
    m_hiddenDock = dock(tr("Hidden game"), QStringLiteral("hiddenDock"), m_hidden->panel(), Qt::LeftDockWidgetArea);
    tabifyDockWidget(m_paletteDock, m_hiddenDock);
    m_hiddenDock->hide();
    m_designDock = dock(tr("Design"), QStringLiteral("designDock"), m_design->panel(), Qt::LeftDockWidgetArea);
    tabifyDockWidget(m_paletteDock, m_designDock);
    m_designDock->hide();
    m_profileDock->hide();
    m_proofDock->hide();
    m_unitsDock->hide();
    m_shotDock->hide();
    m_historyDock->hide();
    setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    setDockOptions(AnimatedDocks | AllowTabbedDocks | AllowNestedDocks);
}

void MainWindow::makeToolbar() {
    m_toolbar = addToolBar(tr("Tools"));
    m_toolbar->setObjectName(QStringLiteral("toolbar"));
    m_toolbar->setIconSize({24, 24});
    m_toolbar->setMovable(false);
    m_toolbar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto& actions = *m_actions;
    actions.editing->fillToolBar(*m_toolbar, actions);
    m_toolbar->addSeparator();
    m_toolbar->addActions({actions.undo, actions.redo});
    m_toolbar->addSeparator();
    m_toolbar->addActions({actions.flip, actions.triedLines, actions.oneToMany});
    m_toolbar->addSeparator();
    m_toolbar->addActions({actions.zoomOut, actions.zoomIn, actions.fitTable});
    // Tools are named; what everybody knows by its icon is not.
    for (auto* action : {actions.undo, actions.redo, actions.flip, actions.triedLines, actions.oneToMany,
                         actions.zoomOut, actions.zoomIn, actions.fitTable}) {
        if (auto* button = qobject_cast<QToolButton*>(m_toolbar->widgetForAction(action))) {
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        }
    }

    auto* gap = new QWidget;
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolbar->addWidget(gap);
    auto* label = new QLabel{tr("Rules")};
    label->setContentsMargins(0, 0, 6, 0);
    m_rules = new RuleSetBox{m_library.get()};
    m_rules->setObjectName(QStringLiteral("ruleSets"));
    m_rules->setAccessibleName(tr("Rule set"));
    m_rules->setToolTip(tr("Which pieces block which lines"));
    label->setBuddy(m_rules);
    m_toolbar->addWidget(label);
    m_toolbar->addWidget(m_rules);
}

void MainWindow::makeMenus() {
    auto& actions = *m_actions;
    auto* file = menuBar()->addMenu(tr("&File"));
    file->addActions({actions.newTable, actions.newWindow, actions.open});
    m_recentMenu = file->addMenu(tr("Open &recent"));
    file->addSeparator();
    file->addActions({actions.save, actions.saveAs});
    file->addSeparator();
    actions.exchange->fillFileMenu(*file);
    file->addSeparator();
    actions.evidence->fillFileMenu(*file);
    file->addSeparator();
    file->addActions({actions.close, actions.quit});

    auto* edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({actions.undo, actions.redo});
    edit->addSeparator();
    edit->addActions({actions.cut, actions.copy, actions.paste, actions.duplicate, actions.remove});
    edit->addSeparator();
    edit->addActions(
        {actions.selectAll, actions.rename, actions.turnClockwise, actions.turnBack, actions.mirror, actions.lock});
    actions.editing->fillEditMenu(*edit);

    auto* view = menuBar()->addMenu(tr("&View"));
    view->addActions({actions.zoomIn, actions.zoomOut, actions.fullSize, actions.fitTable, actions.fitSelection});
    view->addSeparator();
    view->addActions({actions.rulers, actions.heights});
    view->addSeparator();
    view->addActions({actions.shot, actions.units, actions.profile, actions.proof, actions.history});
    actions.seeing->fillViewMenu(*view);
    view->addSeparator();
    view->addActions({actions.systemTheme, actions.lightTheme, actions.darkTheme, actions.printTheme});
    view->addMenu(tr("Colors of the &table"))->addActions(actions.seeing->canvasThemes->actions());
    view->addAction(actions.classicColors);
    view->addSeparator();
    auto* panels = view->addMenu(tr("&Panels"));
    for (auto* dock : {m_paletteDock, m_outlineDock, m_trayDock, m_verdictDock, m_targetDock, m_inspectorDock,
                       m_samplePointDock, m_keptDock, m_profileDock, m_proofDock, m_shotDock, m_unitsDock,
                       m_historyDock, m_photoDock, m_hiddenDock, m_designDock}) {
        panels->addAction(dock->toggleViewAction());
    }
    panels->addAction(m_toolbar->toggleViewAction());
    auto* menus = actions.add(tr("Menu &bar"), {}, tr("Open the menus with the keyboard"));
    menus->setObjectName(QStringLiteral("menuBar"));
    menus->setShortcut(Qt::Key_F10);
    connect(menus, &QAction::triggered, this, [this] {
        menuBar()->setFocus(Qt::MenuBarFocusReason);
        menuBar()->setActiveAction(menuBar()->actions().front());
    });
    view->addActions({actions.resetLayout, actions.fullScreen, menus});

    auto* tools = menuBar()->addMenu(tr("&Tools"));
    tools->addActions(actions.tools->actions());
    tools->addAction(actions.editing->pointWithKeys);
    tools->addSeparator();
    actions.photo->fillToolsMenu(*tools);
    actions.vision->fillToolsMenu(*tools);
    actions.design->fillToolsMenu(*tools);
    tools->addSeparator();
    tools->addActions({actions.makeObserver, actions.makeTarget, actions.flip, actions.clearPair});
    tools->addSeparator();
    tools->addActions({actions.triedLines, actions.oneToMany});
    tools->addSeparator();
    tools->addActions({actions.overrule, actions.overruleWall, actions.rulings});
    tools->addSeparator();
    tools->addActions(
        {actions.editRules, actions.compareRules, actions.placementStudy, actions.agreementRun, actions.testPacks});

    auto* settings = menuBar()->addMenu(tr("&Settings"));
    settings->addAction(actions.snapping);
    actions.editing->fillSettingsMenu(*settings);
    actions.seeing->fillSettingsMenu(*settings);
    settings->addAction(actions.tolerance);
    settings->addSeparator();
    auto* language = settings->addMenu(tr("&Language"));
    language->addActions(actions.languages->actions());
    settings->addAction(actions.preferences);
    auto* help = menuBar()->addMenu(tr("&Help"));
    help->addActions({actions.help, actions.commands, actions.shortcuts, actions.about});
    for (auto* menu : findChildren<QMenu*>()) {
        keepLetters(*menu);
    }
    MnemonicAssigner::start();
}

void MainWindow::makeStatusBar() {
    m_hint = new QLabel;
    m_hint->setObjectName(QStringLiteral("statusHint"));
    m_statusVerdict = new QLabel;
    m_statusVerdict->setObjectName(QStringLiteral("statusVerdict"));
    m_statusVerdict->setToolTip(tr("The verdict for the current pair"));
    QFont bold = m_statusVerdict->font();
    bold.setBold(true);
    m_statusVerdict->setFont(bold);
    m_cursor = new QLabel;
    m_cursor->setObjectName(QStringLiteral("statusCursor"));
    m_cursor->setToolTip(tr("Position of the pointer on the table"));
    m_time = new QLabel;
    m_time->setObjectName(QStringLiteral("statusTime"));
    m_time->setToolTip(tr("Duration of the last answer"));
    const QFontMetrics metrics = fontMetrics();
    m_cursor->setMinimumWidth(metrics.horizontalAdvance(QStringLiteral("000.00, 000.00 in · 0000.0, 0000.0 mm")) + 8);
    m_time->setMinimumWidth(metrics.horizontalAdvance(tr("answered in %1").arg(QStringLiteral("000.0 ms"))) + 8);
    statusBar()->addWidget(m_hint, 1);
    statusBar()->addPermanentWidget(m_statusVerdict);
    statusBar()->addPermanentWidget(m_cursor);
    statusBar()->addPermanentWidget(m_time);
    // A long hint must not widen the window.
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void MainWindow::showWelcome() {
    if (m_pages->currentWidget() == m_view) {
        m_tableLayout = saveState();
    }
    for (QWidget* panel : std::initializer_list<QWidget*>{
             m_paletteDock, m_outlineDock, m_trayDock, m_verdictDock, m_targetDock, m_inspectorDock, m_samplePointDock,
             m_keptDock, m_profileDock, m_proofDock, m_shotDock, m_unitsDock, m_historyDock, m_photoDock, m_hiddenDock,
             m_designDock, m_toolbar}) {
        panel->hide();
    }
    m_pages->setCurrentWidget(m_welcome);
    m_hint->clear();
    m_statusVerdict->clear();
    m_cursor->clear();
    m_time->clear();
    refreshTitle();
    refreshActions();
}

void MainWindow::showTable() {
    if (m_pages->currentWidget() != m_view) {
        m_pages->setCurrentWidget(m_view);
        // A layout that cannot be read is none.
        if (m_tableLayout.isEmpty() || !restoreState(m_tableLayout)) {
            m_tableLayout.clear();
            restoreState(m_firstLayout);
        }
        m_narrow = m_paletteDock->isVisible() && dockWidgetArea(m_paletteDock) == Qt::RightDockWidgetArea;
        arrangeForWidth();
        if (m_tableLayout.isEmpty()) {
            giveTheCardItsHeight();
        }
    }
    refreshTitle();
    refreshActions();
    m_hint->setText(m_tools->currentTool().hint());
    m_view->setFocus();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    arrangeForWidth();
}

void MainWindow::arrangeForWidth() {
    m_toolbar->setToolButtonStyle(width() < kNamedToolsWidth ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    const bool narrow = width() < kSingleColumnWidth;
    if (narrow == m_narrow || showsWelcome()) {
        return;
    }
    m_narrow = narrow;
    if (m_paletteDock->isFloating() || !m_paletteDock->isVisible()) {
        return;
    }
    if (narrow) {
        tabifyDockWidget(m_inspectorDock, m_paletteDock);
        giveTheCardItsHeight();
    } else {
        addDockWidget(Qt::LeftDockWidgetArea, m_paletteDock);
        resizeDocks({m_paletteDock}, {258}, Qt::Horizontal);
    }
}

void MainWindow::giveTheCardItsHeight() {
    const int column = height() - menuBar()->height() - m_toolbar->height() - statusBar()->height();
    resizeDocks({m_verdictDock, m_inspectorDock}, {kCardHeight, std::max(100, column - kCardHeight)}, Qt::Vertical);
}

bool MainWindow::showsWelcome() const { return m_pages->currentWidget() == m_welcome; }

void MainWindow::resetLayout() {
    m_settings.forgetWindowLayout();
    m_tableLayout.clear();
    if (!showsWelcome()) {
        restoreState(m_firstLayout);
    }
}

} // namespace sightline::app
