#include "app/desktop/widgets/dialog_fit.h"

#include "app/desktop/base/named.h"

#include <QBoxLayout>
#include <QDialog>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileDialog>
#include <QMessageBox>
#include <QPointer>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace sightline::app {

namespace {

/// The frame that a window manager adds around a window; it is unknown before the window is shown.
constexpr QSize kDialogFrame{12, 40};

QSize leastSize(const QDialog& dialog, int width) {
    const auto* layout = dialog.layout();
    QSize least = layout->totalMinimumSize();
    if (layout->hasHeightForWidth()) {
        least.setHeight(std::max(least.height(), layout->totalMinimumHeightForWidth(std::max(width, least.width()))));
    }
    return least.expandedTo(dialog.minimumSize());
}

void makeScroll(QDialog& dialog) {
    const QPointer<QWidget> focus = dialog.focusWidget();
    QWidget* buttons = nullptr;
    if (auto* column = qobject_cast<QVBoxLayout*>(dialog.layout()); column && column->count() > 0) {
        QWidget* last = column->itemAt(column->count() - 1)->widget();
        if (last && (qobject_cast<QDialogButtonBox*>(last) || last->objectName() == QLatin1String{kDialogFoot})) {
            buttons = last;
            column->removeWidget(buttons);
        }
    }
    auto* content = new QWidget;
    content->setLayout(dialog.layout()); // with all that is in it
    auto* scroll = named("dialogScroll", new QScrollArea);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(content);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* outer = new QVBoxLayout{&dialog};
    QMargins margins = outer->contentsMargins();
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll, 1);
    scroll->show(); // a shown dialog shows it in a turn of the event loop only, and the focus would be lost
    if (buttons) {
        margins.setTop(0);
        auto* row = new QHBoxLayout;
        row->setContentsMargins(margins);
        row->addWidget(buttons);
        outer->addLayout(row);
    }
    if (focus) {
        focus->setFocus();
    }
}

} // namespace

void fitInto(QDialog& dialog, QSize room) {
    if (!dialog.layout()) {
        return;
    }
    const QSize least = leastSize(dialog, std::min(dialog.width(), room.width()));
    if (least.width() > room.width() || least.height() > room.height()) {
        if (!dialog.findChild<QScrollArea*>(QStringLiteral("dialogScroll"))) {
            makeScroll(dialog);
        }
        dialog.setMinimumSize(dialog.minimumSize().boundedTo(room));
        // Beside the vertical scroll bar the content keeps its width, or it would scroll that way too.
        const int beside = dialog.style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, &dialog);
        dialog.resize(std::max(dialog.width(), least.width() + beside), dialog.height());
    }
    if (dialog.width() > room.width() || dialog.height() > room.height()) {
        dialog.resize(dialog.size().boundedTo(room));
    }
}

void fitIntoScreen(QDialog& dialog) {
    const QRect screen = dialog.screen()->availableGeometry();
    fitInto(dialog, screen.size() - kDialogFrame);
    QRect frame = dialog.frameGeometry();
    frame.moveBottomRight({std::min(frame.right(), screen.right()), std::min(frame.bottom(), screen.bottom())});
    frame.moveTopLeft({std::max(frame.left(), screen.left()), std::max(frame.top(), screen.top())});
    if (frame.topLeft() != dialog.pos()) {
        dialog.move(frame.topLeft());
    }
}

bool DialogFit::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show) {
        auto* dialog = qobject_cast<QDialog*>(watched);
        // Those of Qt arrange themselves.
        if (dialog && dialog->isWindow() && !qobject_cast<QFileDialog*>(dialog) &&
            !qobject_cast<QMessageBox*>(dialog)) {
            fitInto(*dialog, dialog->screen()->availableSize() - kDialogFrame); // its place is chosen later
        }
    }
    return false;
}

} // namespace sightline::app
