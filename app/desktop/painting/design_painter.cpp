#include "app/desktop/painting/design_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <cmath>

namespace sightline::app {

namespace {

constexpr double kHatch = 6.0;    ///< pixels
constexpr double kLetters = 12.0; ///< pixels
constexpr double kEnd = 5.0;      ///< of a strip, pixels

QPen cosmetic(const QColor& color, double pixels, const PaintOptions& options, Qt::PenStyle style = Qt::SolidLine) { return QPen{color, options.scale.inches(pixels), style}; }

void paintCells(QPainter& painter, const std::vector<QRectF>& cells, const PaintOptions& options) {
    if (cells.empty()) {
        return;
    }
    QPainterPath area;
    area.setFillRule(Qt::WindingFill);
    for (const QRectF& cell : cells) {
        area.addRect(cell);
    }
    painter.save();
    QColor fill = options.theme.selection;
    fill.setAlpha(50);
    painter.fillPath(area, fill);
    painter.setClipPath(area, Qt::IntersectClip);
    painter.setPen(cosmetic(options.theme.selection, 1.2, options));
    const QRectF box = area.boundingRect();
    const double step = options.scale.inches(kHatch);
    for (double x = box.left() - box.height(); x < box.right(); x += step) {
        painter.drawLine(QPointF{x, box.top()}, QPointF{x + box.height(), box.bottom()});
    }
    painter.restore();
}

void paintText(QPainter& painter, QPointF at, const QString& text, const PaintOptions& options) {
    if (text.isEmpty()) {
        return;
    }
    painter.save();
    painter.translate(at);
    painter.scale(options.scale.inches(1.0), options.scale.inches(1.0)); // pixels from here
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(kLetters));
    font.setBold(true);
    painter.setFont(font);
    const QFontMetricsF metrics{font};
    const QRectF box = metrics.boundingRect(text).adjusted(-5, -3, 5, 3);
    const QRectF middle = box.translated(-box.center());
    painter.setPen(QPen{options.theme.selection, 1.0});
    painter.setBrush(options.theme.labelFill);
    painter.drawRoundedRect(middle, 3, 3);
    painter.setPen(options.theme.text);
    painter.drawText(middle, Qt::AlignCenter, text);
    painter.restore();
}

void paintStrip(QPainter& painter, const DesignMarks::Strip& strip, const PaintOptions& options) {
    const QPointF along = strip.to - strip.from;
    const double length = std::hypot(along.x(), along.y());
    if (length == 0.0) {
        return;
    }
    const QPointF across = QPointF{-along.y(), along.x()} / length;
    const QPointF half = across * (strip.width / 2);
    QColor fill = options.theme.selection;
    fill.setAlpha(70);
    painter.setBrush(fill);
    painter.setPen(cosmetic(options.theme.selection, 1.0, options));
    painter.drawPolygon(QPolygonF{{strip.from + half, strip.to + half, strip.to - half, strip.from - half}});
    painter.setPen(cosmetic(options.theme.selection, 2.5, options));
    painter.drawLine(strip.from, strip.to);
    const QPointF end = across * options.scale.inches(kEnd);
    painter.drawLine(strip.from - end, strip.from + end);
    painter.drawLine(strip.to - end, strip.to + end);
}

} // namespace

void paintDesignMarks(QPainter& painter, const DesignMarks& marks, const PaintOptions& options) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintCells(painter, marks.cells, options);
    painter.setBrush(Qt::NoBrush);
    for (const QPolygonF& outline : marks.outlines) {
        // Dark within light: to be seen on any ground.
        painter.setPen(cosmetic(options.theme.ground, 5.0, options));
        painter.drawPolygon(outline);
        painter.setPen(cosmetic(options.theme.selection, 2.5, options));
        painter.drawPolygon(outline);
    }
    for (const QPolygonF& ghost : marks.ghosts) {
        painter.setPen(cosmetic(options.theme.ground, 4.0, options));
        painter.drawPolygon(ghost);
        painter.setPen(cosmetic(options.theme.text, 2.0, options, Qt::DashLine));
        painter.drawPolygon(ghost);
    }
    for (const auto& strip : marks.strips) {
        paintStrip(painter, strip, options);
    }
    for (const auto& strip : marks.strips) {
        paintText(painter, (strip.from + strip.to) / 2, strip.text, options);
    }
    painter.restore();
}

} // namespace sightline::app
