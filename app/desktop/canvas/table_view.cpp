#include "app/desktop/canvas/table_view.h"

#include "app/desktop/canvas/base_drag.h"
#include "app/desktop/canvas/table_accessible.h"
#include "app/desktop/canvas/table_view_private.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/desktop/tools/tool_set.h"

#include <QBackingStore>
#include <QKeyEvent>
#include <QMimeData>
#include <QPaintEngine>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

constexpr double kAlwaysInSight = 80.0; ///< pixels of the table that no pan can push out of the window

/// In a paint event: not into a picture.
bool paintsOnScreen(QWidget& widget) {
    const QPainter painter{&widget};
    QBackingStore* store = widget.backingStore();
    return store && painter.paintEngine()->paintDevice() == store->paintDevice();
}

} // namespace

TableView::TableView(ScenarioDocument& document, TableState& state, TableScene& scene, QWidget* parent)
    : QGraphicsView{&scene, parent}, m_d{new Private{document, state, scene}} {
    makeAccessible(*this); // before anybody is told of it
    setObjectName(QStringLiteral("tableView"));
    setAccessibleName(tr("Table"));
    setFrameShape(QFrame::NoFrame);
    setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    setTransformationAnchor(NoAnchor);
    setResizeAnchor(NoAnchor);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportUpdateMode(SmartViewportUpdate);
    setOptimizationFlag(DontSavePainterState, false);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setAcceptDrops(true);
    viewport()->setAcceptDrops(true);
    setFocusPolicy(Qt::StrongFocus);
    setContextMenuPolicy(Qt::DefaultContextMenu);
    viewport()->setAttribute(Qt::WA_AcceptTouchEvents);
    connectTouch();
    connect(&document, &ScenarioDocument::documentReplaced, this, &TableView::fitTable);
    connect(&document, &ScenarioDocument::scenarioChanged, this, [this](const auto& before, const auto& after) {
        if (!(before.table == after.table)) {
            updateScrollArea();
        }
    });
    fitTable();
}

TableView::~TableView() = default;

void TableView::setTools(ToolSet* tools) {
    m_d->tools = tools;
    if (!tools) {
        return;
    }
    connect(tools, &ToolSet::currentChanged, this, [this] {
        updateCursor();
        viewport()->update();
    });
    connect(tools, &ToolSet::cursorChanged, this, &TableView::updateCursor);
    connect(tools, &ToolSet::previewChanged, this, [this] { viewport()->update(); });
    connect(tools, &ToolSet::statusText, this, &TableView::statusText);
    updateCursor();
}

ToolSet* TableView::tools() const { return m_d->tools; }

const ScenarioDocument& TableView::document() const { return m_d->document; }
TableState& TableView::state() const { return m_d->state; }
TableScene& TableView::tableScene() const { return m_d->scene; }

void TableView::setPointerChoice(const PointerChoice& choice) {
    m_d->pointer = choice;
    m_d->touch->setTwoFingers(choice.twoFingers);
}

double TableView::pixelsPerInch() const { return transform().m11(); }

QPointF TableView::toTable(QPointF inViewport) const { return viewportTransform().inverted().map(inViewport); }
QPointF TableView::toViewport(QPointF inTable) const { return viewportTransform().map(inTable); }

std::optional<scenarios::Model> TableView::ghost() const { return m_d->drop.model(); }
std::optional<scenarios::Piece> TableView::pieceGhost() const { return m_d->drop.piece(); }

void TableView::setPixelsPerInch(double pixels, QPointF anchor) {
    const double wanted = std::clamp(pixels, kSmallestScale, kLargestScale);
    if (!m_d->wheelAnchor || m_d->wheelAnchor->inViewport != anchor) {
        m_d->wheelAnchor = {anchor, toTable(anchor)};
    }
    const QPointF kept = m_d->wheelAnchor->onTable;
    if (wanted != pixelsPerInch()) {
        setTransform(QTransform::fromScale(wanted, wanted));
        m_d->scene.setPaintScale({wanted});
        updateScrollArea();
    }
    const QPointF drift = toViewport(kept) - anchor;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + static_cast<int>(std::lround(drift.x())));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + static_cast<int>(std::lround(drift.y())));
    m_d->fitted = false;
    m_d->scene.setVisibleArea(visibleArea());
    emit zoomChanged(pixelsPerInch());
}

void TableView::showAt(QPointF onTable, QPointF inViewport, double pixelsPerInch) {
    m_d->wheelAnchor = {inViewport, onTable};
    setPixelsPerInch(pixelsPerInch, inViewport);
}

void TableView::zoomIn() { setPixelsPerInch(pixelsPerInch() * kZoomPerNotch, QRectF{viewport()->rect()}.center()); }
void TableView::zoomOut() { setPixelsPerInch(pixelsPerInch() / kZoomPerNotch, QRectF{viewport()->rect()}.center()); }
void TableView::zoomToFullSize() { setPixelsPerInch(kFullSize, QRectF{viewport()->rect()}.center()); }

void TableView::setRightStrip(int width) {
    if (viewportMargins().right() != width) {
        setViewportMargins(0, 0, width, 0);
    }
}

void TableView::fitTable() {
    fit(m_d->scene.tableRect(), kRulerMargin + 6.0);
    m_d->fitted = true;
}

void TableView::zoomToSelection() {
    const std::vector<scenarios::AnyId> ids{m_d->state.selection().begin(), m_d->state.selection().end()};
    const QRectF box = m_d->scene.boundsOfElements(ids);
    if (box.isNull()) {
        fitTable();
    } else {
        fit(box, 80.0);
    }
}

void TableView::setRulersVisible(bool visible) {
    m_d->scene.setRulersVisible(visible);
    viewport()->update();
}

void TableView::fit(const QRectF& area, double marginPixels) {
    const QSizeF room = QSizeF{viewport()->size()} - QSizeF{2 * marginPixels, 2 * marginPixels};
    if (room.width() <= 0 || room.height() <= 0) {
        return;
    }
    const double pixels =
        std::min(room.width() / std::max(area.width(), 0.01), room.height() / std::max(area.height(), 0.01));
    const QPointF middle = QRectF{viewport()->rect()}.center();
    m_d->wheelAnchor.reset();
    setPixelsPerInch(std::min(pixels, kFullSize * 8), middle);
    panBy(middle - toViewport(area.center()));
}

void TableView::updateScrollArea() {
    // As much empty room on each side as keeps a strip of the table in sight: the pointer keeps its place while
    // zooming, and the table cannot get lost.
    const PaintScale scale{pixelsPerInch()};
    const double x = scale.inches(std::max(0.0, viewport()->width() - kAlwaysInSight));
    const double y = scale.inches(std::max(0.0, viewport()->height() - kAlwaysInSight));
    setSceneRect(m_d->scene.tableRect().adjusted(-x, -y, x, y));
}

void TableView::panBy(QPointF pixels) {
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - static_cast<int>(std::lround(pixels.x())));
    verticalScrollBar()->setValue(verticalScrollBar()->value() - static_cast<int>(std::lround(pixels.y())));
    m_d->wheelAnchor.reset();
    m_d->fitted = false;
}

void TableView::updateCursor() {
    if (m_d->panFrom) {
        viewport()->setCursor(Qt::ClosedHandCursor);
    } else if (m_d->spaceHeld) {
        viewport()->setCursor(Qt::OpenHandCursor);
    } else if (m_d->tools) {
        viewport()->setCursor(m_d->tools->currentTool().cursor());
    }
}

bool TableView::focusNextPrevChild(bool next) {
    // Tab goes from thing to thing on the table, see `keyPressEvent`; a view that only shows has no things to go to.
    return !m_d->tools && QGraphicsView::focusNextPrevChild(next);
}

void TableView::keyPressEvent(QKeyEvent* event) {
    const bool isTab = event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab;
    if (isTab && (!m_d->tools || (event->modifiers() & Qt::ControlModifier))) {
        QGraphicsView::focusNextPrevChild(event->key() == Qt::Key_Tab);
        return;
    }
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_d->spaceHeld = true;
        updateCursor();
        return;
    }
    if (m_d->tools) {
        const PaintScale scale = m_d->scene.paintScale();
        if (m_d->tools->currentTool().keyPress(*event, scale) || m_d->tools->selectionEdits().keyPress(*event, scale)) {
            event->accept();
            return;
        }
    }
    if (event->key() == Qt::Key_Escape) {
        // First the selection goes, then a tape that was left, then the target, then the observer.
        if (!m_d->state.selection().empty()) {
            m_d->state.clearSelection();
        } else if (!(m_d->tools && m_d->tools->dropPersistent())) {
            if (m_d->state.target()) {
                m_d->state.setTarget({});
            } else {
                m_d->state.setObserver({});
            }
        }
        event->accept();
        return;
    }
    // The arrows of a graphics view would scroll; here they belong to the selection.
    event->ignore();
}

void TableView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_d->spaceHeld = false;
        updateCursor();
        return;
    }
    event->ignore();
}

void TableView::focusOutEvent(QFocusEvent* event) {
    // The release of the space bar goes to whoever has the focus then.
    m_d->spaceHeld = false;
    updateCursor();
    QGraphicsView::focusOutEvent(event);
}

void TableView::dragEnterEvent(QDragEnterEvent* event) {
    QString problem;
    switch (m_d->drop.take(*event->mimeData(), problem)) {
    case TableDrop::Cargo::Elements:
        dragTo(*event);
        event->setDropAction(Qt::CopyAction);
        event->accept();
        return;
    case TableDrop::Cargo::File: event->acceptProposedAction(); return;
    case TableDrop::Cargo::None: break;
    }
    if (!problem.isEmpty()) {
        emit statusText(problem);
    }
    event->ignore();
}

void TableView::dragMoveEvent(QDragMoveEvent* event) {
    if (m_d->drop.isHolding()) {
        dragTo(*event);
        emit cursorMoved(toTable(event->position()));
        event->setDropAction(Qt::CopyAction);
    }
    event->accept();
}

void TableView::dragLeaveEvent(QDragLeaveEvent* event) {
    m_d->drop.forget();
    viewport()->update();
    emit cursorMoved({});
    event->accept();
}

void TableView::dropEvent(QDropEvent* event) {
    if (!m_d->drop.isHolding()) {
        if (const auto path = localFileIn(*event->mimeData())) {
            emit fileDropped(*path);
            event->acceptProposedAction();
        }
        return;
    }
    dragTo(*event);
    if (const QString placed = m_d->drop.drop(); !placed.isEmpty()) {
        emit statusText(placed);
    }
    event->setDropAction(Qt::CopyAction);
    event->accept();
    setFocus(Qt::OtherFocusReason);
}

void TableView::dragTo(const QDropEvent& event) {
    m_d->drop.moveTo(toTable(event.position()), event.modifiers());
    viewport()->update();
}

void TableView::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    if (m_d->fitted) {
        fitTable();
        return;
    }
    const QPointF middle = toTable({event->oldSize().width() / 2.0, event->oldSize().height() / 2.0});
    updateScrollArea();
    panBy(QRectF{viewport()->rect()}.center() - toViewport(middle));
}

void TableView::keepFrame(bool keeps) {
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent, keeps); // nobody wipes it away
    viewport()->setUpdatesEnabled(!keeps);
}

void TableView::paintEvent(QPaintEvent* event) {
    if (!viewport()->updatesEnabled() && paintsOnScreen(*viewport())) {
        return; // `keepFrame`
    }
    m_d->scene.frames().beginFrame(viewport()->rect(), event->region());
    QGraphicsView::paintEvent(event);
}

void TableView::scrollContentsBy(int dx, int dy) {
    QGraphicsView::scrollContentsBy(dx, dy);
    const QRectF visible = visibleArea();
    m_d->scene.setVisibleArea(visible);
    // The view moves its pixels along: rulers at its edges stay, so both their old and their new places are painted
    // again.
    const PinnedRulers pinned = pinnedRulers(m_d->document.scenario().table, visible, m_d->scene.paintScale());
    const int depth = static_cast<int>(std::ceil(kRulerMargin)) + 2;
    if (m_d->scene.options().rulers && !(pinned.top.isNull() && pinned.left.isNull())) {
        viewport()->update(QRect{0, 0, viewport()->width(), depth + std::abs(dy)});
        viewport()->update(QRect{0, 0, depth + std::abs(dx), viewport()->height()});
    }
}

QRectF TableView::visibleArea() const { return viewportTransform().inverted().mapRect(QRectF{viewport()->rect()}); }

void TableView::drawForeground(QPainter* painter, const QRectF&) {
    const PaintScale scale = m_d->scene.paintScale();
    if (m_d->tools) {
        m_d->tools->paintPersistent(*painter, m_d->scene.theme(), scale);
        m_d->tools->currentTool().paintPreview(*painter, m_d->scene.theme(), scale);
    }
    m_d->drop.paint(*painter);
    if (m_d->scene.options().rulers) {
        paintPinnedRulers(*painter, m_d->document.scenario().table, visibleArea(), m_d->scene.options());
    }
}

} // namespace sightline::app
