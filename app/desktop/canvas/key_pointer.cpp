#include "app/desktop/canvas/key_pointer.h"

#include "app/desktop/base/arrow_keys.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/tools/tool_set.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sightline::app {

namespace {

constexpr int kArm = 14;  ///< pixels of the cross to each side
constexpr int kGap = 4;   ///< what it leaves free round its middle
constexpr int kRoom = 40; ///< between the pointer and the edge of the window

} // namespace

/// Drawn above the canvas; the mouse goes through it.
class KeyPointer::Cross : public QWidget {
public:
    explicit Cross(QWidget* canvas) : QWidget{canvas} {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setFixedSize(2 * kArm + 5, 2 * kArm + 5);
        hide();
    }

    void showAt(QPointF place, bool isHolding) {
        m_isHolding = isHolding;
        move((place - QPointF{width() / 2.0, height() / 2.0}).toPoint());
        raise();
        show();
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter{this};
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(width() / 2.0, height() / 2.0);
        // Light under dark: seen on any ground.
        for (const auto& [color, width] : {std::pair{QColor{Qt::white}, 4.5}, {QColor{Qt::black}, 2.0}}) {
            painter.setPen(QPen{color, width, Qt::SolidLine, Qt::FlatCap});
            for (const QPointF way : {QPointF{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                painter.drawLine(kGap * way, kArm * way);
            }
            if (m_isHolding) {
                painter.setBrush(Qt::NoBrush);
                painter.drawEllipse(QPointF{}, kGap + 3.0, kGap + 3.0);
            }
        }
    }

private:
    bool m_isHolding = false;
};

KeyPointer::KeyPointer(TableView& view, QObject* parent)
    : QObject{parent}, m_view{view}, m_cross{new Cross{view.viewport()}} {
    m_view.installEventFilter(this);
    connect(&m_view, &TableView::zoomChanged, this, &KeyPointer::showCross);
    for (const QScrollBar* bar : {m_view.horizontalScrollBar(), m_view.verticalScrollBar()}) {
        connect(bar, &QScrollBar::valueChanged, this, &KeyPointer::showCross);
    }
    if (m_view.tools()) {
        connect(m_view.tools(), &ToolSet::currentChanged, this, [this] { letGo(); });
    }
}

KeyPointer::~KeyPointer() { delete m_cross; }

bool KeyPointer::isActive() const { return m_cross && m_cross->isVisibleTo(m_view.viewport()); }

void KeyPointer::setActive(bool active) {
    if (active == isActive()) {
        return;
    }
    if (active) {
        const QRectF table = m_view.scene() ? static_cast<TableScene*>(m_view.scene())->tableRect() : QRectF{};
        const QRectF seen =
            QRectF{m_view.toTable({}),
                   m_view.toTable({double(m_view.viewport()->width()), double(m_view.viewport()->height())})}
                .intersected(table);
        if (!m_hasPosition || !seen.contains(m_position)) {
            // On a whole inch, so that steps of an inch stay on whole inches.
            const QPointF middle = (seen.isEmpty() ? table : seen).center();
            m_position = {std::round(middle.x()), std::round(middle.y())};
            m_hasPosition = true;
        }
        static_cast<Cross&>(*m_cross).showAt(m_view.toViewport(m_position), false);
        m_view.setFocus(Qt::OtherFocusReason);
        moveBy({}, {});
    } else {
        letGo();
        m_cross->hide();
    }
    emit activeChanged(active);
}

bool KeyPointer::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        // Keys that the pointer takes are no shortcuts while it is there.
        if (isActive()) {
            const int key = static_cast<QKeyEvent*>(event)->key();
            if (key == Qt::Key_Return || key == Qt::Key_Enter || (key >= Qt::Key_Left && key <= Qt::Key_Down)) {
                event->accept();
                return true;
            }
        }
        break;
    case QEvent::KeyPress:
        if (isActive() && useKey(*static_cast<QKeyEvent*>(event))) {
            return true;
        }
        break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

bool KeyPointer::useKey(const QKeyEvent& event) {
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (const auto arrow = arrowOf(event.key())) {
        if (modifiers & Qt::ControlModifier) {
            return false;
        }
        const double step = modifiers & Qt::ShiftModifier ? 0.1
                            : modifiers & Qt::AltModifier ? 1.0 / m_view.pixelsPerInch()
                                                          : 1.0;
        moveBy(QPointF{*arrow} * step, modifiers & Qt::AltModifier);
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (modifiers & Qt::ControlModifier) {
            QKeyEvent plain{QEvent::KeyPress, Qt::Key_Return, {}};
            if (m_view.tools()) {
                m_view.tools()->currentTool().keyPress(plain, static_cast<TableScene*>(m_view.scene())->paintScale());
            }
        } else if (modifiers & Qt::ShiftModifier) {
            m_isHolding = !m_isHolding;
            send(m_isHolding ? QEvent::MouseButtonPress : QEvent::MouseButtonRelease, Qt::LeftButton, {});
            showCross();
        } else if (!m_isHolding) {
            click(modifiers);
        } else {
            letGo();
        }
        return true;
    case Qt::Key_Escape:
        if (m_isHolding || (m_view.tools() && m_view.tools()->currentTool().isBusy())) {
            m_isHolding = false;
            showCross();
            return false; // the tool gives up what it has begun
        }
        setActive(false);
        return true;
    default: return false;
    }
}

void KeyPointer::moveBy(QPointF inches, Qt::KeyboardModifiers modifiers) {
    const QRectF table = static_cast<TableScene*>(m_view.scene())->tableRect();
    const auto tidied = [](double value) { return std::round(value * 1e9) / 1e9; }; // ten steps of 0.1 are 1
    m_position = {std::clamp(tidied(m_position.x() + inches.x()), table.left(), table.right()),
                  std::clamp(tidied(m_position.y() + inches.y()), table.top(), table.bottom())};
    const double room = kRoom / m_view.pixelsPerInch();
    const QRectF wanted{m_position - QPointF{room, room}, QSizeF{2 * room, 2 * room}};
    const QRectF seen{m_view.toTable({}),
                      m_view.toTable({double(m_view.viewport()->width()), double(m_view.viewport()->height())})};
    if (!seen.contains(wanted & table)) {
        m_view.ensureVisible(wanted, 0, 0);
    }
    showCross();
    send(QEvent::MouseMove, Qt::NoButton, modifiers);
}

void KeyPointer::click(Qt::KeyboardModifiers modifiers) {
    send(QEvent::MouseButtonPress, Qt::LeftButton, modifiers);
    m_isHolding = false;
    send(QEvent::MouseButtonRelease, Qt::LeftButton, modifiers);
}

void KeyPointer::send(QEvent::Type type, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) {
    QWidget& canvas = *m_view.viewport();
    const QPointF at = m_view.toViewport(m_position);
    const bool isDown = type == QEvent::MouseButtonPress || (type == QEvent::MouseMove && m_isHolding);
    QMouseEvent event{type, at, canvas.mapToGlobal(at), button, isDown ? Qt::LeftButton : Qt::NoButton, modifiers};
    QCoreApplication::sendEvent(&canvas, &event);
}

void KeyPointer::letGo() {
    if (m_isHolding) {
        m_isHolding = false;
        send(QEvent::MouseButtonRelease, Qt::LeftButton, {});
    }
    showCross();
}

void KeyPointer::showCross() {
    if (isActive()) {
        static_cast<Cross&>(*m_cross).showAt(m_view.toViewport(m_position), m_isHolding);
    }
}

} // namespace sightline::app
