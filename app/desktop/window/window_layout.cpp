#include "app/desktop/window/window_layout.h"

#include "app/desktop/base/named.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/panel_scroll.h"
#include "app/desktop/window/window_core.h"

#include <QAction>
#include <QDockWidget>
#include <QLayout>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStyle>
#include <QTabWidget>
#include <QTimer>
#include <QToolBar>

#include <algorithm>

namespace sightline::app {

namespace {

/// Below this the panels share one column, so that the table keeps most of the window.
constexpr int kSingleColumnWidth = 1100;
/// The height of a verdict with all its rows and the title of its panel.
constexpr int kCardHeight = 508;
const QString kToolbarName = QStringLiteral("toolbar");
constexpr int kPaletteWidth = 258;
constexpr int kNarrowestCard = 318;

/// A dock: layouts are stored by its name.
struct DockRow {
    const char* name = nullptr;
    const char* title = nullptr;
    Qt::DockWidgetArea area = Qt::LeftDockWidgetArea;
    const char* isBehind = nullptr; ///< the dock in whose place it is a tab
    bool isOpen = false;
    bool scrolls = false;
    Qt::Key key = Qt::Key_unknown;
};

/// The docks of View > Panels; that of one to many follows its switch.
constexpr const char* kMenu[] = {"paletteDock", "outlineDock", "trayDock",    "verdictDock", "inspectorDock",
                                 "spotDock",    "keptDock",    "profileDock", "proofDock",   "shotDock",
                                 "unitsDock",   "historyDock", "photoDock",   "hiddenDock",  "designDock"};

} // namespace

WindowLayout::WindowLayout(WindowCore& core) : m_core{core} {
    m_bar = new MessageBar;
    m_welcome = new WelcomePage{core.settings.thumbnailsFolder()};
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(core.view.get());
    core.view->setFrameShape(QFrame::NoFrame);
    core.view->setAccessibleName(tr("Table"));

    auto* center = new QWidget;
    auto* layout = columnOf({m_bar, {m_pages, 1}}, center);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    core.window.setCentralWidget(center);
}

WindowLayout::~WindowLayout() {
    m_core.view->setParent(nullptr); // it stays
    delete m_core.window.takeCentralWidget();
    for (QDockWidget* dock : m_docks) {
        delete dock;
    }
}

bool WindowLayout::showsWelcome() const { return m_pages->currentWidget() == m_welcome; }

void WindowLayout::addDocks(const QMap<QString, QWidget*>& panels) {
    static constexpr DockRow kDocks[] = {
        {"paletteDock", QT_TR_NOOP("Palette"), Qt::LeftDockWidgetArea, nullptr, true},
        {"outlineDock", QT_TR_NOOP("Outline"), Qt::LeftDockWidgetArea, "paletteDock", false, false, Qt::Key_F3},
        {"trayDock", QT_TR_NOOP("Army tray"), Qt::LeftDockWidgetArea, "paletteDock", false, false, Qt::Key_F5},
        {"verdictDock", QT_TR_NOOP("Verdict"), Qt::RightDockWidgetArea, nullptr, true, true},
        {"inspectorDock", QT_TR_NOOP("Properties"), Qt::RightDockWidgetArea, nullptr, true, true},
        {"targetDock", QT_TR_NOOP("One to many"), Qt::RightDockWidgetArea, "inspectorDock"},
        {"profileDock", QT_TR_NOOP("Profile"), Qt::BottomDockWidgetArea},
        {"proofDock", QT_TR_NOOP("Proof and model’s eye view"), Qt::BottomDockWidgetArea},
        {"unitsDock", QT_TR_NOOP("Units"), Qt::BottomDockWidgetArea, "profileDock"},
        {"shotDock", QT_TR_NOOP("Shot"), Qt::BottomDockWidgetArea, "profileDock"},
        {"historyDock", QT_TR_NOOP("History"), Qt::RightDockWidgetArea, "targetDock"},
        {"spotDock", QT_TR_NOOP("Who sees it"), Qt::RightDockWidgetArea, "targetDock"},
        {"keptDock", QT_TR_NOOP("Kept lines"), Qt::RightDockWidgetArea, "targetDock"},
        {"photoDock", QT_TR_NOOP("Photo"), Qt::LeftDockWidgetArea, "paletteDock", false, true},
        {"hiddenDock", QT_TR_NOOP("Hidden game"), Qt::LeftDockWidgetArea, "paletteDock"},
        {"designDock", QT_TR_NOOP("Layout"), Qt::LeftDockWidgetArea, "paletteDock"},
    };
    QMainWindow& window = m_core.window;
    for (const DockRow& row : kDocks) {
        auto* dock = named(row.name, new QDockWidget{tr(row.title)});
        QWidget* panel = panels[QLatin1String{row.name}];
        dock->setWidget(row.scrolls ? new PanelScroll{panel} : panel);
        window.addDockWidget(row.area, dock);
        // One that shares its place with others comes to the front when it is asked for.
        connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool shown) {
            if (shown) {
                dock->raise();
            }
        });
        if (row.key != Qt::Key_unknown) {
            dock->toggleViewAction()->setShortcut(row.key);
        }
        m_docks.push_back(dock);
        if (row.isBehind) {
            window.tabifyDockWidget(this->dock(row.isBehind), dock);
        }
        dock->setVisible(row.isOpen);
    }
    window.setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    window.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
}

QDockWidget* WindowLayout::dock(const char* name) const {
    const auto found = std::ranges::find(m_docks, QLatin1String{name}, &QDockWidget::objectName);
    Q_ASSERT_X(found != m_docks.end(), "WindowLayout::dock", name);
    return *found;
}

void WindowLayout::fillMenu(QMenu& menu, QAction* before) const {
    for (const char* name : kMenu) {
        menu.insertAction(before, dock(name)->toggleViewAction());
    }
    menu.insertSeparator(before);
}

void WindowLayout::showDock(QDockWidget* dock, bool on) {
    dock->setVisible(on);
    if (!on || dock->isFloating()) {
        return;
    }
    dock->raise();
    auto* profile = this->dock("profileDock");
    auto* proof = this->dock("proofDock");
    const bool areBeside = !profile->isHidden() && !proof->isHidden() && !profile->isFloating() &&
                           !proof->isFloating() &&
                           m_core.window.dockWidgetArea(profile) == m_core.window.dockWidgetArea(proof);
    if (areBeside) {
        m_core.window.resizeDocks({profile, proof}, {100, 100}, Qt::Horizontal);
    }
}

void WindowLayout::showWelcome() {
    if (!showsWelcome()) {
        m_ofTable = m_core.window.saveState();
    }
    for (QDockWidget* dock : m_docks) {
        dock->hide();
    }
    m_core.window.findChild<QToolBar*>(kToolbarName)->hide();
    m_pages->setCurrentWidget(m_welcome);
    m_core.window.layout()->activate(); // else the window stays as wide as the panels needed
}

void WindowLayout::showTable() {
    if (!showsWelcome()) {
        return;
    }
    QMainWindow& window = m_core.window;
    const QSize before = window.size();
    m_pages->setCurrentWidget(m_core.view.get());
    // A layout that cannot be read is none.
    if (m_ofTable.isEmpty() || !window.restoreState(m_ofTable)) {
        m_ofTable.clear();
        window.restoreState(m_first);
    }
    auto* palette = dock("paletteDock");
    m_isNarrow = palette->isVisible() && window.dockWidgetArea(palette) == Qt::RightDockWidgetArea;
    arrangeForWidth();
    if (m_ofTable.isEmpty()) {
        giveTheCardItsHeight();
    }
    // Panels on both sides may have widened a small window before they came to stand in one column.
    window.layout()->activate();
    window.resize(before);
}

void WindowLayout::begin(int cardWidth) {
    const int row = cardWidth + m_core.window.style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    m_core.window.resizeDocks({dock("paletteDock"), dock("verdictDock")},
                              {kPaletteWidth, std::max(kNarrowestCard, row)}, Qt::Horizontal);
    giveTheCardItsHeight();
    m_first = m_core.window.saveState();
    m_ofTable = m_core.settings.windowState();
}

void WindowLayout::reset() {
    m_core.settings.forgetWindowLayout();
    m_ofTable.clear();
    if (!showsWelcome()) {
        m_core.window.restoreState(m_first);
    }
}

void WindowLayout::save() const {
    m_core.settings.setWindowLayout(m_core.window.saveGeometry(),
                                    showsWelcome() ? m_ofTable : m_core.window.saveState());
}

void WindowLayout::arrangeForWidth() {
    QMainWindow& window = m_core.window;
    const bool narrow = window.width() < kSingleColumnWidth;
    if (narrow == m_isNarrow || showsWelcome()) {
        return;
    }
    m_isNarrow = narrow;
    auto* palette = dock("paletteDock");
    if (palette->isFloating() || !palette->isVisible()) {
        return;
    }
    if (narrow) {
        window.tabifyDockWidget(dock("inspectorDock"), palette);
        giveTheCardItsHeight();
    } else {
        window.addDockWidget(Qt::LeftDockWidgetArea, palette);
        window.resizeDocks({palette}, {kPaletteWidth}, Qt::Horizontal);
    }
}

void WindowLayout::giveTheCardItsHeight() {
    const QMainWindow& window = m_core.window;
    const int column = window.height() - window.menuBar()->height() -
                       window.findChild<QToolBar*>(kToolbarName)->height() - window.statusBar()->height();
    m_core.window.resizeDocks({dock("verdictDock"), dock("inspectorDock")},
                              {kCardHeight, std::max(100, column - kCardHeight)}, Qt::Vertical);
}

WindowLayout::Held WindowLayout::held() const {
    Held held{showsWelcome(), m_isNarrow, showsWelcome() ? m_ofTable : m_core.window.saveState(), {}};
    // One behind another in tabs has a size of its own.
    for (const QDockWidget* dock : m_docks) {
        if (!dock->visibleRegion().isEmpty() && !dock->isFloating()) {
            held.sizes[dock->objectName()] = dock->size();
        }
    }
    return held;
}

void WindowLayout::goOnWith(const Held& held) {
    m_ofTable = held.ofTable;
    m_isNarrow = held.isNarrow;
    if (held.isWelcome) {
        return;
    }
    m_pages->setCurrentWidget(m_core.view.get());
    m_core.window.restoreState(held.ofTable);
    // The new docks do not take the sizes of the state before they are laid out.
    QTimer::singleShot(0, this, [this, sizes = held.sizes] {
        QList<QDockWidget*> docks;
        QList<int> widths;
        QList<int> heights;
        for (QDockWidget* dock : m_docks) {
            if (const auto size = sizes.find(dock->objectName());
                size != sizes.end() && dock->isVisibleTo(&m_core.window)) {
                docks << dock;
                widths << size->width();
                heights << size->height();
            }
        }
        m_core.window.resizeDocks(docks, widths, Qt::Horizontal);
        m_core.window.resizeDocks(docks, heights, Qt::Vertical);
    });
}

} // namespace sightline::app
