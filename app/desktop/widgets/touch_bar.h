#pragma once

#include "app/desktop/widgets/on_canvas.h"

#include <QFrame>
#include <QList>

class QAction;

namespace sightline::app {

/// Smallest side of a touch target, in screen pixels.
inline constexpr int kTouchTargetSize = 44;

/// Buttons, in a corner of the table, for commands that otherwise need a keyboard.
class TouchBar : public OnCanvas<QFrame> {
    Q_OBJECT

public:
    /// Creates the bar in the lower left corner of `canvas`.
    TouchBar(QWidget* canvas, const QList<QAction*>& actions);

protected:
    void place() override;
};

} // namespace sightline::app
