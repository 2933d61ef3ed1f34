#include "app/desktop/panels/spoken_canvas.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPainter>

namespace sightline::app {

namespace {

class AccessibleCanvas : public QAccessibleWidget {
public:
    explicit AccessibleCanvas(SpokenCanvas* canvas) : QAccessibleWidget{canvas, QAccessible::Chart}, m_canvas{canvas} {}

    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Value ? m_canvas->readout() : QAccessibleWidget::text(kind);
    }

private:
    SpokenCanvas* m_canvas;
};

QAccessibleInterface* accessibleOf(const QString&, QObject* object) {
    auto* canvas = qobject_cast<SpokenCanvas*>(object);
    return canvas ? new AccessibleCanvas{canvas} : nullptr;
}

} // namespace

SpokenCanvas::SpokenCanvas(QWidget* parent) : QWidget{parent} {
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(accessibleOf);
        return true;
    }();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void SpokenCanvas::say(const QString& sentence) {
    if (sentence == m_readout) {
        return;
    }
    m_readout = sentence;
    QAccessibleValueChangeEvent changed{this, sentence};
    QAccessible::updateAccessibility(&changed);
    emit readoutChanged(sentence);
}

void SpokenCanvas::setTheme(const Theme& theme) {
    m_theme = theme;
    update();
}

void SpokenCanvas::paintHint(QPainter& painter) const {
    painter.fillRect(rect(), m_theme.ground);
    painter.setPen(m_theme.textQuiet);
    painter.drawText(rect().adjusted(24, 8, -24, -8), Qt::AlignCenter | Qt::TextWordWrap, m_hint);
}

void SpokenCanvas::paintFocus(QPainter& painter) const {
    if (hasFocus()) {
        painter.setPen(QPen{m_theme.selection, 1.5});
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF{rect()}.adjusted(0.75, 0.75, -0.75, -0.75));
    }
}

} // namespace sightline::app
