#include "app/desktop/widgets/status_hint.h"

namespace sightline::app {

namespace {

constexpr int kHintMargin = 8;

} // namespace

StatusHint::StatusHint(QWidget* parent) : QLabel{parent} {
    // A long sentence must not widen the window.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setTextFormat(Qt::PlainText);
}

int StatusHint::neededWidth() const { return fontMetrics().horizontalAdvance(text()) + kHintMargin; }

void StatusHint::setShownElsewhere(bool isShown) {
    m_isElsewhere = isShown;
    update();
}

void StatusHint::showLater() {
    m_told = text();
    setToolTip(m_told);
    QMetaObject::invokeMethod(this, &StatusHint::roomChanged, Qt::QueuedConnection);
}

void StatusHint::paintEvent(QPaintEvent* event) {
    // A label tells nobody of its text; it is painted whenever that changes.
    if (text() != m_told) {
        showLater();
    }
    if (!m_isElsewhere && neededWidth() <= width()) {
        QLabel::paintEvent(event);
    }
}

void StatusHint::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    showLater();
}

} // namespace sightline::app
