#include "app/desktop/widgets/touch_targets.h"

#include "app/desktop/widgets/touch_bar.h"
#include "app/desktop/widgets/touch_style.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSlider>
#include <QToolButton>
#include <QVariant>

namespace sightline::app {

namespace {

/// The least size that a widget had before.
constexpr const char* kOwnMinimum = "leastSizeWithoutFingers";

/// Parts that Qt assembles itself: the arrow of a spin box, the buttons in the title of a panel, the text of a box.
bool isPartOfAnother(const QWidget& widget) {
    const QWidget* parent = widget.parentWidget();
    return qobject_cast<const QAbstractSpinBox*>(parent) || qobject_cast<const QComboBox*>(parent) ||
           qobject_cast<const QLineEdit*>(parent) ||
           QByteArray{widget.metaObject()->className()}.startsWith("QDockWidget") ||
           widget.objectName().startsWith(QLatin1String("qt_"));
}

bool isPressed(const QWidget& widget) {
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
           qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
           qobject_cast<const QSlider*>(&widget);
}

} // namespace

void setTouchTargets(const QWidget& window, bool large) {
    for (auto* widget : window.findChildren<QWidget*>()) {
        if (!isPressed(*widget) || isPartOfAnother(*widget) || qobject_cast<TouchBar*>(widget->parentWidget())) {
            continue;
        }
        const QVariant own = widget->property(kOwnMinimum);
        if (large && !own.isValid()) {
            const QSize before = widget->minimumSize();
            widget->setProperty(kOwnMinimum, before);
            // Only buttons that are no more than a picture are narrow.
            const bool isPicture = qobject_cast<QToolButton*>(widget);
            widget->setMinimumSize(isPicture ? before.expandedTo({kTouchTargetSize, kTouchTargetSize})
                                             : before.expandedTo({0, kTouchTargetSize}));
        } else if (!large && own.isValid()) {
            widget->setMinimumSize(own.toSize());
            widget->setProperty(kOwnMinimum, {});
        }
    }
    setTouchRows(window, large);
}

} // namespace sightline::app
