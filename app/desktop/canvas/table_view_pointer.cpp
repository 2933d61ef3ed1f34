#include "app/desktop/canvas/table_view_private.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/tools/tool_set.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QStyleHints>
#include <QTabletEvent>
#include <QTouchEvent>
#include <QWheelEvent>

#include <cmath>

/// Mouse, wheel, pen, fingers and touchpad of the view.
namespace sightline::app {

namespace {

constexpr double kNotch = 120.0; ///< eighths of a degree of one wheel notch
constexpr double kFineZoomPerNotch = 1.04;
constexpr double kPanPerNotch = 60.0; ///< pixels
constexpr double kTapReach = 40.0;    ///< pixels between two taps that are one double tap

PointerEvent pointerEvent(const QMouseEvent& event, QPointF place, PaintScale scale) {
    return {place, event.button(), event.buttons(), event.modifiers(), scale};
}

} // namespace

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
    case Qt::BeginNativeGesture: m_d->pinch = {event.position(), toTable(event.position())}; return true;
    case Qt::ZoomNativeGesture: {
        // The pointer may drift while the fingers move: what lay under them at first stays where it was.
        const Private::Anchor anchor =
            m_d->pinch.value_or(Private::Anchor{event.position(), toTable(event.position())});
        showAt(anchor.onTable, anchor.inViewport, pixelsPerInch() * (1.0 + event.value()));
        return true;
    }
    case Qt::PanNativeGesture: panBy(event.delta()); return true;
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

void TableView::sendMouse(QEvent::Type type,
                          QPointF place,
                          Qt::MouseButton button,
                          Qt::MouseButtons buttons,
                          Qt::KeyboardModifiers modifiers) {
    QMouseEvent event{type, place, viewport()->mapToGlobal(place), button, buttons, modifiers};
    switch (type) {
    case QEvent::MouseButtonPress: mousePressEvent(&event); break;
    case QEvent::MouseButtonRelease: mouseReleaseEvent(&event); break;
    case QEvent::MouseButtonDblClick: mouseDoubleClickEvent(&event); break;
    default: mouseMoveEvent(&event); break;
    }
}

void TableView::askForMenu(QPointF place) {
    emit contextMenuRequested(m_d->scene.hitTest(toTable(place)), viewport()->mapToGlobal(place).toPoint());
}

void TableView::connectTouch() {
    TouchInput& touch = *m_d->touch;
    connect(&touch, &TouchInput::pressed, this, [this](const QPointF& place) {
        m_d->scene.setSlack(TableScene::kTouchSlack);
        sendMouse(QEvent::MouseMove, place, Qt::NoButton, Qt::NoButton);
        const bool isSecond = m_d->sinceTap.isValid() &&
                              m_d->sinceTap.elapsed() < QGuiApplication::styleHints()->mouseDoubleClickInterval() &&
                              (place - m_d->lastTap).manhattanLength() < kTapReach;
        sendMouse(isSecond ? QEvent::MouseButtonDblClick : QEvent::MouseButtonPress, place, Qt::LeftButton,
                  Qt::LeftButton);
        m_d->lastTap = place;
        m_d->sinceTap.start();
    });
    connect(&touch, &TouchInput::moved, this,
            [this](const QPointF& place) { sendMouse(QEvent::MouseMove, place, Qt::NoButton, Qt::LeftButton); });
    connect(&touch, &TouchInput::released, this, [this](const QPointF& place) {
        sendMouse(QEvent::MouseButtonRelease, place, Qt::LeftButton, Qt::NoButton);
        m_d->scene.setSlack(TableScene::kMouseSlack);
    });
    connect(&touch, &TouchInput::canceled, this, [this] {
        if (m_d->tools) {
            m_d->tools->currentTool().cancel();
        }
        m_d->scene.setSlack(TableScene::kMouseSlack);
    });
    connect(&touch, &TouchInput::held, this, [this](const QPointF& place) {
        m_d->scene.setSlack(TableScene::kTouchSlack);
        askForMenu(place);
        m_d->scene.setSlack(TableScene::kMouseSlack);
    });
    connect(&touch, &TouchInput::pinchBegan, this, [this](const QPointF& middle) {
        m_d->pinch = {middle, toTable(middle)};
        m_d->pinchScale = pixelsPerInch();
    });
    connect(&touch, &TouchInput::pinched, this, [this](const QPointF& middle, double factor) {
        showAt(m_d->pinch->onTable, middle, m_d->pinchScale * factor);
    });
}

void TableView::leave() {
    m_d->scene.setCursorPosition({});
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
    const bool scrolls =
        use == WheelUse::Scrolls || (use == WheelUse::ByDevice && isTouchpad && !event->pixelDelta().isNull());
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
    m_d->scene.setCursorPosition(place);
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
        m_d->tools->currentTool().doubleClick(
            pointerEvent(*event, toTable(event->position()), m_d->scene.paintScale()));
    } else {
        mousePressEvent(event);
    }
    event->accept();
}

void TableView::contextMenuEvent(QContextMenuEvent* event) {
    emit contextMenuRequested(m_d->scene.hitTest(toTable(event->pos())), event->globalPos());
    event->accept();
}

} // namespace sightline::app
