#pragma once

#include <QFrame>
#include <QList>

class QAction;

namespace sightline::app {

/// The least side of what a finger presses, in pixels.
inline constexpr int kFingerSize = 44;

/// Commands that hands on a touch screen have no keys for, in a corner of the table.
class TouchBar : public QFrame {
    Q_OBJECT

public:
    /// Stays in the lower left corner of `canvas`.
    TouchBar(QWidget* canvas, const QList<QAction*>& actions);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void place();
};

} // namespace sightline::app
