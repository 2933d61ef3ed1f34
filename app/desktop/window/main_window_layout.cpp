#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/window/command_table.h"
#include "app/desktop/window/main_window.h"

#include "app/desktop/actions/action_groups.h"
#include "app/desktop/actions/mnemonics.h"
#include "app/desktop/base/named.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/panels/army_tray.h"
#include "app/desktop/panels/eye_view.h"
#include "app/desktop/panels/history_panel.h"
#include "app/desktop/panels/inspector.h"
#include "app/desktop/panels/next_piece_button.h"
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
#include "app/desktop/widgets/line_icon.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/panel_scroll.h"
#include "app/desktop/widgets/status_hint.h"
#include "app/desktop/window/edit_controller.h"
#include "app/desktop/window/seeing_controller.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

namespace sightline::app {

namespace {

/// Below this the panels share one column, so that the table keeps most of the window.
constexpr int kSingleColumnWidth = 1100;
/// The height of a verdict with all its rows and the title of its panel.
constexpr int kCardHeight = 508;
constexpr int kNarrowestRules = 120; ///< width of the box of rule sets
/// Gaps and grip of the status bar.
constexpr int kStatusMargins = 48;

} // namespace

void MainWindow::makeCenter() {
    m_bar = new MessageBar;
    m_welcome = new WelcomePage{m_core.settings.thumbnailsFolder()};
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(view());
    m_core.view->setFrameShape(QFrame::NoFrame);
    m_core.view->setAccessibleName(tr("Table"));

    auto* center = new QWidget;
    auto* layout = columnOf({m_bar, {m_pages, 1}}, center);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
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
    const auto scrolled = [](QWidget* content) { return new PanelScroll{content}; };

    m_bases = new BasePalette;
    m_terrain = new TerrainOptions;
    m_paletteTabs = new QTabWidget;
    m_paletteTabs->setDocumentMode(true);
    // Four short words: the panel is as wide as they need, and no arrow hides one.
    m_paletteTabs->setUsesScrollButtons(false);
    m_paletteTabs->setElideMode(Qt::ElideNone);
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
                           scrolled(new Inspector{m_core.document, m_core.state}), Qt::RightDockWidgetArea);
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
    m_proofDock =
        dock(tr("Proof and model’s eye view"), QStringLiteral("proofDock"), m_proofViews, Qt::BottomDockWidgetArea);
    m_units = new UnitPanel;
    m_unitsDock = dock(tr("Units"), QStringLiteral("unitsDock"), m_units, Qt::BottomDockWidgetArea);
    tabifyDockWidget(m_profileDock, m_unitsDock);
    m_shot = new ShotPanel;
    m_shotDock = dock(tr("Shot"), QStringLiteral("shotDock"), m_shot, Qt::BottomDockWidgetArea);
    tabifyDockWidget(m_profileDock, m_shotDock);
    m_history = new HistoryPanel{*m_core.document.undoStack()};
    m_historyDock = dock(tr("History"), QStringLiteral("historyDock"), m_history, Qt::RightDockWidgetArea);
    tabifyDockWidget(m_targetDock, m_historyDock);
    m_samplePointDock =
        dock(tr("Who sees it"), QStringLiteral("spotDock"), m_seeing->samplePointPanel(), Qt::RightDockWidgetArea);
    m_pinnedDock = dock(tr("Kept lines"), QStringLiteral("keptDock"), m_seeing->pinnedPanel(), Qt::RightDockWidgetArea);
    tabifyDockWidget(m_targetDock, m_samplePointDock);
    tabifyDockWidget(m_targetDock, m_pinnedDock);
    m_samplePointDock->hide();
    m_pinnedDock->hide();
    m_photoDock = dock(tr("Photo"), QStringLiteral("photoDock"), scrolled(m_photo->panel()), Qt::LeftDockWidgetArea);
    tabifyDockWidget(m_paletteDock, m_photoDock);
    m_photoDock->hide();
    m_hiddenDock = dock(tr("Hidden game"), QStringLiteral("hiddenDock"), m_hidden->panel(), Qt::LeftDockWidgetArea);
    tabifyDockWidget(m_paletteDock, m_hiddenDock);
    m_hiddenDock->hide();
    m_designDock = dock(tr("Layout"), QStringLiteral("designDock"), m_design->panel(), Qt::LeftDockWidgetArea);
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
    m_toolbar = named("toolbar", addToolBar(tr("Tools")));
    m_toolbar->setIconSize({24, 24});
    m_toolbar->setMovable(false);
    m_toolbar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fillToolBar();
    m_nextPiece = new NextPieceButton;
    m_nextPieceAction = m_toolbar->addWidget(m_nextPiece);
    auto* gap = new QWidget;
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolbar->addWidget(gap);
    auto* label = new QLabel{tr("Rules")};
    label->setContentsMargins(0, 0, 6, 0);
    m_rules = named("ruleSets", new RuleSetBox{&m_core.library});
    m_rules->setAccessibleName(tr("Rule set"));
    m_rules->setMinimumWidth(kNarrowestRules); // it gives way before a button falls off the bar
    label->setBuddy(m_rules);
    m_toolbar->addWidget(label);
    m_toolbar->addWidget(m_rules);
    m_namedToolsWidth = m_toolbar->sizeHint().width();
    // The style's own arrow is black in every theme.
    if (auto* more = m_toolbar->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"))) {
        more->setIcon(lineIcon(QStringLiteral("overflow")));
        more->setToolTip(tr("More tools"));
        more->setAccessibleName(tr("More tools"));
    }
}

void MainWindow::fillToolBar() {
    for (const ToolButton& entry : Commands::toolBar()) {
        if (entry.ids.empty()) {
            m_toolbar->addSeparator();
            continue;
        }
        QList<QAction*> members;
        for (const char* id : entry.ids) {
            members << m_actions->named(QLatin1String{id});
        }
        if (members.size() == 1) {
            m_toolbar->addAction(members.front());
            auto* button = qobject_cast<QToolButton*>(m_toolbar->widgetForAction(members.front()));
            if (button && !entry.isNamed) { // what everybody knows by its icon, whatever the others show
                disconnect(m_toolbar, &QToolBar::toolButtonStyleChanged, button, nullptr);
                button->setToolButtonStyle(Qt::ToolButtonIconOnly);
            }
            continue;
        }
        auto* button = new QToolButton;
        auto* menu = new QMenu{button};
        menu->addActions(members);
        button->setMenu(menu);
        button->setPopupMode(QToolButton::MenuButtonPopup);
        button->setDefaultAction(members.front());
        button->setToolButtonStyle(m_toolbar->toolButtonStyle());
        button->setAccessibleName(Commands::tr(entry.sourceName));
        connect(m_toolbar, &QToolBar::toolButtonStyleChanged, button, &QToolButton::setToolButtonStyle);
        for (QAction* member : members) {
            connect(member, &QAction::toggled, button, [button, member](bool on) {
                if (on) {
                    button->setDefaultAction(member);
                }
            });
        }
        QAction* place = m_toolbar->addWidget(button);
        // A group whose tools are all hidden is hidden.
        const auto follow = [members, place] { place->setVisible(std::ranges::any_of(members, &QAction::isVisible)); };
        for (QAction* member : members) {
            connect(member, &QAction::changed, button, follow);
        }
    }
}

void MainWindow::makeMenus() {
    m_actions->fillMenuBar(*menuBar());
    m_actions->vision->bindMenus();
    m_recentMenu = m_actions->menu(QStringLiteral("recentMenu"));
    auto* panels = m_actions->menu(QStringLiteral("panelMenu"));
    for (auto* dock : {m_paletteDock, m_outlineDock, m_trayDock, m_verdictDock, m_inspectorDock, m_samplePointDock,
                       m_pinnedDock, m_profileDock, m_proofDock, m_shotDock, m_unitsDock, m_historyDock, m_photoDock,
                       m_hiddenDock, m_designDock}) {
        panels->insertAction(m_actions->resetLayout, dock->toggleViewAction());
    }
    panels->insertSeparator(m_actions->resetLayout);
    m_actions->menu(QStringLiteral("viewMenu"))->insertAction(m_actions->fullScreen, m_toolbar->toggleViewAction());
    MnemonicAssigner::start();
}

void MainWindow::makeStatusBar() {
    m_hint = named("statusHint", new StatusHint);
    m_statusVerdict = named("statusVerdict", new QLabel);
    m_statusVerdict->setToolTip(tr("The verdict for the current pair"));
    QFont bold = m_statusVerdict->font();
    bold.setBold(true);
    m_statusVerdict->setFont(bold);
    m_cursor = named("statusCursor", new QLabel);
    m_cursor->setToolTip(tr("Position of the pointer on the table"));
    m_time = named("statusTime", new QLabel);
    m_time->setToolTip(tr("Duration of the last answer"));
    const QFontMetrics metrics = fontMetrics();
    m_cursor->setMinimumWidth(metrics.horizontalAdvance(QStringLiteral("000.00, 000.00 in · 0000.0, 0000.0 mm")) + 8);
    m_time->setMinimumWidth(metrics.horizontalAdvance(tr("answered in %1").arg(QStringLiteral("000.0 ms"))) + 8);
    statusBar()->addWidget(m_hint, 1);
    statusBar()->addPermanentWidget(m_statusVerdict);
    statusBar()->addPermanentWidget(m_cursor);
    statusBar()->addPermanentWidget(m_time);
    connect(m_hint, &StatusHint::roomChanged, this, &MainWindow::refreshStatusRoom);
    // A sentence that had to wait for another message; one that the user has closed stays closed.
    connect(m_bar, &MessageBar::dismissed, this, [this] {
        m_hint->setShownElsewhere(false);
        if (m_barHint != m_hint->text()) {
            refreshStatusRoom();
        }
    });
}

void MainWindow::refreshStatusRoom() {
    if (showsWelcome()) {
        return;
    }
    const int needed = m_hint->neededWidth();
    const auto widthOf = [](const QWidget* widget) {
        return widget->minimumSizeHint().expandedTo(widget->minimumSize()).width();
    };
    // What is told elsewhere, too, makes room first: the time in the history of answers, the place by the rulers.
    int room = statusBar()->width() - m_statusVerdict->sizeHint().width() - kStatusMargins;
    m_cursor->setVisible(needed + widthOf(m_cursor) <= room);
    room -= m_cursor->isHidden() ? 0 : widthOf(m_cursor);
    m_time->setVisible(needed + widthOf(m_time) <= room);
    const bool fits = m_hint->fitInto(room);
    const bool isOurs = !m_bar->isHidden() && !m_barHint.isEmpty() && m_bar->sentence() == m_barHint;
    const bool isNew = m_bar->isHidden() && m_hint->text() != m_barHint; // else the user has closed it
    if (!fits && !QApplication::activeModalWidget() && (isNew || isOurs)) {
        m_barHint = m_hint->text();
        m_bar->showMessage(m_barHint, {}, m_core.theme.textQuiet, QStringLiteral("info"));
    } else if (fits) {
        if (isOurs) {
            m_bar->dismiss();
        }
        m_barHint.clear();
    }
    m_hint->setShownElsewhere(!m_bar->isHidden() && m_bar->sentence() == m_hint->text());
}

void MainWindow::showWelcome() {
    if (m_pages->currentWidget() == view()) {
        m_tableLayout = saveState();
    }
    for (QWidget* panel : std::initializer_list<QWidget*>{
             m_paletteDock, m_outlineDock, m_trayDock, m_verdictDock, m_targetDock, m_inspectorDock, m_samplePointDock,
             m_pinnedDock, m_profileDock, m_proofDock, m_shotDock, m_unitsDock, m_historyDock, m_photoDock,
             m_hiddenDock, m_designDock, m_toolbar}) {
        panel->hide();
    }
    m_pages->setCurrentWidget(m_welcome);
    layout()->activate(); // else the window stays as wide as the panels needed
    m_hint->clear();
    m_statusVerdict->clear();
    m_cursor->clear();
    m_time->clear();
    refreshTitle();
    refreshActions();
}

void MainWindow::showTable() {
    if (m_pages->currentWidget() != view()) {
        const QSize before = size();
        m_pages->setCurrentWidget(view());
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
        // Panels on both sides may have widened a small window before they came to stand in one column.
        layout()->activate();
        resize(before);
    }
    refreshTitle();
    refreshActions();
    m_hint->setText(m_core.tools.currentTool().hint());
    m_core.view->setFocus();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    arrangeForWidth();
}

void MainWindow::arrangeForWidth() {
    // The names of the tools go before anything falls off the toolbar.
    if (width() >= m_namedToolsWidth) {
        m_toolbar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
    if (m_toolbar->toolButtonStyle() == Qt::ToolButtonTextBesideIcon) {
        m_namedToolsWidth = m_toolbar->sizeHint().width(); // the names of rule sets come later
        if (width() < m_namedToolsWidth) {
            m_toolbar->setToolButtonStyle(Qt::ToolButtonIconOnly);
        }
    }
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
    m_core.settings.forgetWindowLayout();
    m_tableLayout.clear();
    if (!showsWelcome()) {
        restoreState(m_firstLayout);
    }
}

} // namespace sightline::app
