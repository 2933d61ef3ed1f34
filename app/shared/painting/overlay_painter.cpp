#include "app/shared/painting/overlay_painter.h"

#include "app/shared/painting/shapes.h"
#include "app/shared/painting/sight_label.h"
#include "app/shared/painting/sight_line.h"
#include "app/shared/painting/sight_painter.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/vision_text.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>

namespace sightline::app {

namespace {

using scenarios::Scenario;
using scenarios::Verdict;

constexpr double kFaint = 0.55;     ///< strength of one of many lines
constexpr double kFaintWidth = 1.1; ///< pixels
constexpr double kDot = 2.6;        ///< pixels
constexpr double kPadding = 7.0;
constexpr double kOffSamplePoint = 16.0; ///< pixels between a spot and its words
constexpr double kSamplePointRing = 9.0;

/// Dashes cut to lines: a dashed stroke of thousands of lines takes seconds.
void addDashed(QList<QLineF>& lines, const QLineF& line, const QList<double>& dashes, PaintScale scale) {
    const double length = line.length();
    if (dashes.isEmpty() || length <= 0) {
        lines << line;
        return;
    }
    double at = 0.0;
    for (qsizetype i = 0; at < length; ++i) {
        const double part = scale.inches(dashes[i % dashes.size()]);
        if (i % 2 == 0) {
            lines << QLineF{line.pointAt(at / length), line.pointAt(std::min(1.0, (at + part) / length))};
        }
        at += std::max(part, 1e-4);
    }
}

struct FaintLines {
    QList<QLineF> lines;
    QList<QPointF> dots;
    QList<QLineF> crosses;
};

QFont smallFont(int pixels, bool bold) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(pixels);
    font.setBold(bold);
    return font;
}

void paintPin(QPainter& pixels, const QColor& color, const QColor& ground) {
    pixels.setPen(QPen{ground, 5.0, Qt::SolidLine, Qt::RoundCap});
    pixels.drawLine(QPointF{0, 0}, QPointF{0, 7});
    pixels.setPen(QPen{color, 2.0, Qt::SolidLine, Qt::RoundCap});
    pixels.drawLine(QPointF{0, 0}, QPointF{0, 7});
    pixels.setPen(QPen{ground, 1.5});
    pixels.setBrush(color);
    pixels.drawEllipse(QPointF{0, -2}, 4.5, 4.5);
}

} // namespace

void paintAllLines(QPainter& painter,
                   const Scenario& scenario,
                   std::span<const Verdict> verdicts,
                   const PaintOptions& options,
                   const std::stop_token& stop) {
    std::map<std::pair<scenarios::ModelId, scenarios::ModelId>, VerdictLook> drawn;
    std::map<VerdictLook, FaintLines> looks;
    for (const Verdict& verdict : verdicts) {
        if (stop.stop_requested()) {
            return;
        }
        const VerdictLook look = lookOf(scenario, verdict);
        drawn[{verdict.observer, verdict.target}] = look;
        const auto back = drawn.find({verdict.target, verdict.observer});
        if (back != drawn.end() && back->second == look) {
            continue;
        }
        FaintLines& faint = looks[look];
        const ShownLine shown = shownLine(verdict);
        const QPointF end = shown.stop.value_or(shown.line.p2());
        addDashed(faint.lines, {shown.line.p1(), end}, options.theme.style(look).dashes, options.scale);
        if (shown.stop) {
            const double arm = options.scale.inches(kDot);
            faint.crosses << QLineF{end + QPointF{-arm, -arm}, end + QPointF{arm, arm}}
                          << QLineF{end + QPointF{-arm, arm}, end + QPointF{arm, -arm}};
        } else {
            faint.dots << end;
        }
    }
    const auto paint = [&](VerdictLook look, const FaintLines& faint) {
        const VerdictStyle& style = options.theme.style(look);
        const QColor line = washed(style.color, kFaint, options);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(penOf(line, kFaintWidth, options.scale));
        // In portions, so that a key that is released ends it.
        constexpr qsizetype kPortion = 512;
        for (qsizetype i = 0; i < faint.lines.size() && !stop.stop_requested(); i += kPortion) {
            painter.drawLines(faint.lines.constData() + i,
                              static_cast<int>(std::min(kPortion, faint.lines.size() - i)));
        }
        painter.setPen(penOf(washed(style.color, 0.9, options), 1.6, options.scale));
        painter.drawLines(faint.crosses);
        painter.setBrush(options.theme.ground);
        for (const QPointF& dot : faint.dots) {
            painter.drawEllipse(dot, options.scale.inches(kDot), options.scale.inches(kDot));
        }
    };
    // Blocked lines first, so that they never hide one that passes.
    if (const auto blocked = looks.find(VerdictLook::Blocked); blocked != looks.end()) {
        paint(blocked->first, blocked->second);
    }
    for (const auto& [look, faint] : looks) {
        if (look != VerdictLook::Blocked) {
            paint(look, faint);
        }
    }
}

void paintSamplePoint(QPainter& painter,
                      const Scenario& scenario,
                      std::span<const Verdict> verdicts,
                      const SamplePointView& view,
                      const PaintOptions& options) {
    const PaintScale scale = options.scale;
    for (const bool seen : {false, true}) {
        std::map<VerdictLook, QList<QLineF>> lines;
        for (const Verdict& verdict : verdicts) {
            if (verdict.ruling.visible == seen) {
                const VerdictLook look = lookOf(scenario, verdict);
                const ShownLine shown = shownLine(verdict);
                addDashed(lines[look], {shown.line.p1(), shown.stop.value_or(shown.line.p2())},
                          options.theme.style(look).dashes, scale);
            }
        }
        for (const auto& [look, dashes] : lines) {
            painter.setPen(
                penOf(washed(options.theme.style(look).color, seen ? 0.85 : 0.4, options), seen ? 1.8 : 1.1, scale));
            painter.drawLines(dashes);
        }
    }
    // Who sees it stands out; who does not has a mark alone.
    for (const Verdict& verdict : verdicts) {
        const scenarios::Model* observer = scenario.model(verdict.observer);
        if (observer && verdict.ruling.visible) {
            if (view.ring) {
                view.ring(painter, *observer, lookOf(scenario, verdict), 1.0);
            } else {
                paintVerdictRing(painter, observer->placed(), lookOf(scenario, verdict), options.theme, scale);
            }
        }
    }
    // The marks stand on the far side of each base, where no line to the spot covers them.
    for (const Verdict& verdict : verdicts) {
        const scenarios::Model* observer = scenario.model(verdict.observer);
        if (!observer) {
            continue;
        }
        const QPointF middle = toInches(observer->position);
        const QPointF way = middle - view.place;
        const double length = std::hypot(way.x(), way.y());
        const QPointF away = length > 0 ? way / length : QPointF{0, -1};
        const QRectF box = toRect(geometry::boundsOf(observer->placed()));
        const double reach = std::max(box.width(), box.height()) / 2 + scale.inches(kMarkRadius + 5.0);
        VerdictStyle sign = options.theme.style(lookOf(scenario, verdict));
        paintEndMark(painter, middle + away * reach, -away, sign, verdict.ruling.visible ? 1.0 : 0.8, options);
    }
    paintInPixels(painter, view.place, scale, [&](QPainter& pixels) {
        for (const auto& [ink, width] :
             {std::pair{options.theme.ground, 5.0}, std::pair{options.theme.selection, 2.0}}) {
            pixels.setPen(QPen{ink, width});
            pixels.drawEllipse(QPointF{}, kSamplePointRing, kSamplePointRing);
            for (const QPointF& way : {QPointF{1, 0}, QPointF{0, 1}, QPointF{-1, 0}, QPointF{0, -1}}) {
                pixels.drawLine(way * (kSamplePointRing - 4.0), way * (kSamplePointRing + 5.0));
            }
        }
    });
    if (view.headline.isEmpty()) {
        return;
    }
    const QFont large = smallFont(14, true);
    const QFont small = smallFont(11, false);
    const QFontMetricsF largeMetrics{large};
    const QFontMetricsF smallMetrics{small};
    const double below = view.details.isEmpty() ? 0.0 : smallMetrics.height() + 2.0;
    const QSizeF size{
        std::max(largeMetrics.horizontalAdvance(view.headline), smallMetrics.horizontalAdvance(view.details)) +
            2 * kPadding,
        largeMetrics.height() + below + 2 * kPadding};
    QPointF corner{kOffSamplePoint, kOffSamplePoint};
    if (!view.area.isNull()) {
        const QPointF room = (view.area.bottomRight() - view.place) * scale.pixelsPerInch;
        if (room.x() < corner.x() + size.width()) {
            corner.setX(-kOffSamplePoint - size.width());
        }
        if (room.y() < corner.y() + size.height()) {
            corner.setY(-kOffSamplePoint - size.height());
        }
    }
    paintInPixels(painter, view.place, scale, [&](QPainter& pixels) {
        const QRectF box{corner, size};
        pixels.setPen(QPen{options.theme.textQuiet, 1.0});
        pixels.setBrush(options.theme.labelFill);
        pixels.drawRoundedRect(box, 5, 5);
        pixels.setPen(options.theme.text);
        pixels.setFont(large);
        pixels.drawText(box.topLeft() + QPointF{kPadding, kPadding + largeMetrics.ascent()}, view.headline);
        pixels.setPen(options.theme.textQuiet);
        pixels.setFont(small);
        pixels.drawText(box.topLeft() +
                            QPointF{kPadding, kPadding + largeMetrics.height() + 2.0 + smallMetrics.ascent()},
                        view.details);
    });
}

void paintPinnedLines(QPainter& painter,
                      const Scenario& scenario,
                      std::span<const Verdict> verdicts,
                      const PaintOptions& options) {
    SightView view;
    view.labels = false;
    for (const Verdict& verdict : verdicts) {
        if (!scenario.model(verdict.observer) || !scenario.model(verdict.target)) {
            continue;
        }
        paintSightAbove(painter, scenario, {&verdict, 1}, view, options);
        const ShownLine shown = shownLine(verdict);
        const QLineF line{shown.line.p1(), shown.stop.value_or(shown.line.p2())};
        const QString word = verdictWord(kindOf(scenario, verdict));
        const QFont font = smallFont(11, true);
        const QFontMetricsF metrics{font};
        const QColor& color = options.theme.style(lookOf(scenario, verdict)).color;
        // Off the line, on its upper side.
        const double length = std::max(line.length(), 1e-9);
        QPointF aside{line.dy() / length, -line.dx() / length};
        if (aside.y() > 0) {
            aside = -aside;
        }
        const QSizeF size{metrics.horizontalAdvance(word) + 24.0, metrics.height() + 6.0};
        const double clear = std::abs(aside.x()) * size.width() / 2 + std::abs(aside.y()) * size.height() / 2 + 6.0;
        paintInPixels(painter, line.center(), options.scale, [&](QPainter& pixels) {
            const QPointF middle = aside * clear;
            const QRectF box{middle - QPointF{size.width() / 2, size.height() / 2}, size};
            pixels.setPen(QPen{color, 1.2});
            pixels.setBrush(options.theme.labelFill);
            pixels.drawRoundedRect(box, 4, 4);
            pixels.setPen(options.theme.text);
            pixels.setFont(font);
            pixels.drawText(QPointF{box.left() + 18.0, box.top() + 3.0 + metrics.ascent()}, word);
            pixels.translate(box.left() + 10.0, box.center().y() - 1.0);
            paintPin(pixels, color, options.theme.ground);
        });
    }
}

} // namespace sightline::app
