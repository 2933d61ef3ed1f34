#include "app/desktop/actions/docks.h"

#include "app/desktop/base/named.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QTabWidget>

#include <algorithm>

namespace sightline::app {

namespace {

/// The docks of View > Panels; that of one to many follows its switch.
constexpr const char* kMenu[] = {"paletteDock", "outlineDock", "trayDock",    "verdictDock", "inspectorDock",
                                 "spotDock",    "keptDock",    "profileDock", "proofDock",   "shotDock",
                                 "unitsDock",   "historyDock", "photoDock",   "hiddenDock",  "designDock"};

} // namespace

struct Docks::Row {
    const char* name = nullptr;
    const char* title = nullptr;
    Qt::DockWidgetArea area = Qt::LeftDockWidgetArea;
    const char* isBehind = nullptr; ///< the dock in whose place it is a tab
    bool isOpen = false;
    Qt::Key key = Qt::Key_unknown;
};

std::span<const Docks::Row> Docks::rows() {
    static constexpr Row kRows[] = {
        {"paletteDock", QT_TR_NOOP("Palette"), Qt::LeftDockWidgetArea, nullptr, true},
        {"outlineDock", QT_TR_NOOP("Outline"), Qt::LeftDockWidgetArea, "paletteDock", false, Qt::Key_F3},
        {"trayDock", QT_TR_NOOP("Army tray"), Qt::LeftDockWidgetArea, "paletteDock", false, Qt::Key_F5},
        {"verdictDock", QT_TR_NOOP("Verdict"), Qt::RightDockWidgetArea, nullptr, true},
        {"inspectorDock", QT_TR_NOOP("Properties"), Qt::RightDockWidgetArea, nullptr, true},
        {"targetDock", QT_TR_NOOP("One to many"), Qt::RightDockWidgetArea, "inspectorDock"},
        {"profileDock", QT_TR_NOOP("Profile"), Qt::BottomDockWidgetArea},
        {"proofDock", QT_TR_NOOP("Proof and model’s eye view"), Qt::BottomDockWidgetArea},
        {"unitsDock", QT_TR_NOOP("Units"), Qt::BottomDockWidgetArea, "profileDock"},
        {"shotDock", QT_TR_NOOP("Shot"), Qt::BottomDockWidgetArea, "profileDock"},
        {"historyDock", QT_TR_NOOP("History"), Qt::RightDockWidgetArea, "targetDock"},
        {"spotDock", QT_TR_NOOP("Who sees it"), Qt::RightDockWidgetArea, "targetDock"},
        {"keptDock", QT_TR_NOOP("Kept lines"), Qt::RightDockWidgetArea, "targetDock"},
        {"photoDock", QT_TR_NOOP("Photo"), Qt::LeftDockWidgetArea, "paletteDock"},
        {"hiddenDock", QT_TR_NOOP("Hidden game"), Qt::LeftDockWidgetArea, "paletteDock"},
        {"designDock", QT_TR_NOOP("Layout"), Qt::LeftDockWidgetArea, "paletteDock"},
    };
    return kRows;
}

Docks::Docks(QMainWindow& window) : m_window{window} {
    for (const Row& row : rows()) {
        auto* dock = m_docks.emplace_back(named(row.name, new QDockWidget{tr(row.title)}));
        // One that shares its place with others comes to the front when it is asked for.
        connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool shown) {
            if (shown) {
                dock->raise();
            }
        });
        if (row.key != Qt::Key_unknown) {
            dock->toggleViewAction()->setShortcut(row.key);
        }
    }
}

Docks::~Docks() { qDeleteAll(m_docks); }

QDockWidget* Docks::dock(const char* name) const {
    const auto found = std::ranges::find(m_docks, QLatin1String{name}, &QDockWidget::objectName);
    Q_ASSERT_X(found != m_docks.end(), "Docks::dock", name);
    return *found;
}

void Docks::setPanel(const char* name, QWidget* panel) const { dock(name)->setWidget(panel); }

void Docks::place() const {
    for (const Row& row : rows()) {
        QDockWidget* placed = dock(row.name);
        m_window.addDockWidget(row.area, placed);
        if (row.isBehind) {
            m_window.tabifyDockWidget(dock(row.isBehind), placed);
        }
        placed->setVisible(row.isOpen);
    }
    m_window.setTabPosition(Qt::RightDockWidgetArea, QTabWidget::North);
    m_window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    m_window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_window.setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
}

void Docks::fillMenu(QMenu& menu, QAction* before) const {
    for (const char* name : kMenu) {
        menu.insertAction(before, dock(name)->toggleViewAction());
    }
    menu.insertSeparator(before);
}

void Docks::show(QDockWidget* dock, bool on) const {
    dock->setVisible(on);
    if (!on) {
        return;
    }
    dock->raise();
    auto* profile = this->dock("profileDock");
    auto* proof = this->dock("proofDock");
    const bool opensView = dock == profile || dock == proof;
    if (opensView && !profile->isHidden() && !proof->isHidden() && !profile->isFloating() && !proof->isFloating() &&
        m_window.dockWidgetArea(profile) == m_window.dockWidgetArea(proof)) {
        m_window.resizeDocks({profile, proof}, {100, 100}, Qt::Horizontal);
    }
}

} // namespace sightline::app
