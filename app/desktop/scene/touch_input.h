#pragma once

#include "app/desktop/document/pointer_choice.h"

#include <QObject>
#include <QPointF>
#include <QTimer>

class QTouchEvent;

namespace sightline::app {

/// What fingers on the table mean. One finger works as the left button, from the moment it moves or is lifted, so that
/// a second finger in time leaves nothing behind; held in place it asks for the context menu. Two fingers pan, and zoom
/// as soon as they are spread or pinched enough to mean it. All places are in the viewport.
class TouchInput : public QObject {
    Q_OBJECT

public:
    explicit TouchInput(QObject* parent = nullptr);

    void setTwoFingers(TwoFingers choice) { m_choice = choice; }
    /// Takes touches; false for an event that is none of its own.
    bool take(const QTouchEvent& event);
    /// A finger works as the left button just now.
    [[nodiscard]] bool isPressing() const { return m_mode == Mode::Finger; }

signals:
    void pressed(const QPointF& place);
    void moved(const QPointF& place);
    void released(const QPointF& place);
    /// A finger that was held: the context menu.
    void held(const QPointF& place);
    /// The gesture with two fingers begins here.
    void pinchBegan(const QPointF& middle);
    /// Since then: what was under the first middle goes to `middle`, `factor` times as large.
    void pinched(const QPointF& middle, double factor);
    /// The system took the gesture away.
    void canceled();

private:
    enum class Mode { Idle, Undecided, Finger, Pinch, Spent };

    void begin(const QPointF& place);
    void follow(const QPointF& place);
    void lift(const QPointF& place);
    void beginPinch(const QPointF& first, const QPointF& second);
    void followPinch(const QPointF& first, const QPointF& second);

    Mode m_mode = Mode::Idle;
    TwoFingers m_choice = TwoFingers::PanAndZoom;
    QTimer m_hold;
    int m_finger = -1; ///< which of them works as a button
    QPointF m_start;
    QPointF m_startMiddle;
    double m_startSpread = 1.0;
    bool m_pans = false;
    bool m_zooms = false;
    QPointF m_panFrom; ///< where the middle was when panning began
};

} // namespace sightline::app
