#include "app/shared/painting/difference_painter.h"

#include "app/shared/painting/shapes.h"
#include "app/shared/painting/sight_line.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

constexpr double kApart = 3.5; ///< pixels that a line lies beside the one back
constexpr double kWidth = 1.5; ///< pixels
constexpr double kFrontWidth = 3.0;
constexpr double kStrength = 0.62;
constexpr double kLetterRing = 7.0; ///< pixels
constexpr double kArrow = 8.0;
/// From the observer: not the middle, where the ring of the line back would lie.
constexpr double kLetterAt = 0.38;
/// More rings than this would be all there is to see.
constexpr std::size_t kMaxLetters = 80;

QLineF beside(const QLineF& line, PaintScale scale) {
    if (line.length() <= 0.0) {
        return line;
    }
    const QLineF normal = line.normalVector().unitVector();
    const double apart = scale.inches(kApart);
    return line.translated(normal.dx() * apart, normal.dy() * apart);
}

void paintArrow(QPainter& painter, const QLineF& line, const QColor& color, const PaintOptions& options) {
    paintInPixels(painter, line.p2(), options.scale, [&](QPainter& pixels) {
        pixels.rotate(std::atan2(line.dy(), line.dx()) * 180.0 / M_PI);
        pixels.setPen(QPen{color, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
        pixels.drawPolyline(QPolygonF{{QPointF{-kArrow, -kArrow / 2}, QPointF{0, 0}, QPointF{-kArrow, kArrow / 2}}});
    });
}

void paintLetter(QPainter& painter,
                 const DifferenceLine& shown,
                 const QLineF& line,
                 const QColor& color,
                 const PaintOptions& options) {
    paintInPixels(painter, line.pointAt(kLetterAt), options.scale, [&](QPainter& pixels) {
        pixels.setPen(QPen{color, 1.5});
        pixels.setBrush(options.theme.labelFill);
        pixels.drawEllipse(QPointF{}, kLetterRing, kLetterRing);
        QFont font = pixels.font();
        font.setPixelSize(10);
        font.setBold(true);
        pixels.setFont(font);
        pixels.setPen(options.theme.text);
        pixels.drawText(QRectF{-kLetterRing, -kLetterRing, 2 * kLetterRing, 2 * kLetterRing}, Qt::AlignCenter,
                        letterOf(shown.kind));
    });
}

void paintAnswers(QPainter& painter, const DifferenceLine& shown, const QLineF& line, const PaintOptions& options) {
    paintInPixels(painter, line.pointAt(kLetterAt), options.scale, [&](QPainter& pixels) {
        QFont font = pixels.font();
        font.setPixelSize(12);
        pixels.setFont(font);
        const QFontMetricsF metrics{font};
        const QRectF text = metrics.boundingRect(QRectF{0, 0, 1000, 1000}, Qt::AlignLeft, shown.answers);
        QRectF box{0, 0, text.width() + 14, text.height() + 8};
        // Beside the line: labels never sit on one.
        const double steep = std::abs(line.dy()) / std::max(1e-9, line.length());
        box.moveCenter({0, 0});
        const double off = kLetterRing + 6;
        steep > 0.7 ? box.moveLeft(off) : box.moveTop(off);
        pixels.setPen(QPen{options.theme.selection, 1.5});
        pixels.setBrush(options.theme.labelFill);
        pixels.drawRoundedRect(box, 4, 4);
        pixels.setPen(options.theme.text);
        pixels.drawText(box.adjusted(7, 4, -7, -4), Qt::AlignLeft, shown.answers);
    });
}

} // namespace

DifferenceKind kindOf(const scenarios::RulingDifference& difference) {
    const auto& a = difference.a.ruling;
    const auto& b = difference.b.ruling;
    const auto isOpen = [](const scenarios::Ruling& ruling) {
        return ruling.certainty == scenarios::Certainty::DependsOnSculpt;
    };
    if (a.visible != b.visible && !isOpen(a) && !isOpen(b)) {
        return a.visible ? DifferenceKind::OnlyA : DifferenceKind::OnlyB;
    }
    return a.cover != b.cover ? DifferenceKind::Cover : DifferenceKind::Other;
}

QList<double> dashesOf(DifferenceKind kind) {
    switch (kind) {
    case DifferenceKind::OnlyA: return {14, 4};
    case DifferenceKind::OnlyB: return {3, 4};
    case DifferenceKind::Cover: return {12, 4, 3, 4};
    case DifferenceKind::Other: return {6, 4, 2, 4, 2, 4};
    }
    return {};
}

QString letterOf(DifferenceKind kind) {
    switch (kind) {
    case DifferenceKind::OnlyA: return QStringLiteral("A");
    case DifferenceKind::OnlyB: return QStringLiteral("B");
    case DifferenceKind::Cover: return QStringLiteral("C");
    case DifferenceKind::Other: return QStringLiteral("≠");
    }
    return {};
}

void paintDifferences(QPainter& painter, const DifferenceView& view, const PaintOptions& options) {
    const QColor quiet = washed(options.theme.text, kStrength, options);
    for (std::size_t i = 0; i < view.lines.size(); ++i) {
        const DifferenceLine& shown = view.lines[i];
        const bool isFront = view.front == i;
        const QLineF line = beside(shown.line, options.scale);
        const QColor& color = isFront ? options.theme.selection : quiet;
        if (isFront) {
            painter.setPen(penOf(options.theme.ground, kFrontWidth + 3.0, options.scale));
            painter.drawLine(line);
        }
        painter.setPen(penOf(color, isFront ? kFrontWidth : kWidth, options.scale, dashesOf(shown.kind)));
        painter.drawLine(line);
        paintArrow(painter, line, color, options);
    }
    for (std::size_t i = 0; i < view.lines.size(); ++i) {
        if (view.front == i || view.lines.size() <= kMaxLetters) {
            paintLetter(painter, view.lines[i], beside(view.lines[i].line, options.scale),
                        view.front == i ? options.theme.selection : quiet, options);
        }
    }
    if (view.front && *view.front < view.lines.size()) {
        const DifferenceLine& front = view.lines[*view.front];
        paintAnswers(painter, front, beside(front.line, options.scale), options);
    }
}

} // namespace sightline::app
