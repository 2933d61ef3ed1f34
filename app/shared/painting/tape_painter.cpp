#include "app/shared/painting/tape_painter.h"

#include "app/shared/painting/shapes.h"
#include "app/shared/text/number_text.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

constexpr double kArrow = 7.0;     ///< pixels along the line
constexpr double kArrowHalf = 2.5; ///< pixels to each side
constexpr double kEdgeTick = 5.0;  ///< pixels to each side, along the table's edge

QPolygonF arrowAt(QPointF tip, QPointF way, PaintScale scale) {
    const QPointF back = tip - way * scale.inches(kArrow);
    const QPointF aside = QPointF{-way.y(), way.x()} * scale.inches(kArrowHalf);
    return {{tip, back + aside, back - aside}};
}

void paintLine(QPainter& painter, const QLineF& line, const Theme& theme, PaintScale scale) {
    const QPointF way = (line.p2() - line.p1()) / line.length();
    const QPointF aside = QPointF{-way.y(), way.x()} * scale.inches(kEdgeTick);
    const QLineF tick{line.p1() - aside, line.p1() + aside};
    painter.setPen(penOf(theme.ground, 3.5, scale));
    painter.drawLine(line);
    painter.setPen(penOf(theme.text, 1.2, scale));
    painter.drawLine(line);
    painter.drawLine(tick);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.text);
    painter.drawPolygon(arrowAt(line.p2(), way, scale));
    if (line.length() > scale.inches(3 * kArrow)) {
        painter.drawPolygon(arrowAt(line.p1(), -way, scale));
    }
}

QFont lengthFont() {
    QFont font = QGuiApplication::font();
    font.setPixelSize(12);
    return font;
}

/// Returns where the words of a line stand, in pixels from the table's corner: on the line, where none stand yet;
/// beside it if it is too short.
QRectF placeFor(const QLineF& line, QSizeF size, const QList<QRectF>& taken) {
    const auto boxAround = [&](QPointF middle) {
        return QRectF{middle - QPointF{size.width() / 2, size.height() / 2}, size};
    };
    const bool isLevel = std::abs(line.dx()) >= std::abs(line.dy());
    const double room = line.length() - 3 * kArrow;
    if (isLevel && room < size.width()) {
        return boxAround(line.center() - QPointF{0.0, size.height() / 2 + 4});
    }
    if (!isLevel && room < size.height()) {
        return boxAround(line.center() + QPointF{size.width() / 2 + 6, 0.0});
    }
    for (const double share : {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8}) {
        const QRectF box = boxAround(line.pointAt(share));
        if (std::ranges::none_of(taken, [&](const QRectF& other) { return other.intersects(box); })) {
            return box;
        }
    }
    return boxAround(line.center());
}

QLineF lineOf(const scenarios::TapeLine& tape) { return {toInches(tape.foot), toInches(tape.corner)}; }

} // namespace

void paintTapeLines(QPainter& painter,
                    std::span<const scenarios::TapeLine> lines,
                    const Theme& theme,
                    PaintScale scale) {
    painter.save();
    for (const scenarios::TapeLine& tape : lines) {
        if (const QLineF line = lineOf(tape); line.length() > 0.0) {
            paintLine(painter, line, theme, scale);
        }
    }
    painter.restore();
}

void paintTapeLengths(QPainter& painter,
                      std::span<const scenarios::TapeLine> lines,
                      const Theme& theme,
                      PaintScale scale) {
    const QFont font = lengthFont();
    const QFontMetricsF metrics{font};
    QList<QRectF> taken;
    paintInPixels(painter, {}, scale, [&](QPainter& pixels) {
        pixels.setFont(font);
        for (const scenarios::TapeLine& tape : lines) {
            const QString text = lengthText(tape.length);
            const QLineF line{toInches(tape.foot) * scale.pixelsPerInch, toInches(tape.corner) * scale.pixelsPerInch};
            const QRectF box = placeFor(line, {metrics.horizontalAdvance(text) + 8, metrics.height() + 2}, taken);
            taken.append(box);
            pixels.setPen(Qt::NoPen);
            pixels.setBrush(theme.labelFill);
            pixels.drawRoundedRect(box, 3, 3);
            pixels.setPen(theme.text);
            pixels.drawText(box, Qt::AlignCenter, text);
        }
    });
}

QRectF boxOf(std::span<const scenarios::TapeLine> lines) {
    QRectF box;
    for (const scenarios::TapeLine& tape : lines) {
        const QLineF line = lineOf(tape);
        // Level and upright lines have no area, and a rectangle without area joins nothing.
        box = box.united(QRectF{line.p1(), line.p2()}.normalized().adjusted(-0.01, -0.01, 0.01, 0.01));
    }
    return box;
}

} // namespace sightline::app
