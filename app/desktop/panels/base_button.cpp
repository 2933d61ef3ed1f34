#include "app/desktop/panels/base_button.h"

#include "app/shared/text/catalog_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/shipped_text.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

constexpr int kPadding = 4;
constexpr double kMillimetersPerInch = 25.4;

/// The numbers alone, "32" or "60×35.5": the shape is seen.
QString numbersOf(const geometry::Footprint& base) {
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

/// The name where the game has one: its players know that better than the size.
QString label(const scenarios::CatalogBase& entry) {
    return entry.name.isEmpty() ? numbersOf(entry.footprint) : shippedText(entry.name);
}

QSizeF sizeOf(const geometry::Footprint& base, geometry::Angle facing = {}) {
    const auto box = geometry::boundsOf({base, {}, facing});
    return {(box.high.x - box.low.x).millimeters(), (box.high.y - box.low.y).millimeters()};
}

} // namespace

BaseButton::BaseButton(const scenarios::CatalogBase& entry, QWidget* parent) : PaletteButton{parent} {
    setEntry(entry);
}

void BaseButton::setEntry(const scenarios::CatalogBase& entry) {
    m_entry = entry;
    m_size = sizeOf(entry.footprint);
    setText(label(entry));
    const QString words = catalogBaseText(entry);
    setAccessibleName(tr("Base, %1").arg(words));
    setToolTip(tr("%1. Drag it onto the table, or click to place it at the center of the view.").arg(words));
    updateGeometry();
    update();
}

void BaseButton::setRim(const QColor& rim) {
    m_rim = rim;
    update();
}

QSize BaseButton::sizeHint() const {
    if (isSmall()) {
        return smallSize();
    }
    const QFontMetrics metrics = fontMetrics();
    const int shapeWidth = static_cast<int>(std::ceil(m_size.width() * kPixelsPerMillimeter)) + 2;
    const int shapeHeight = static_cast<int>(std::ceil(m_size.height() * kPixelsPerMillimeter)) + 2;
    return {std::max({shapeWidth, metrics.horizontalAdvance(text()), 24}) + 2 * kPadding,
            shapeHeight + metrics.height() + 3 * kPadding};
}

QSizeF BaseButton::shapeSize() const { return m_size / kMillimetersPerInch; }

QSizeF BaseButton::draggedSize() const { return sizeOf(m_entry.footprint, dragFacing()) / kMillimetersPerInch; }

void BaseButton::paintDragged(QPainter& painter, double pixelsPerInch) const {
    painter.rotate(dragFacing().degrees());
    paintBase(painter, pixelsPerInch);
}

void BaseButton::paintBase(QPainter& painter, double pixelsPerInch) const {
    const double pixelsPerMillimeter = pixelsPerInch / kMillimetersPerInch;
    QPolygonF outline;
    for (const auto& corner : geometry::outlineOf({m_entry.footprint, {}, {}})) {
        outline.append(QPointF{corner.x.millimeters(), corner.y.millimeters()} * pixelsPerMillimeter);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    QColor fill = m_rim;
    fill.setAlphaF(0.18F);
    painter.setBrush(fill);
    painter.setPen(QPen{m_rim, 1.6});
    painter.drawPolygon(outline);
}

void BaseButton::paintShape(QPainter& painter, double pixelsPerInch) const {
    paintBase(painter, pixelsPerInch);
    const double pixelsPerMillimeter = pixelsPerInch / kMillimetersPerInch;
    painter.drawLine(QPointF{m_size.width() * 0.32 * pixelsPerMillimeter, 0},
                     QPointF{m_size.width() * 0.5 * pixelsPerMillimeter, 0});
}

void BaseButton::paintLarge(QPainter& painter) const {
    const int textHeight = fontMetrics().height();
    painter.save();
    painter.translate(width() / 2.0, (height() - textHeight - kPadding) / 2.0);
    paintShape(painter, kPixelsPerInch);
    painter.restore();
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect{0, height() - textHeight - kPadding / 2, width(), textHeight}, Qt::AlignCenter, text());
}

} // namespace sightline::app
