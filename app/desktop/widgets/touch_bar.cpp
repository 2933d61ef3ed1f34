#include "app/desktop/widgets/touch_bar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QToolButton>

namespace sightline::app {

namespace {

constexpr int kFromCorner = 12;

} // namespace

TouchBar::TouchBar(QWidget* canvas, const QList<QAction*>& actions) : OnCanvas{canvas} {
    setObjectName(QStringLiteral("touchBar"));
    setAccessibleName(tr("Touch commands"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setCursor(Qt::ArrowCursor);
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(4, 4, 4, 4);
    row->setSpacing(8);
    for (QAction* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setMinimumSize(kTouchTargetSize, kTouchTargetSize);
        button->setIconSize({24, 24});
        button->setFocusPolicy(Qt::NoFocus);
        button->setAutoRaise(true);
        if (action->isCheckable()) {
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        }
        row->addWidget(button);
    }
    hide();
}

void TouchBar::place() {
    adjustSize();
    move(kFromCorner, parentWidget()->height() - height() - kFromCorner);
    raise();
}

} // namespace sightline::app
