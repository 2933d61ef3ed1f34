#include "app/shared/painting/stage_painter.h"

#include "app/shared/painting/shapes.h"
#include "app/shared/painting/sight_line.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

using geometry::SightStage;
using scenarios::TriedLine;

constexpr double kCross = 3.0; ///< pixels from the middle of a cross to its ends
constexpr double kDot = 2.6;

/// The style of the lines of a stage.
struct StageStyle {
    double width = 1.0;
    QList<double> dashes;
    bool isDouble = false;
};

StageStyle styleOf(SightStage stage) {
    switch (stage) {
    case SightStage::Center: return {2.4, {}, false};
    case SightStage::Edge: return {1.4, {8, 4}, false};
    case SightStage::Circumference: return {1.0, {1.5, 3}, false};
    case SightStage::Exact: return {5.0, {}, true};
    }
    return {};
}

QLineF drawnPart(const TriedLine& line) {
    return {toInches(line.line.from), toInches(line.blocked ? line.blocked->point : line.line.to)};
}

double apart(const QLineF& line, QPointF place) {
    const QPointF along = line.p2() - line.p1();
    const double square = QPointF::dotProduct(along, along);
    const double t = square > 0 ? std::clamp(QPointF::dotProduct(place - line.p1(), along) / square, 0.0, 1.0) : 0.0;
    const QPointF off = place - (line.p1() + along * t);
    return std::hypot(off.x(), off.y());
}

void paintStageEnd(
    QPainter& painter, const TriedLine& line, const QColor& color, double size, const PaintOptions& options) {
    const QPointF end = drawnPart(line).p2();
    if (line.blocked) {
        const double reach = options.scale.inches(kCross * size);
        painter.setPen(penOf(color, 1.6 * size, options.scale));
        painter.drawLine(end + QPointF{-reach, -reach}, end + QPointF{reach, reach});
        painter.drawLine(end + QPointF{-reach, reach}, end + QPointF{reach, -reach});
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    const double reach = options.scale.inches(kDot * size);
    painter.drawEllipse(end, reach, reach);
    painter.setBrush(Qt::NoBrush);
}

} // namespace

void paintStageLines(QPainter& painter,
                     std::span<const TriedLine> lines,
                     SightStage stage,
                     std::optional<std::size_t> pointed,
                     StageInk ink,
                     const PaintOptions& options) {
    const StageStyle style = styleOf(stage);
    const auto colorOf = [&](const TriedLine& line) {
        if (ink == StageInk::Quiet) {
            return options.theme.textQuiet;
        }
        return line.blocked ? options.theme.blocked.color : options.theme.clear.color;
    };
    const auto paintOne = [&](const TriedLine& line, double strength, double wider) {
        const QColor color = washed(colorOf(line), strength, options);
        const QLineF drawn = drawnPart(line);
        painter.setPen(penOf(color, style.width * wider, options.scale, style.dashes));
        painter.drawLine(drawn);
        if (style.isDouble) {
            painter.setPen(penOf(options.theme.ground, style.width * wider - 3.2, options.scale));
            painter.drawLine(drawn);
        }
        paintStageEnd(painter, line, color, std::sqrt(wider), options);
    };
    // Blocked lines first, so that they never hide a clear one.
    for (const bool clearOnes : {false, true}) {
        for (const TriedLine& line : lines) {
            if (line.stage == stage && line.blocked.has_value() != clearOnes) {
                paintOne(line, pointed ? 0.4 : 0.9, 1.0);
            }
        }
    }
    if (pointed && *pointed < lines.size() && lines[*pointed].stage == stage) {
        const TriedLine& line = lines[*pointed];
        painter.setPen(penOf(options.theme.ground, style.width * 2 + 4.0, options.scale));
        painter.drawLine(drawnPart(line));
        paintOne(line, 1.0, 2.0);
    }
}

std::optional<std::size_t>
stageLineAt(std::span<const TriedLine> lines, SightStage stage, QPointF place, double reach) {
    std::optional<std::size_t> nearest;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].stage != stage) {
            continue;
        }
        if (const double far = apart(drawnPart(lines[i]), place); far <= reach) {
            nearest = i;
            reach = far;
        }
    }
    return nearest;
}

} // namespace sightline::app
