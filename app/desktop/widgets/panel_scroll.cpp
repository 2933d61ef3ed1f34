#include "app/desktop/widgets/panel_scroll.h"

#include <QEvent>
#include <QScrollBar>

namespace sightline::app {

PanelScroll::PanelScroll(QWidget* content, QWidget* parent) : QScrollArea{parent} {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(content); // which listens to its events, too
    takeWidth();
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
