#include "app/desktop/widgets/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QWheelEvent>

namespace sightline::app {

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish) {
        return false;
    }
    auto* field = qobject_cast<QWidget*>(watched);
    if (!field || !(qobject_cast<QAbstractSpinBox*>(field) || qobject_cast<QComboBox*>(field))) {
        return false;
    }
    if (event->type() == QEvent::Polish) {
        if (field->focusPolicy() == Qt::WheelFocus) {
            field->setFocusPolicy(Qt::StrongFocus); // the wheel alone gives none
        }
        return false;
    }
    if (field->hasFocus()) {
        return false;
    }
    event->ignore(); // it goes on to what holds the field
    return true;
}

} // namespace sightline::app
