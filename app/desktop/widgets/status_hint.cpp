#include "app/desktop/widgets/status_hint.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr int kHintMargin = 8;
constexpr int kMaxLines = 2;

} // namespace

StatusHint::StatusHint(QWidget* parent) : QLabel{parent} {
    // A long sentence must not widen the window.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setTextFormat(Qt::PlainText);
}

void StatusHint::setTip(const QString& tip) {
    if (tip != m_tip) {
        m_tip = tip;
        update();
        emit roomChanged();
    }
}

int StatusHint::neededWidth() const { return fontMetrics().horizontalAdvance(shown()) + kHintMargin; }

int StatusHint::linesIn(int width) const {
    const int line = fontMetrics().lineSpacing();
    const QRect room{0, 0, std::max(1, width - kHintMargin), 100 * line};
    return neededWidth() <= width
               ? 1
               : qRound(1.0 * fontMetrics().boundingRect(room, Qt::TextWordWrap, shown()).height() / line);
}

bool StatusHint::fitInto(int room) {
    const int lines = linesIn(room);
    const bool fits = lines <= kMaxLines;
    if (const int wanted = fits ? lines : 1; wanted != m_lines) {
        m_lines = wanted;
        updateGeometry();
        update();
    }
    return fits;
}

bool StatusHint::isWhole() const {
    return linesIn(width()) <= m_lines && height() >= m_lines * fontMetrics().lineSpacing();
}

QSize StatusHint::minimumSizeHint() const {
    // Always room for the longest sentence: the table above must not move with it.
    return {QLabel::minimumSizeHint().width(), kMaxLines * fontMetrics().lineSpacing()};
}

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
    if ((m_isElsewhere && !showsTip()) || !isWhole()) {
        return;
    }
    if (m_lines == 1 && !showsTip()) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter{this};
    style()->drawItemText(&painter, rect().adjusted(0, 0, -kHintMargin, 0), Qt::AlignVCenter | Qt::TextWordWrap,
                          palette(), isEnabled(), shown(), foregroundRole());
}

void StatusHint::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    showLater();
}

} // namespace sightline::app
