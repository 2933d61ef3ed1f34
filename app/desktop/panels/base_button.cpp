#include "app/desktop/panels/base_button.h"

#include "app/desktop/text/number_text.h"

#include <QApplication>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QStyleOption>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

constexpr int kPadding = 4;

/// The numbers alone, "32" or "60×35.5": the shape is seen.
QString label(const geometry::Footprint& base) {
    struct Numbers {
        static QString number(geometry::Length length) {
            return QLocale().toString(length.millimeters(), 'f', QLocale::FloatingPointShortest);
        }
        QString operator()(const geometry::RoundBase& round) const { return number(round.diameter); }
        QString operator()(const geometry::OvalBase& oval) const {
            return QStringLiteral("%1×%2").arg(number(oval.length), number(oval.width));
        }
        QString operator()(const geometry::RectangleBase& rectangle) const {
            return QStringLiteral("%1×%2").arg(number(rectangle.length), number(rectangle.width));
        }
        QString operator()(const geometry::HullOutline&) const { return {}; }
    };
    return std::visit(Numbers{}, base.shape());
}

QSizeF sizeOf(const geometry::Footprint& base) {
    const auto box = geometry::boundsOf({base, {}, {}});
    return {(box.high.x - box.low.x).millimeters(), (box.high.y - box.low.y).millimeters()};
}

} // namespace

BaseButton::BaseButton(const geometry::Footprint& base, QWidget* parent) : QAbstractButton{parent} {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::OpenHandCursor);
    setAttribute(Qt::WA_Hover);
    QFont small = font();
    small.setPointSizeF(std::max(7.5, small.pointSizeF() - 1.5));
    setFont(small);
    setBase(base);
}

void BaseButton::setBase(const geometry::Footprint& base) {
    m_base = base;
    m_size = sizeOf(base);
    setText(label(base));
    setAccessibleName(tr("Base, %1").arg(baseText(base)));
    setToolTip(tr("%1. Drag it onto the table, or click to place it in the middle of the view.").arg(baseText(base)));
    updateGeometry();
    update();
}

void BaseButton::setRim(const QColor& rim) {
    m_rim = rim;
    update();
}

QSize BaseButton::sizeHint() const {
    const QFontMetrics metrics = fontMetrics();
    const int shapeWidth = static_cast<int>(std::ceil(m_size.width() * kPixelsPerMillimeter)) + 2;
    const int shapeHeight = static_cast<int>(std::ceil(m_size.height() * kPixelsPerMillimeter)) + 2;
    return {std::max({shapeWidth, metrics.horizontalAdvance(text()), 24}) + 2 * kPadding,
            shapeHeight + metrics.height() + 3 * kPadding};
}

void BaseButton::paintBase(QPainter& painter, double pixelsPerMillimeter) const {
    QPolygonF outline;
    for (const auto& corner : geometry::outlineOf({m_base, {}, {}})) {
        outline.append(QPointF{corner.x.millimeters(), corner.y.millimeters()} * pixelsPerMillimeter);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    QColor fill = m_rim;
    fill.setAlphaF(0.18F);
    painter.setBrush(fill);
    painter.setPen(QPen{m_rim, 1.6});
    painter.drawPolygon(outline);
    painter.drawLine(QPointF{m_size.width() * 0.32 * pixelsPerMillimeter, 0},
                     QPointF{m_size.width() * 0.5 * pixelsPerMillimeter, 0});
}

void BaseButton::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || isDown() || hasFocus()) {
        QColor halo = palette().color(QPalette::Highlight);
        const QColor border = halo;
        halo.setAlphaF(isDown() ? 0.28F : 0.14F);
        painter.setBrush(underMouse() || isDown() ? QBrush{halo} : Qt::NoBrush);
        painter.setPen(hasFocus() ? QPen{border, 1.2} : Qt::NoPen);
        painter.drawRoundedRect(QRectF{rect()}.adjusted(1, 1, -1, -1), 5, 5);
    }
    const int textHeight = fontMetrics().height();
    painter.save();
    painter.translate(width() / 2.0, (height() - textHeight - kPadding) / 2.0);
    paintBase(painter, kPixelsPerMillimeter);
    painter.restore();
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect{0, height() - textHeight - kPadding / 2, width(), textHeight}, Qt::AlignCenter, text());
}

void BaseButton::mousePressEvent(QMouseEvent* event) {
    m_pressed = event->pos();
    QAbstractButton::mousePressEvent(event);
}

void BaseButton::mouseMoveEvent(QMouseEvent* event) {
    const bool drags = (event->buttons() & Qt::LeftButton) != 0 &&
                       (event->pos() - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (drags && m_dragData) {
        setDown(false);
        startDrag();
        return;
    }
    QAbstractButton::mouseMoveEvent(event);
}

void BaseButton::startDrag() {
    const double scale = std::clamp(m_tableScale ? m_tableScale() / 25.4 : kPixelsPerMillimeter, 0.1, 4.0);
    const QSize size{static_cast<int>(std::ceil(m_size.width() * scale)) + 4,
                     static_cast<int>(std::ceil(m_size.height() * scale)) + 4};
    QPixmap picture{size * devicePixelRatioF()};
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    {
        QPainter painter{&picture};
        painter.translate(size.width() / 2.0, size.height() / 2.0);
        paintBase(painter, scale);
    }
    auto* drag = new QDrag{this};
    drag->setMimeData(makeDragData());
    drag->setPixmap(picture);
    drag->setHotSpot({size.width() / 2, size.height() / 2});
    drag->exec(Qt::CopyAction);
}

} // namespace sightline::app
