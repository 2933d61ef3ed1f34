#pragma once

#include "app/desktop/document/pointer_choice.h"

#include <QObject>
#include <QPointF>
#include <QTimer>

class QTouchEvent;

namespace sightline::app {

/// Interprets touches. One finger acts as the left button from the moment it moves or is lifted, so that a second
/// finger in time leaves no trace; held in place it opens the context menu. Two fingers pan, and zoom once their
/// distance changes clearly. All positions are in the viewport.
class TouchInput : public QObject {
    Q_OBJECT

public:
    explicit TouchInput(QObject* parent = nullptr);

    void setTwoFingers(TwoFingers choice) { m_choice = choice; }
    /// Handles a touch event; returns false for events it does not handle.
    bool take(const QTouchEvent& event);
    /// Returns true while a finger acts as the left button.
    [[nodiscard]] bool isPressing() const { return m_mode == Mode::Finger; }

signals:
    void pressed(const QPointF& place);
    void moved(const QPointF& place);
    void released(const QPointF& place);
    /// A finger was held: the context menu.
    void held(const QPointF& place);
    /// A gesture with two fingers begins at `middle`.
    void pinchBegan(const QPointF& middle);
    /// The point that was under the first middle moves to `middle`, scaled by `factor`, both since the begin.
    void pinched(const QPointF& middle, double factor);
    /// The system canceled the gesture.
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
    int m_finger = -1; ///< id of the finger that acts as a button
    QPointF m_start;
    QPointF m_startCenter;
    double m_startSpread = 1.0;
    bool m_pans = false;
    bool m_zooms = false;
    QPointF m_panFrom; ///< the middle when panning began
};

} // namespace sightline::app
