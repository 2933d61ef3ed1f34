#include "app/desktop/canvas/touch_input.h"

#include <QGuiApplication>
#include <QStyleHints>
#include <QTouchEvent>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

/// Two fingers mean to zoom once their distance has changed by this factor,
constexpr double kMeansZoom = 1.08;
/// and to pan once their middle has gone this far, in pixels.
constexpr double kMeansPan = 8.0;
constexpr double kMinSpread = 10.0; ///< fingers on one place have no distance that could grow

double distance(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

} // namespace

TouchInput::TouchInput(QObject* parent) : QObject{parent} {
    m_hold.setSingleShot(true);
    m_hold.setInterval(QGuiApplication::styleHints()->mousePressAndHoldInterval());
    connect(&m_hold, &QTimer::timeout, this, [this] {
        if (m_mode == Mode::Undecided) {
            m_mode = Mode::Spent;
            emit held(m_start);
        }
    });
}

bool TouchInput::take(const QTouchEvent& event) {
    if (event.type() == QEvent::TouchCancel) {
        m_hold.stop();
        const bool wasPressing = isPressing();
        m_mode = Mode::Idle;
        if (wasPressing) {
            emit canceled();
        }
        return true;
    }
    QList<QEventPoint> down;
    for (const QEventPoint& point : event.points()) {
        if (point.state() != QEventPoint::Released) {
            down << point;
        }
    }
    switch (m_mode) {
    case Mode::Idle:
        if (down.size() == 1) {
            m_finger = down.front().id();
            begin(down.front().position());
        } else if (down.size() >= 2) {
            beginPinch(down[0].position(), down[1].position());
        }
        break;
    case Mode::Undecided:
        if (down.size() >= 2) {
            beginPinch(down[0].position(), down[1].position());
        } else if (down.size() == 1) {
            follow(down.front().position());
        } else {
            lift(event.points().front().position());
        }
        break;
    case Mode::Finger: {
        // A second finger, or the ball of the hand, changes nothing.
        const auto own = std::ranges::find(event.points(), m_finger, &QEventPoint::id);
        if (own == event.points().end() || own->state() == QEventPoint::Released) {
            lift(own == event.points().end() ? m_start : own->position());
        } else {
            follow(own->position());
        }
        break;
    }
    case Mode::Pinch:
        if (down.size() >= 2) {
            followPinch(down[0].position(), down[1].position());
        } else {
            m_mode = Mode::Spent;
        }
        break;
    case Mode::Spent: break;
    }
    if (down.isEmpty()) {
        m_hold.stop();
        m_mode = Mode::Idle;
    }
    return true;
}

void TouchInput::begin(const QPointF& place) {
    m_mode = Mode::Undecided;
    m_start = place;
    m_hold.start();
}

void TouchInput::follow(const QPointF& place) {
    if (m_mode == Mode::Undecided) {
        if (distance(place, m_start) < QGuiApplication::styleHints()->startDragDistance()) {
            return;
        }
        m_hold.stop();
        m_mode = Mode::Finger;
        emit pressed(m_start);
    }
    emit moved(place);
}

void TouchInput::lift(const QPointF& place) {
    m_hold.stop();
    if (m_mode == Mode::Undecided) {
        emit pressed(m_start);
        emit released(m_start);
    } else {
        emit released(place);
    }
    m_mode = Mode::Spent;
}

void TouchInput::beginPinch(const QPointF& first, const QPointF& second) {
    m_hold.stop();
    m_mode = Mode::Pinch;
    m_startCenter = (first + second) / 2;
    m_startSpread = std::max(kMinSpread, distance(first, second));
    m_pans = false;
    m_zooms = false;
    emit pinchBegan(m_startCenter);
}

void TouchInput::followPinch(const QPointF& first, const QPointF& second) {
    const QPointF middle = (first + second) / 2;
    const double spread = std::max(kMinSpread, distance(first, second));
    if (!m_zooms && m_choice != TwoFingers::PanOnly &&
        std::abs(std::log(spread / m_startSpread)) >= std::log(kMeansZoom)) {
        m_zooms = true;
        m_startSpread = spread; // no jump
    }
    if (!m_pans && m_choice != TwoFingers::ZoomOnly && distance(middle, m_startCenter) >= kMeansPan) {
        m_pans = true;
        m_panFrom = middle;
    }
    if (m_pans || m_zooms) {
        emit pinched(m_pans ? m_startCenter + (middle - m_panFrom) : m_startCenter,
                     m_zooms ? spread / m_startSpread : 1.0);
    }
}

} // namespace sightline::app
