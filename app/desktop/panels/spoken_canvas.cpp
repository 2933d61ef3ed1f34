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

void SpokenCanvas::paintHint(QPainter& painter, const QString& hint, const QColor& ground, const QColor& ink) const {
    painter.fillRect(rect(), ground);
    painter.setPen(ink);
    painter.drawText(rect().adjusted(24, 8, -24, -8), Qt::AlignCenter | Qt::TextWordWrap, hint);
}

} // namespace sightline::app
