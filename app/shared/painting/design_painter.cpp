#include "app/shared/painting/design_painter.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

constexpr double kHatch = 6.0;        ///< pixels
constexpr double kLetters = 12.0;     ///< pixels
constexpr double kEnd = 5.0;          ///< of a strip, pixels
constexpr double kBeside = 8.0;       ///< from a line to its words, pixels
constexpr double kMinForWords = 28.0; ///< of a stretch, pixels

QPen cosmetic(const QColor& color, double pixels, const PaintOptions& options, Qt::PenStyle style = Qt::SolidLine) {
    return QPen{color, options.scale.inches(pixels), style};
}

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

/// Beside the line from one place to another, above a level one; nothing is covered by its words. `half`: how far the
/// strip reaches aside.
void paintTextBeside(
    QPainter& painter, QPointF from, QPointF to, double half, const QString& text, const PaintOptions& options) {
    if (text.isEmpty()) {
        return;
    }
    painter.save();
    painter.translate((from + to) / 2);
    painter.scale(options.scale.inches(1.0), options.scale.inches(1.0)); // pixels from here
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(kLetters));
    font.setBold(true);
    painter.setFont(font);
    const QFontMetricsF metrics{font};
    const QRectF box = metrics.boundingRect(text).adjusted(-5, -3, 5, 3);
    const QPointF way = to - from;
    const double length = std::max(1e-9, std::hypot(way.x(), way.y()));
    const QPointF aside = way.x() >= 0 ? QPointF{way.y(), -way.x()} / length : QPointF{-way.y(), way.x()} / length;
    const double reach = half / options.scale.inches(1.0) + kBeside + std::abs(aside.x()) * box.width() / 2 +
                         std::abs(aside.y()) * box.height() / 2;
    const QRectF middle = box.translated(aside * reach - box.center());
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

void paintStretch(QPainter& painter, const DesignMarks::Stretch& stretch, const PaintOptions& options) {
    const double width = stretch.isChosen ? 10.0 : 6.0; // a tape may lie over it
    painter.setBrush(Qt::NoBrush);
    painter.setPen(cosmetic(options.theme.ground, width + 3.0, options));
    painter.drawPolyline(stretch.line);
    const QColor color = stretch.isSeen ? options.theme.clear.color : options.theme.blocked.color;
    painter.setPen(cosmetic(color, width, options, stretch.isSeen ? Qt::SolidLine : Qt::DashLine));
    painter.drawPolyline(stretch.line);
    if (!stretch.turns) {
        return;
    }
    const QPointF along = stretch.line.size() > 1 ? stretch.line[1] - stretch.line[0] : QPointF{};
    const double length = std::hypot(along.x(), along.y());
    if (length > 0.0) {
        const QPointF across = QPointF{-along.y(), along.x()} / length * options.scale.inches(kEnd + width / 2);
        painter.setPen(cosmetic(options.theme.text, 2.0, options));
        painter.drawLine(stretch.line[0] - across, stretch.line[0] + across);
    }
}

/// Beside its longest leg; of stretches too short for words the list tells.
void paintWords(QPainter& painter, const DesignMarks::Stretch& stretch, const PaintOptions& options) {
    QLineF longest;
    for (qsizetype i = 1; i < stretch.line.size(); ++i) {
        const QLineF leg{stretch.line[i - 1], stretch.line[i]};
        longest = leg.length() > longest.length() ? leg : longest;
    }
    if (stretch.isChosen || longest.length() >= options.scale.inches(kMinForWords)) {
        paintTextBeside(painter, longest.p1(), longest.p2(), 0.0, stretch.text, options);
    }
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
        paintTextBeside(painter, strip.from, strip.to, strip.width / 2, strip.text, options);
    }
    for (const auto& stretch : marks.stretches) {
        paintStretch(painter, stretch, options);
    }
    for (const auto& stretch : marks.stretches) {
        paintWords(painter, stretch, options);
    }
    painter.restore();
}

} // namespace sightline::app
