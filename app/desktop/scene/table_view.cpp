#include "app/desktop/scene/table_view.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/painting/model_painter.h"
#include "app/desktop/painting/piece_painter.h"
#include "app/desktop/scene/base_drag.h"
#include "app/desktop/scene/piece_drag.h"
#include "app/desktop/scene/reserve_drag.h"
#include "app/desktop/scene/table_accessible.h"
#include "app/desktop/scene/touch_hand.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/desktop/tools/snapping.h"
#include "app/desktop/tools/tool_set.h"

#include <QContextMenuEvent>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMimeData>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QPixmapCache>
#include <QPointingDevice>
#include <QScrollBar>
#include <QStyleHints>
#include <QTabletEvent>
#include <QTouchEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sightline::app {

namespace {

constexpr double kNotch = 120.0;        ///< eighths of a degree of one wheel notch
constexpr double kZoomPerNotch = 1.2;
constexpr double kFineZoomPerNotch = 1.04;
constexpr double kPanPerNotch = 60.0;   ///< pixels
constexpr double kAlwaysInSight = 80.0; ///< pixels of the table that no pan can push out of the window

constexpr double kTapReach = 40.0;      ///< pixels between two taps that are one double tap

constexpr int kPictureCacheKilobytes = 192 * 1024;

PointerEvent pointerEvent(const QMouseEvent& event, QPointF place, PaintScale scale) {
    return {place, event.button(), event.buttons(), event.modifiers(), scale};
}

} // namespace

struct TableView::Private {
    ScenarioDocument& document;
    TableState& state;
    TableScene& scene;
    ToolSet* tools = nullptr;
    std::optional<QPointF> panFrom = {}; ///< in the viewport
    bool spaceHeld = false;
    bool fitted = true; ///< until the user zooms or pans, the table fills the window at any size
    std::optional<scenarios::Model> ghost = {};
    std::vector<scenarios::Piece> draggedPieces = {};  ///< about (0, 0), as the palette carries them
    std::vector<scenarios::Model> draggedModels = {};  ///< about (0, 0): reserves, as the tray carries them
    scenarios::Scenario ghosts = {};                   ///< where they would be placed
    std::optional<SnapTarget> snap = {};               ///< what the ghost is drawn to
    /// The table point that a run of wheel steps keeps under the pointer, so that roundings do not add up.
    struct Anchor {
        QPointF inViewport;
        QPointF onTable;
    };
    std::optional<Anchor> wheelAnchor = {};
    std::optional<Anchor> pinch = {}; ///< what a pinch began over, on a touchpad or a screen
    double pinchScale = 1.0;         ///< and how large an inch was then
    std::unique_ptr<TouchHand> touch = std::make_unique<TouchHand>();
    QPointF lastTap = {};
    QElapsedTimer sinceTap = {};
    PointerChoice pointer = {};
};

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
    // The items keep their pictures in Qt's cache; its usual 10 MB hold not even the ground of a large screen, and the items
    // would push each other out at each frame.
    QPixmapCache::setCacheLimit(std::max(QPixmapCache::cacheLimit(), kPictureCacheKilobytes));
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

const std::optional<scenarios::Model>& TableView::ghost() const { return m_d->ghost; }
std::optional<scenarios::Piece> TableView::pieceGhost() const {
    return m_d->ghosts.terrain.empty() ? std::nullopt : std::optional{m_d->ghosts.terrain.front()};
}

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

void TableView::fitTable() {
    fit(m_d->scene.tableRect(), kRulerMargin + 6.0);
    m_d->fitted = true;
}

void TableView::zoomToSelection() {
    const std::vector<scenarios::AnyId> ids{m_d->state.selection().begin(), m_d->state.selection().end()};
    const QRectF box = m_d->scene.boundsOfThings(ids);
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
    const double pixels = std::min(room.width() / std::max(area.width(), 0.01), room.height() / std::max(area.height(), 0.01));
    const QPointF middle = QRectF{viewport()->rect()}.center();
    m_d->wheelAnchor.reset();
    setPixelsPerInch(std::min(pixels, kFullSize * 8), middle);
    panBy(middle - toViewport(area.center()));
}

void TableView::updateScrollArea() {
    // As much empty room on each side as keeps a strip of the table in sight: the pointer keeps its place while zooming, and
    // the table cannot get lost.
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

bool TableView::viewportEvent(QEvent* event) {
    switch (event->type()) {
    case QEvent::NativeGesture:
        if (takeGesture(*static_cast<QNativeGestureEvent*>(event))) {
            return true;
        }
        break;
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::TouchEnd:
    case QEvent::TouchCancel: {
        const auto* touch = static_cast<QTouchEvent*>(event);
        if (touch->device() && touch->device()->type() == QInputDevice::DeviceType::TouchPad) {
            break; // it moves the pointer
        }
        if (event->type() == QEvent::TouchBegin) {
            emit touched();
        }
        event->accept();
        return m_d->touch->take(*touch);
    }
    case QEvent::TabletPress:
    case QEvent::TabletMove:
    case QEvent::TabletRelease:
        event->accept(); // or a mouse event would be made of it as well
        return takePen(*static_cast<QTabletEvent*>(event));
    case QEvent::Leave: leave(); break;
    default: break;
    }
    return QGraphicsView::viewportEvent(event);
}

bool TableView::takeGesture(const QNativeGestureEvent& event) {
    switch (event.gestureType()) {
    case Qt::BeginNativeGesture:
        m_d->pinch = {event.position(), toTable(event.position())};
        return true;
    case Qt::ZoomNativeGesture: {
        // The pointer may drift while the fingers move: what lay under them at first stays where it was.
        const Private::Anchor anchor = m_d->pinch.value_or(Private::Anchor{event.position(), toTable(event.position())});
        showAt(anchor.onTable, anchor.inViewport, pixelsPerInch() * (1.0 + event.value()));
        return true;
    }
    case Qt::PanNativeGesture:
        panBy(event.delta());
        return true;
    case Qt::EndNativeGesture: m_d->pinch.reset(); return true;
    default: return false;
    }
}

bool TableView::takePen(const QTabletEvent& event) {
    // How hard somebody presses means nothing here.
    if (event.button() == Qt::RightButton) {
        if (event.type() == QEvent::TabletRelease) {
            askForMenu(event.position());
        }
        return true;
    }
    const QEvent::Type type = event.type() == QEvent::TabletPress     ? QEvent::MouseButtonPress
                              : event.type() == QEvent::TabletRelease ? QEvent::MouseButtonRelease
                                                                      : QEvent::MouseMove;
    if (type == QEvent::MouseMove && (event.buttons() & Qt::RightButton)) {
        return true;
    }
    sendMouse(type, event.position(), event.button(), event.buttons(), event.modifiers());
    return true;
}

void TableView::sendMouse(QEvent::Type type, QPointF place, Qt::MouseButton button, Qt::MouseButtons buttons, Qt::KeyboardModifiers modifiers) {
    QMouseEvent event{type, place, viewport()->mapToGlobal(place), button, buttons, modifiers};
    switch (type) {
    case QEvent::MouseButtonPress: mousePressEvent(&event); break;
    case QEvent::MouseButtonRelease: mouseReleaseEvent(&event); break;
    case QEvent::MouseButtonDblClick: mouseDoubleClickEvent(&event); break;
    default: mouseMoveEvent(&event); break;
    }
}

void TableView::askForMenu(QPointF place) {
    emit contextMenuAsked(m_d->scene.thingAt(toTable(place)), viewport()->mapToGlobal(place).toPoint());
}

void TableView::connectTouch() {
    TouchHand& touch = *m_d->touch;
    connect(&touch, &TouchHand::pressed, this, [this](const QPointF& place) {
        m_d->scene.setSlack(TableScene::kFingerSlack);
        sendMouse(QEvent::MouseMove, place, Qt::NoButton, Qt::NoButton);
        const bool isSecond = m_d->sinceTap.isValid() && m_d->sinceTap.elapsed() < QGuiApplication::styleHints()->mouseDoubleClickInterval() &&
                              (place - m_d->lastTap).manhattanLength() < kTapReach;
        sendMouse(isSecond ? QEvent::MouseButtonDblClick : QEvent::MouseButtonPress, place, Qt::LeftButton, Qt::LeftButton);
        m_d->lastTap = place;
        m_d->sinceTap.start();
    });
    connect(&touch, &TouchHand::moved, this, [this](const QPointF& place) { sendMouse(QEvent::MouseMove, place, Qt::NoButton, Qt::LeftButton); });
    connect(&touch, &TouchHand::released, this, [this](const QPointF& place) {
        sendMouse(QEvent::MouseButtonRelease, place, Qt::LeftButton, Qt::NoButton);
        m_d->scene.setSlack(TableScene::kMouseSlack);
    });
    connect(&touch, &TouchHand::cancelled, this, [this] {
        if (m_d->tools) {
            m_d->tools->currentTool().cancel();
        }
        m_d->scene.setSlack(TableScene::kMouseSlack);
    });
    connect(&touch, &TouchHand::held, this, [this](const QPointF& place) {
        m_d->scene.setSlack(TableScene::kFingerSlack);
        askForMenu(place);
        m_d->scene.setSlack(TableScene::kMouseSlack);
    });
    connect(&touch, &TouchHand::pinchBegan, this, [this](const QPointF& middle) {
        m_d->pinch = {middle, toTable(middle)};
        m_d->pinchScale = pixelsPerInch();
    });
    connect(&touch, &TouchHand::pinched, this, [this](const QPointF& middle, double factor) {
        showAt(m_d->pinch->onTable, middle, m_d->pinchScale * factor);
    });
}

void TableView::leave() {
    m_d->scene.setCursorPlace({});
    m_d->state.setHovered({});
    if (m_d->tools) {
        m_d->tools->currentTool().leave();
    }
    emit cursorMoved({});
}

void TableView::wheelEvent(QWheelEvent* event) {
    event->accept();
    const QPointF angle = event->angleDelta();
    const bool isTouchpad = event->device() && event->device()->type() == QInputDevice::DeviceType::TouchPad;
    const WheelUse use = m_d->pointer.wheel;
    const bool scrolls = use == WheelUse::Scrolls || (use == WheelUse::ByDevice && isTouchpad && !event->pixelDelta().isNull());
    if (scrolls && !(event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier))) {
        panBy(event->pixelDelta().isNull() ? angle / kNotch * kPanPerNotch : QPointF{event->pixelDelta()});
        return;
    }
    if (event->modifiers() & Qt::ShiftModifier) {
        const double turn = angle.y() != 0 ? angle.y() : angle.x();
        panBy({turn / kNotch * kPanPerNotch, 0});
        return;
    }
    // Many small turns of a trackpad multiply to the same factor as one notch.
    const double perNotch = !scrolls && (event->modifiers() & Qt::ControlModifier) ? kFineZoomPerNotch : kZoomPerNotch;
    if (angle.y() != 0) {
        setPixelsPerInch(pixelsPerInch() * std::pow(perNotch, angle.y() / kNotch), event->position());
    } else if (angle.x() != 0) {
        panBy({angle.x() / kNotch * kPanPerNotch, 0});
    }
}

void TableView::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    const bool pans = event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_d->spaceHeld);
    if (pans) {
        m_d->panFrom = event->position();
        updateCursor();
    } else if (event->button() == Qt::LeftButton && m_d->tools) {
        m_d->tools->currentTool().press(pointerEvent(*event, toTable(event->position()), m_d->scene.paintScale()));
    }
    event->accept();
}

void TableView::mouseMoveEvent(QMouseEvent* event) {
    if (m_d->panFrom) {
        panBy(event->position() - *m_d->panFrom);
        m_d->panFrom = event->position();
        return;
    }
    const QPointF place = toTable(event->position());
    m_d->scene.setCursorPlace(place);
    if (m_d->tools) {
        m_d->tools->currentTool().move(pointerEvent(*event, place, m_d->scene.paintScale()));
    }
    emit cursorMoved(place);
    event->accept();
}

void TableView::mouseReleaseEvent(QMouseEvent* event) {
    if (m_d->panFrom && (event->button() == Qt::MiddleButton || event->button() == Qt::LeftButton)) {
        m_d->panFrom.reset();
        updateCursor();
    } else if (event->button() == Qt::LeftButton && m_d->tools) {
        m_d->tools->currentTool().release(pointerEvent(*event, toTable(event->position()), m_d->scene.paintScale()));
    }
    event->accept();
}

void TableView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && m_d->tools && !m_d->spaceHeld) {
        m_d->tools->currentTool().doubleClick(pointerEvent(*event, toTable(event->position()), m_d->scene.paintScale()));
    } else {
        mousePressEvent(event);
    }
    event->accept();
}

void TableView::contextMenuEvent(QContextMenuEvent* event) {
    emit contextMenuAsked(m_d->scene.thingAt(toTable(event->pos())), event->globalPos());
    event->accept();
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
        // First the selection goes, then a tape that was left, then the question.
        if (!m_d->state.selection().empty()) {
            m_d->state.clearSelection();
        } else if (!(m_d->tools && m_d->tools->dropKept())) {
            m_d->state.setTarget({});
            m_d->state.setObserver({});
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
    if (event->mimeData()->hasFormat(kPieceMediaType)) {
        m_d->draggedPieces = piecesFromDrag(event->mimeData()->data(kPieceMediaType));
        if (!m_d->draggedPieces.empty()) {
            placeGhost(*event);
            event->setDropAction(Qt::CopyAction);
            event->accept();
            return;
        }
        emit statusText(tr("This is no piece that can be placed. Drag one from the palette."));
    } else if (event->mimeData()->hasFormat(kBaseMediaType)) {
        m_d->ghost = modelFromDrag(event->mimeData()->data(kBaseMediaType));
        if (m_d->ghost) {
            placeGhost(*event);
            event->setDropAction(Qt::CopyAction);
            event->accept();
            return;
        }
        emit statusText(tr("This is no base that can be placed. Drag one from the palette."));
    } else if (event->mimeData()->hasFormat(kReservesMediaType)) {
        m_d->draggedModels = inRows(m_d->document.scenario(), event->mimeData()->data(kReservesMediaType));
        if (!m_d->draggedModels.empty()) {
            placeGhost(*event);
            event->setDropAction(Qt::CopyAction);
            event->accept();
            return;
        }
        emit statusText(tr("These models are not in the tray of this table."));
    } else if (localFileIn(*event->mimeData())) {
        event->acceptProposedAction();
        return;
    } else if (event->mimeData()->hasUrls()) {
        emit statusText(tr("Drop one file at a time, from this machine."));
    }
    event->ignore();
}

void TableView::dragMoveEvent(QDragMoveEvent* event) {
    if (isDropping()) {
        placeGhost(*event);
        emit cursorMoved(toTable(event->position()));
        event->setDropAction(Qt::CopyAction);
    }
    event->accept();
}

void TableView::dragLeaveEvent(QDragLeaveEvent* event) {
    forgetDrop();
    viewport()->update();
    emit cursorMoved({});
    event->accept();
}

void TableView::dropEvent(QDropEvent* event) {
    if (!isDropping()) {
        if (const auto path = localFileIn(*event->mimeData())) {
            emit fileDropped(*path);
            event->acceptProposedAction();
        }
        return;
    }
    placeGhost(*event);
    m_d->snap.reset();
    if (!m_d->draggedPieces.empty()) {
        dropPieces();
    } else if (!m_d->draggedModels.empty()) {
        dropReserves();
    } else {
        dropModel();
    }
    forgetDrop();
    event->setDropAction(Qt::CopyAction);
    event->accept();
    setFocus(Qt::OtherFocusReason);
}

void TableView::dropModel() {
    scenarios::Model model = *std::exchange(m_d->ghost, std::nullopt);
    const scenarios::Scenario& scenario = m_d->document.scenario();
    model.id.value = scenarios::freshId(scenario, QStringLiteral("model"));
    const scenarios::ModelId id = model.id;
    m_d->document.edit(tr("Place base"), scenarios::withModelAdded(scenario, std::move(model)));
    m_d->state.setSelection({id});
}

void TableView::dropPieces() {
    scenarios::Scenario next = m_d->document.scenario();
    const auto ids = scenarios::withPiecesAdded(next, m_d->ghosts.terrain, {});
    m_d->document.edit(tr("Place terrain"), std::move(next));
    m_d->state.setSelection({ids.begin(), ids.end()});
}

void TableView::dropReserves() {
    scenarios::Scenario next = m_d->document.scenario();
    TableState::Ids ids;
    for (const scenarios::Model& model : m_d->ghosts.models) {
        next = scenarios::withFielded(std::move(next), model.id, model.position);
        ids.insert(model.id);
    }
    m_d->document.edit(tr("Place from the tray"), std::move(next));
    m_d->state.setSelection(std::move(ids));
}

bool TableView::isDropping() const { return m_d->ghost || !m_d->draggedPieces.empty() || !m_d->draggedModels.empty(); }

void TableView::forgetDrop() {
    m_d->ghost.reset();
    m_d->draggedPieces.clear();
    m_d->draggedModels.clear();
    m_d->ghosts = {};
    m_d->snap.reset();
}

void TableView::placeGhost(const QDropEvent& event) {
    const geometry::Vector by = fromInches(toTable(event.position())) - geometry::Point{};
    m_d->snap.reset();
    scenarios::Scenario carrier;
    std::vector<scenarios::AnyId> ids;
    if (m_d->ghost) {
        m_d->ghost->position = {};
        carrier.models.push_back(*m_d->ghost);
        ids.emplace_back(m_d->ghost->id);
    }
    for (const scenarios::Piece& piece : m_d->draggedPieces) {
        carrier.terrain.push_back(piece);
        ids.emplace_back(piece.id);
    }
    for (const scenarios::Model& model : m_d->draggedModels) {
        carrier.models.push_back(model);
        ids.emplace_back(model.id);
    }
    SnappedWay way{by, {}};
    if (snaps(m_d->state, event.modifiers())) {
        // Corners and edges draw as always; else the middle, where the pointer is, goes to the grid.
        SnapChoice choice = m_d->state.snapChoice();
        const bool toGrid = std::exchange(choice.grid, false) && !m_d->draggedPieces.empty();
        way = SnapField{m_d->document.scenario(), choice}.wayOf(SnapHandles::of(carrier, ids), by, m_d->scene.paintScale());
        if (!way.target && toGrid) {
            const geometry::Point middle = onGrid(geometry::Point{} + by, choice.step);
            way = {middle - geometry::Point{}, SnapTarget{SnapKind::Grid, middle}};
        }
    }
    m_d->snap = way.target;
    carrier = scenarios::withMoved(std::move(carrier), ids, way.by);
    if (m_d->ghost) {
        m_d->ghost->position = carrier.models.front().position;
    } else {
        m_d->ghosts = std::move(carrier);
    }
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

void TableView::scrollContentsBy(int dx, int dy) {
    QGraphicsView::scrollContentsBy(dx, dy);
    const QRectF visible = visibleArea();
    m_d->scene.setVisibleArea(visible);
    // The view moves its pixels along: rulers at its edges stay, so both their old and their new places are painted again.
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
        m_d->tools->paintKept(*painter, m_d->scene.theme(), scale);
        m_d->tools->currentTool().paintPreview(*painter, m_d->scene.theme(), scale);
    }
    std::vector<scenarios::Model> models = m_d->ghosts.models;
    if (m_d->ghost) {
        models.push_back(*m_d->ghost);
    }
    for (const scenarios::Model& model : models) {
        ModelMarks marks;
        marks.ghost = true;
        marks.lifted = true;
        const Theme& theme = m_d->scene.theme();
        paintModel(*painter, model, theme.playerColour(m_d->document.scenario(), model.player), marks, theme, scale);
    }
    for (const scenarios::Piece& piece : m_d->ghosts.terrain) {
        painter->save();
        painter->setOpacity(0.7);
        paintPiece(*painter, piece, {true, false}, false, m_d->scene.theme(), scale);
        painter->restore();
    }
    if (m_d->snap) {
        paintSnapTarget(*painter, *m_d->snap, m_d->scene.theme(), scale);
    }
    if (m_d->scene.options().rulers) {
        paintPinnedRulers(*painter, m_d->document.scenario().table, visibleArea(), m_d->scene.options());
    }
}

} // namespace sightline::app
