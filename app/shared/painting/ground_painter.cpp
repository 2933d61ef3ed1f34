#include "app/shared/painting/ground_painter.h"

#include "app/shared/painting/shapes.h"
#include "app/shared/text/table_unit.h"
#include "scenarios/judge/grid_places.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

constexpr double kInvisibleBelow = 7.0; ///< pixels an inch
constexpr double kFullFrom = 18.0;
constexpr double kNumberEachInchFrom = 64.0;
constexpr int kCoarseStep = 6;
constexpr double kWidestUpright = 14.0; ///< pixels of a number beside a tick of an upright ruler

QRectF tableRect(const scenarios::Table& table) { return {0, 0, table.width.inches(), table.height.inches()}; }

struct GridColors {
    QColor fine;
    QColor coarse;
};

/// Returns the strength of the 1 in grid, 0 to 1.
double fineGridStrength(PaintScale scale) {
    return std::clamp((scale.pixelsPerInch - kInvisibleBelow) / (kFullFrom - kInvisibleBelow), 0.0, 1.0);
}

GridColors gridColors(const PaintOptions& options) {
    return {faded(options.theme.gridFine, fineGridStrength(options.scale)), options.theme.gridCoarse};
}

/// Returns the colors of the grid on the ground, opaque: translucent ones take longer to paint.
GridColors gridColorsOnGround(const PaintOptions& options) {
    const auto onGround = [&](QColor ink) {
        const double strength = ink.alphaF();
        ink.setAlpha(255);
        return strength > 0 ? mixed(options.theme.ground, ink, strength) : QColor{Qt::transparent};
    };
    const GridColors colors = gridColors(options);
    return {onGround(colors.fine), onGround(colors.coarse)};
}

void paintGrid(QPainter& painter,
               const QRectF& table,
               const QRectF& exposed,
               const PaintOptions& options,
               const GridColors& colors) {
    const QRectF area = table.intersected(exposed);
    // Of bars thinner than a pixel some would cover none and be missing.
    const double width = options.scale.inches(std::max(options.theme.thinWidth, 1.0));
    painter.save();
    // Upright bars without smoothing: crisp, and many times faster than strokes.
    painter.setRenderHint(QPainter::Antialiasing, false);
    const auto paintBars = [&](const QColor& color, bool coarse) {
        if (color.alpha() == 0) {
            return;
        }
        const auto isOne = [&](int k) { return (k % kCoarseStep == 0) == coarse; };
        for (int x = std::max(1, static_cast<int>(std::ceil(area.left()))); x <= area.right() && x < table.right();
             ++x) {
            if (isOne(x)) {
                painter.fillRect(QRectF{x - width / 2, area.top(), width, area.height()}, color);
            }
        }
        for (int y = std::max(1, static_cast<int>(std::ceil(area.top()))); y <= area.bottom() && y < table.bottom();
             ++y) {
            if (isOne(y)) {
                painter.fillRect(QRectF{area.left(), y - width / 2, area.width(), width}, color);
            }
        }
    };
    paintBars(colors.fine, false);
    paintBars(colors.coarse, true);
    painter.restore();
}

/// The divisions of a ruler of one unit: inches by the grid, metric ones by centimeters.
struct RulerSteps {
    double tick;       ///< inches from tick to tick
    int middle;        ///< ticks from one longer tick to the next
    int major;         ///< and from one of the longest to the next
    int count;         ///< how many of the unit a tick is
    double numberRoom; ///< pixels that a number needs
};

RulerSteps stepsOf(LengthUnit unit) {
    constexpr double kCentimeter = 1.0 / 2.54;
    switch (unit) {
    case LengthUnit::Inches: return {1.0, 3, kCoarseStep, 1, 24.0};
    case LengthUnit::Centimeters: return {kCentimeter, 5, 10, 1, 24.0};
    case LengthUnit::Millimeters: return {kCentimeter, 5, 10, 10, 34.0};
    }
    return {1.0, 3, kCoarseStep, 1, 24.0};
}

/// Ticks from number to number: those of the longest, more where they would touch, each where these leave the window.
int numberStep(const RulerSteps& steps, PaintScale scale) {
    const double pixels = steps.tick * scale.pixelsPerInch;
    if (pixels >= std::max(kNumberEachInchFrom * steps.tick, steps.numberRoom)) {
        return 1;
    }
    int step = steps.major;
    while (step * pixels < steps.numberRoom) {
        step *= 2;
    }
    return step;
}

/// Returns the strength of ticks at this distance from each other.
double tickStrength(const RulerSteps& steps, PaintScale scale) {
    return steps.tick == 1.0 ? fineGridStrength(scale)
                             : std::clamp((steps.tick * scale.pixelsPerInch - 3.0) / 3.0, 0.0, 1.0);
}

void paintRuler(
    QPainter& painter, double length, QPointF origin, QPointF along, QPointF out, const PaintOptions& options) {
    const PaintScale scale = options.scale;
    const RulerSteps steps = stepsOf(options.rulerUnit);
    const double strength = tickStrength(steps, scale);
    const int numbers = numberStep(steps, scale);
    QFont font = painter.font();
    font.setPixelSize(10);
    const QFontMetricsF metrics{font};
    painter.setFont(font);
    // A length of whole ticks has its last one, however it was rounded.
    const int last = static_cast<int>(std::floor(length / steps.tick + 1e-9));
    for (int k = 0; k <= last; ++k) {
        const bool major = k % steps.major == 0;
        if (!major && strength <= 0) {
            continue;
        }
        const double reach = major ? 7.0 : (k % steps.middle == 0 ? 5.0 : 3.0);
        const QPointF foot = origin + along * (k * steps.tick);
        painter.setPen(penOf(faded(options.theme.ruler, major ? 1.0 : strength), options.theme.thinWidth, scale));
        painter.drawLine(foot, foot + out * scale.inches(reach));
        if (k % numbers == 0) {
            paintInPixels(painter, foot + out * scale.inches(14.5), scale, [&](QPainter& pixels) {
                // The zero of a ruler that is not in inches says what it counts.
                const QString text = k == 0 && options.rulerUnit != LengthUnit::Inches
                                         ? withUnit({}, options.rulerUnit).trimmed()
                                         : QString::number(k * steps.count);
                pixels.setPen(options.theme.rulerText);
                if (out.x() != 0 && metrics.horizontalAdvance(text) > kWidestUpright) {
                    pixels.rotate(out.x() < 0 ? -90 : 90); // it would lie over its tick, and leave the margin
                }
                pixels.drawText(QPointF{-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2}, text);
            });
        }
    }
}

} // namespace

Ground groundOf(const scenarios::Scenario& scenario) {
    const auto cell = scenarios::cellOf(scenario, scenarios::Space::Hex);
    return {scenario.table, cell ? std::optional{scenarios::HexGrid::onTable(scenario, *cell)} : std::nullopt};
}

void paintGround(QPainter& painter, const Ground& ground, const QRectF& exposed, const PaintOptions& options) {
    const QRectF area = tableRect(ground.table);
    painter.fillRect(area, options.theme.ground);
    if (options.grid && !ground.hexes) {
        paintGrid(painter, area, exposed, options, gridColorsOnGround(options));
    }
    painter.setPen(penOf(options.theme.tableEdge, options.theme.mediumWidth, options.scale));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area);
}

void paintGridOver(QPainter& painter, const Ground& ground, const QRectF& exposed, const PaintOptions& options) {
    if (options.grid && !ground.hexes) {
        paintGrid(painter, tableRect(ground.table), exposed, options, gridColors(options));
    }
}

void paintHexes(QPainter& painter, const Ground& ground, const PaintOptions& options) {
    const double strength = fineGridStrength(options.scale);
    if (!options.grid || !ground.hexes || strength <= 0.0) {
        return;
    }
    const QRectF area = tableRect(ground.table);
    QList<QLineF> lines;
    for (const scenarios::Hex hex :
         ground.hexes->within({fromInches(area.topLeft()), fromInches(area.bottomRight())})) {
        const geometry::Ring corners = ground.hexes->cornersOf(hex);
        for (std::size_t i = 0; i < 3; ++i) { // the other sides are those of its neighbors
            lines.emplace_back(toInches(corners[i]), toInches(corners[i + 1]));
        }
    }
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setPen(
        penOf(faded(options.theme.gridCoarse, strength), std::max(options.theme.thinWidth, 1.0), options.scale));
    painter.drawLines(lines);
    painter.restore();
}

void paintRulers(QPainter& painter, const scenarios::Table& table, const PaintOptions& options) {
    const QRectF area = tableRect(table);
    painter.save();
    paintRuler(painter, area.width(), area.topLeft(), {1, 0}, {0, -1}, options);
    paintRuler(painter, area.width(), area.bottomLeft(), {1, 0}, {0, 1}, options);
    paintRuler(painter, area.height(), area.topLeft(), {0, 1}, {-1, 0}, options);
    paintRuler(painter, area.height(), area.topRight(), {0, 1}, {1, 0}, options);
    painter.restore();
}

PinnedRulers pinnedRulers(const scenarios::Table& table, const QRectF& visible, PaintScale scale) {
    const QRectF area = tableRect(table);
    const double depth = scale.inches(kRulerMargin);
    PinnedRulers pinned;
    // A ruler of the table that is seen whole needs no second one.
    if (visible.intersects(area)) {
        if (visible.top() > area.top() - depth) {
            pinned.top = {visible.left(), visible.top(), visible.width(), depth};
        }
        if (visible.left() > area.left() - depth) {
            pinned.left = {visible.left(), visible.top(), depth, visible.height()};
        }
    }
    return pinned;
}

void paintPinnedRulers(QPainter& painter,
                       const scenarios::Table& table,
                       const QRectF& visible,
                       const PaintOptions& options) {
    const PinnedRulers pinned = pinnedRulers(table, visible, options.scale);
    const QRectF area = tableRect(table);
    const auto paintStrip = [&](const QRectF& strip, const QLineF& edge, double length, QPointF origin, QPointF along,
                                QPointF out) {
        painter.save();
        painter.setClipRect(strip, Qt::IntersectClip);
        painter.fillRect(strip, options.theme.labelFill);
        painter.setPen(penOf(options.theme.ruler, options.theme.thinWidth, options.scale));
        painter.drawLine(edge);
        paintRuler(painter, length, origin, along, out, options);
        painter.restore();
    };
    if (!pinned.left.isNull()) {
        // Where both meet, the upper one lies on top.
        QRectF strip = pinned.left;
        strip.setTop(strip.top() + pinned.top.height());
        paintStrip(strip, {strip.topRight(), strip.bottomRight()}, area.height(), {strip.right(), area.top()}, {0, 1},
                   {-1, 0});
    }
    if (!pinned.top.isNull()) {
        QRectF strip = pinned.top;
        strip.setLeft(strip.left() + pinned.left.width());
        if (!pinned.left.isNull()) {
            painter.fillRect(QRectF{pinned.top.topLeft(), strip.bottomLeft()}, options.theme.labelFill);
        }
        paintStrip(strip, {strip.bottomLeft(), strip.bottomRight()}, area.width(), {area.left(), strip.bottom()},
                   {1, 0}, {0, -1});
    }
}

void paintZone(QPainter& painter,
               const scenarios::Zone& zone,
               const QColor& color,
               ElementMarks marks,
               const Theme& theme,
               PaintScale scale) {
    const QPainterPath path = pathOf(zone.polygon);
    painter.fillPath(path, faded(color, marks.hovered ? 0.10 : 0.06));
    painter.strokePath(path, penOf(faded(color, 0.55), 4.0, scale, {7, 6}));
    if (marks.selected) {
        painter.strokePath(path, penOf(theme.selection, 2.0, scale));
    }
}

void paintObjective(QPainter& painter,
                    const scenarios::Objective& objective,
                    ElementMarks marks,
                    const Theme& theme,
                    PaintScale scale) {
    const geometry::PlacedFootprint placed{objective.base, objective.position, {}};
    const QPainterPath outline = pathOf(placed);
    if (marks.hovered) {
        painter.strokePath(outline, penOf(theme.hover, 9.0, scale));
    }
    painter.fillPath(outline, faded(theme.objective, 0.14));
    painter.strokePath(outline, penOf(theme.objective, theme.mediumWidth, scale));
    const QRectF box = outline.boundingRect();
    const double radius = std::min(box.width(), box.height()) / 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(penOf(theme.objective, 1.5, scale));
    painter.drawEllipse(box.center(), radius * 0.62, radius * 0.62);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.objective);
    painter.drawEllipse(box.center(), radius * 0.26, radius * 0.26);
    painter.setBrush(Qt::NoBrush);
    if (marks.selected) {
        painter.strokePath(pathOf(placed, scale.inches(4)), penOf(theme.selection, 1.5, scale));
        painter.strokePath(pathOf(placed, scale.inches(7)), penOf(theme.selection, 1.5, scale));
    }
}

namespace {

/// Letters are set at this size and scaled: fonts of few pixels round their widths.
constexpr double kLetterPixels = 64.0;

QFont labelFont() {
    QFont font;
    font.setPixelSize(static_cast<int>(kLetterPixels));
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

QRectF labelBox(const scenarios::Label& label) {
    const QFontMetricsF metrics{labelFont()};
    const double inch = label.size.inches() / metrics.capHeight();
    const QSizeF size{metrics.horizontalAdvance(label.text) * inch, metrics.height() * inch};
    return {toInches(label.position) - QPointF{size.width() / 2, size.height() / 2}, size};
}

void paintLabel(
    QPainter& painter, const scenarios::Label& label, ElementMarks marks, const Theme& theme, PaintScale scale) {
    const QFont font = labelFont();
    const QFontMetricsF metrics{font};
    const double inch = label.size.inches() / metrics.capHeight();
    painter.save();
    painter.translate(toInches(label.position));
    painter.rotate(label.turn.degrees());
    const QRectF box = labelBox(label).translated(-toInches(label.position));
    if (marks.hovered || marks.selected) {
        painter.setPen(marks.selected ? penOf(theme.selection, 1.5, scale) : QPen{Qt::NoPen});
        painter.setBrush(marks.hovered ? faded(theme.hover, 0.25) : QBrush{Qt::NoBrush});
        const double room = scale.inches(3);
        painter.drawRoundedRect(box.adjusted(-room, -room, room, room), scale.inches(3), scale.inches(3));
    }
    painter.scale(inch, inch);
    QPainterPath letters;
    letters.addText(-metrics.horizontalAdvance(label.text) / 2, metrics.ascent() - metrics.height() / 2, font,
                    label.text);
    painter.strokePath(letters, QPen{theme.ground, std::max(3.0, scale.inches(2.5) / inch), Qt::SolidLine, Qt::RoundCap,
                                     Qt::RoundJoin});
    painter.fillPath(letters, theme.text);
    painter.restore();
}

} // namespace sightline::app
