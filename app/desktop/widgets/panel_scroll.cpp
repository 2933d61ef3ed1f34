#include "app/desktop/widgets/panel_scroll.h"

#include <QEvent>
#include <QPointer>
#include <QScrollBar>
#include <QTimer>

namespace sightline::app {

PanelScroll::PanelScroll(QWidget* content, QWidget* parent) : QScrollArea{parent} {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(content); // which listens to its events, too
    takeWidth();
}

void PanelScroll::reveal(QWidget& first, QWidget& last) {
    PanelScroll* panel = nullptr;
    for (QWidget* up = first.parentWidget(); up && !panel; up = up->parentWidget()) {
        panel = qobject_cast<PanelScroll*>(up);
    }
    if (!panel) {
        return;
    }
    // What was just shown gets its place when the events of layouts that are posted now have been handled.
    QTimer::singleShot(0, panel, [panel, from = QPointer{&first}, to = QPointer{&last}] {
        if (from && to) {
            panel->ensureVisible(0, to->mapTo(panel->widget(), QPoint{0, to->height()}).y(), 0, 0);
            panel->ensureVisible(0, from->mapTo(panel->widget(), QPoint{}).y(), 0, 0);
        }
    });
}

void PanelScroll::takeWidth() {
    // With the bar always: it comes and goes with the length of the answer, and must not cut it then.
    const int width = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    if (width != minimumWidth()) {
        setMinimumWidth(width);
    }
}

void PanelScroll::takeHeight() {
    // A scroll area asks for the least height alone, which is too little where texts and buttons wrap.
    QWidget& content = *widget();
    const int height = content.hasHeightForWidth() ? content.heightForWidth(viewport()->width()) : -1;
    if (height >= 0 && height != content.minimumHeight()) {
        content.setMinimumHeight(height);
    }
}

void PanelScroll::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    takeHeight();
}

bool PanelScroll::eventFilter(QObject* watched, QEvent* event) {
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        takeWidth();
        takeHeight();
    }
    return handled;
}

} // namespace sightline::app
