#include "app/desktop/window/window_layout.h"

#include "app/desktop/canvas/table_view.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/window/window_core.h"

#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStyle>
#include <QTimer>
#include <QToolBar>

#include <algorithm>

namespace sightline::app {

namespace {

/// Below this the panels share one column, so that the table keeps most of the window.
constexpr int kSingleColumnWidth = 1100;
/// Below this the verdict and the properties share one place, so that more of an answer is read at once.
constexpr int kSinglePanelHeight = 580;
/// The height of a verdict with all its rows, its buttons and the title of its panel.
constexpr int kCardHeight = 600;
constexpr int kPropertiesHeight = 230; ///< what the card leaves to the properties below it
const QString kToolbarName = QStringLiteral("toolbar");
constexpr int kPaletteWidth = 258;
constexpr int kNarrowestCard = 318;

/// The welcome page or the table with a message bar. The bar covers the top of the table, which does not move under the
/// pointer when a message comes and goes; above other pages, and where it is high for a small window, it stands.
class Center : public QWidget {
public:
    Center(MessageBar& bar, QStackedWidget& pages, const QWidget& table) : m_bar{bar}, m_pages{pages}, m_table{table} {
        pages.setParent(this);
        bar.setParent(this);
        bar.installEventFilter(this);
        connect(&pages, &QStackedWidget::currentChanged, this, [this] { arrange(); });
        arrange();
    }

    [[nodiscard]] QSize minimumSizeHint() const override { return m_pages.minimumSizeHint(); }
    [[nodiscard]] QSize sizeHint() const override { return m_pages.sizeHint(); }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QWidget::resizeEvent(event);
        arrange();
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == &m_bar && (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent ||
                                  event->type() == QEvent::LayoutRequest)) {
            arrange();
        }
        return QWidget::eventFilter(watched, event);
    }

private:
    void arrange() {
        const int wanted = m_bar.hasHeightForWidth() ? m_bar.heightForWidth(width()) : m_bar.sizeHint().height();
        const int high = m_bar.isHidden() ? 0 : std::min(wanted, height());
        m_bar.setGeometry(0, 0, width(), high);
        const bool covers = m_pages.currentWidget() == &m_table && kMinShare * high <= height();
        const int top = covers ? 0 : high;
        m_pages.setGeometry(0, top, width(), height() - top);
        m_bar.raise();
    }

    static constexpr int kMinShare = 8; ///< a bar higher than this part of the table would hide too much of it

    MessageBar& m_bar;
    QStackedWidget& m_pages;
    const QWidget& m_table;
};

} // namespace

WindowLayout::WindowLayout(WindowCore& core) : m_core{core}, m_docks{core.window} {
    m_bar = new MessageBar;
    m_welcome = new WelcomePage{core.settings.thumbnailsFolder()};
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_welcome);
    m_pages->addWidget(core.view.get());
    core.view->setFrameShape(QFrame::NoFrame);
    core.view->setAccessibleName(tr("Table"));

    core.window.setCentralWidget(new Center{*m_bar, *m_pages, *core.view});
}

WindowLayout::~WindowLayout() {
    m_core.view->setParent(nullptr); // it stays
    delete m_core.window.takeCentralWidget();
}

bool WindowLayout::showsWelcome() const { return m_pages->currentWidget() == m_welcome; }

void WindowLayout::showWelcome() {
    if (!showsWelcome()) {
        m_ofTable = m_core.window.saveState();
    }
    for (QDockWidget* dock : m_docks.all()) {
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
    auto* palette = m_docks.dock("paletteDock");
    m_isNarrow = palette->isVisible() && window.dockWidgetArea(palette) == Qt::RightDockWidgetArea;
    m_isLow = hasVerdictAsTab() && (m_isLow || isLowWindow()); // else the user arranged them so
    arrangeForSize();
    showNextStep();
    if (m_ofTable.isEmpty()) {
        giveTheCardItsHeight();
    }
    // Panels on both sides may have widened a small window before they came to stand in one column.
    window.layout()->activate();
    window.resize(before);
}

void WindowLayout::begin(int cardWidth) {
    const int row = cardWidth + m_core.window.style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    m_core.window.resizeDocks({m_docks.dock("paletteDock"), m_docks.dock("verdictDock")},
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
        m_isNarrow = false;
        m_isLow = false;
        arrangeForSize();
    }
}

void WindowLayout::save() const {
    m_core.settings.setWindowLayout(m_core.window.saveGeometry(),
                                    showsWelcome() ? m_ofTable : m_core.window.saveState());
}

void WindowLayout::arrangeForSize() {
    if (!showsWelcome()) {
        arrangeForWidth();
        arrangeForHeight();
    }
}

void WindowLayout::arrangeForWidth() {
    QMainWindow& window = m_core.window;
    const bool narrow = window.width() < kSingleColumnWidth;
    if (narrow == m_isNarrow) {
        return;
    }
    m_isNarrow = narrow;
    auto* palette = m_docks.dock("paletteDock");
    if (palette->isFloating() || !palette->isVisible()) {
        return;
    }
    if (narrow) {
        window.tabifyDockWidget(m_docks.dock("inspectorDock"), palette);
        giveTheCardItsHeight();
    } else {
        window.addDockWidget(Qt::LeftDockWidgetArea, palette);
        window.resizeDocks({palette}, {kPaletteWidth}, Qt::Horizontal);
    }
}

void WindowLayout::arrangeForHeight() {
    QMainWindow& window = m_core.window;
    const bool low = isLowWindow();
    auto* verdict = m_docks.dock("verdictDock");
    auto* below = m_docks.dock("inspectorDock");
    const bool isMoved =
        verdict->isFloating() || below->isFloating() || window.dockWidgetArea(verdict) != window.dockWidgetArea(below);
    if (low == m_isLow || isMoved) {
        return;
    }
    m_isLow = low;
    if (low == hasVerdictAsTab()) {
        return; // the user arranged them so
    }
    const QList<QDockWidget*> others = window.tabifiedDockWidgets(low ? below : verdict);
    low ? window.tabifyDockWidget(verdict, below)
        : window.addDockWidget(window.dockWidgetArea(verdict), below, Qt::Vertical);
    for (QDockWidget* other : others) {
        if (other != below) {
            window.tabifyDockWidget(below, other);
        }
    }
    low ? showNextStep() : giveTheCardItsHeight();
}

void WindowLayout::showNextStep() const {
    auto* verdict = m_docks.dock("verdictDock");
    auto* palette = m_docks.dock("paletteDock");
    const bool hasPair = m_core.document.scenario().models.size() >= 2;
    if (m_isLow && hasVerdictAsTab()) {
        const bool isPalette = !hasPair && m_core.window.tabifiedDockWidgets(verdict).contains(palette);
        (isPalette ? palette : verdict)->raise();
    }
}

bool WindowLayout::hasVerdictAsTab() const {
    return m_core.window.tabifiedDockWidgets(m_docks.dock("verdictDock")).contains(m_docks.dock("inspectorDock"));
}

bool WindowLayout::isLowWindow() const { return m_core.window.height() < kSinglePanelHeight; }

void WindowLayout::showVerdict() const {
    const auto isInFront = [this](const char* name) { return !m_docks.dock(name)->visibleRegion().isEmpty(); };
    auto* verdict = m_docks.dock("verdictDock");
    const auto others = m_core.window.tabifiedDockWidgets(verdict);
    for (const char* name : {"inspectorDock", "paletteDock"}) {
        if (m_isLow && others.contains(m_docks.dock(name)) && isInFront(name)) {
            verdict->raise();
        }
    }
}

void WindowLayout::giveTheCardItsHeight() {
    const QMainWindow& window = m_core.window;
    const int column = window.height() - window.menuBar()->height() -
                       window.findChild<QToolBar*>(kToolbarName)->height() - window.statusBar()->height();
    const int card = std::clamp(column - kPropertiesHeight, column / 2, std::max(column / 2, kCardHeight));
    m_core.window.resizeDocks({m_docks.dock("verdictDock"), m_docks.dock("inspectorDock")}, {card, column - card},
                              Qt::Vertical);
}

WindowLayout::Held WindowLayout::held() const {
    Held held{showsWelcome(), m_isNarrow, m_isLow, showsWelcome() ? m_ofTable : m_core.window.saveState(), {}};
    // One behind another in tabs has a size of its own.
    for (const QDockWidget* dock : m_docks.all()) {
        if (!dock->visibleRegion().isEmpty() && !dock->isFloating()) {
            held.sizes[dock->objectName()] = dock->size();
        }
    }
    return held;
}

void WindowLayout::goOnWith(const Held& held) {
    m_ofTable = held.ofTable;
    m_isNarrow = held.isNarrow;
    m_isLow = held.isLow;
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
        for (QDockWidget* dock : m_docks.all()) {
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
