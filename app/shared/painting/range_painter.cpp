#include "app/shared/painting/range_painter.h"

#include "app/shared/painting/shapes.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <iterator>

namespace sightline::app {

namespace {

struct RingStyle {
    QColor color;
    double width = 1.4; ///< pixels
};

QList<double> dashesOf(RangeKind kind) {
    switch (kind) {
    case RangeKind::Distance: return {2, 4};
    case RangeKind::Weapon: return {9, 5};
    case RangeKind::MinRange: return {2, 3};
    case RangeKind::Coherency: return {8, 3, 2, 3};
    case RangeKind::Engagement: return {};
    }
    return {};
}

RingStyle styleOf(RangeKind kind, const Theme& theme) {
    switch (kind) {
    case RangeKind::Distance: return {theme.selection, 1.3};
    case RangeKind::Weapon: return {theme.selection, 1.8};
    case RangeKind::MinRange: return {theme.selection, 1.3};
    case RangeKind::Coherency: return {theme.objective, 1.3};
    case RangeKind::Engagement: return {theme.warning, 1.3};
    }
    return {};
}

void paintWords(
    QPainter& painter, QPointF place, const QString& words, const QColor& color, const PaintOptions& options) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(11);
    font.setBold(true);
    const QFontMetricsF metrics{font};
    const QSizeF size{metrics.horizontalAdvance(words) + 8, metrics.height() + 2};
    paintInPixels(painter, place, options.scale, [&](QPainter& pixels) {
        const QRectF box{QPointF{-size.width() / 2, -size.height() / 2}, size};
        pixels.setPen(QPen{color, 1.0});
        pixels.setBrush(options.theme.labelFill);
        pixels.drawRoundedRect(box, 3, 3);
        pixels.setPen(options.theme.text);
        pixels.setFont(font);
        pixels.drawText(box, Qt::AlignCenter, words);
    });
}

void paintRing(QPainter& painter,
               const RangeRing& ring,
               const RingStrokes::Ring& strokes,
               const QRectF& area,
               const PaintOptions& options) {
    const RingStyle style = styleOf(ring.kind, options.theme);
    const double width = options.scale.inches(style.width);
    const QRectF room = area.adjusted(-width, -width, width, width);
    if (!strokes.reached.isEmpty() && room.intersects(strokes.reached.boundingRect())) {
        painter.fillPath(strokes.reached, faded(style.color, 0.07));
    }
    QList<QLineF> seen;
    std::ranges::copy_if(strokes.dashes, std::back_inserter(seen), [&](const QLineF& dash) {
        return std::max(dash.x1(), dash.x2()) >= room.left() && std::min(dash.x1(), dash.x2()) <= room.right() &&
               std::max(dash.y1(), dash.y2()) >= room.top() && std::min(dash.y1(), dash.y2()) <= room.bottom();
    });
    painter.fillPath(barsOf(seen, width), style.color);
}

} // namespace

QRectF RangePicture::box() const {
    QRectF box;
    for (const RangeRing& ring : rings) {
        box |= ring.outline.boundingRect();
    }
    for (const RangeLink& link : links) {
        box |= QRectF{link.line.p1(), link.line.p2()}.normalized().adjusted(-0.01, -0.01, 0.01, 0.01);
    }
    for (const ApartMark& mark : apart) {
        box |= mark.outline.boundingRect();
    }
    return box;
}

RingStrokes strokesOf(const RangePicture& picture, PaintScale scale) {
    RingStrokes strokes{scale.pixelsPerInch, {}};
    for (const RangeRing& ring : picture.rings) {
        QPainterPath reached;
        if (ring.arc) {
            QPainterPath wedge;
            wedge.addPolygon(*ring.arc);
            wedge.closeSubpath();
            reached = ring.outline.intersected(wedge);
        }
        strokes.rings.push_back({dashesAlong(ring.arc ? reached : ring.outline, scale, dashesOf(ring.kind)), reached});
    }
    return strokes;
}

void paintRanges(QPainter& painter,
                 const RangePicture& picture,
                 const RingStrokes& strokes,
                 const QRectF& area,
                 const PaintOptions& options) {
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 0; i < picture.rings.size(); ++i) {
        paintRing(painter, picture.rings[i], strokes.rings[i], area, options);
    }
    for (const RangeLink& link : picture.links) {
        const RingStyle style = styleOf(link.kind, options.theme);
        painter.setPen(penOf(options.theme.ground, 5.0, options.scale));
        painter.drawLine(link.line);
        painter.setPen(penOf(style.color, 2.2, options.scale));
        painter.drawLine(link.line);
    }
    for (const ApartMark& mark : picture.apart) {
        painter.setPen(penOf(options.theme.warning, 2.5, options.scale));
        painter.drawLines(dashesAlong(mark.outline, options.scale, 4, 4));
        paintWords(painter, mark.place, mark.words, options.theme.warning, options);
    }
    for (const RangeRing& ring : picture.rings) {
        if (!ring.label.isEmpty()) {
            paintWords(painter, ring.labelPosition, ring.label, styleOf(ring.kind, options.theme).color, options);
        }
    }
    for (const RangeLink& link : picture.links) {
        if (!link.label.isEmpty()) {
            paintWords(painter, link.line.center(), link.label, styleOf(link.kind, options.theme).color, options);
        }
    }
}

} // namespace sightline::app
