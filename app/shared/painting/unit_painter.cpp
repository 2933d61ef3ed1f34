#include "app/shared/painting/unit_painter.h"

#include "app/shared/painting/shapes.h"
#include "app/shared/painting/sight_painter.h"

#include <QPainter>

namespace sightline::app {

namespace {

constexpr double kDash = 6.0; ///< pixels
constexpr double kGap = 4.0;
constexpr double kLabel = 11.0; ///< radius of the disc behind a rank, pixels

void paintGhost(
    QPainter& painter, const scenarios::Model& model, const Ghost& ghost, bool isFront, const PaintOptions& options) {
    const QColor color = options.theme.preview;
    const auto outline = pathOf(geometry::PlacedFootprint{model.base, ghost.position, ghost.facing});
    painter.fillPath(outline, faded(color, isFront ? 0.35 : 0.12));
    painter.setPen(penOf(color, isFront ? 2.5 : 1.5, options.scale));
    painter.setBrush(Qt::NoBrush);
    painter.drawLines(dashesAlong(outline, options.scale, kDash, isFront ? 0.0 : kGap));
    const QPointF from = toInches(model.position);
    const QPointF to = toInches(ghost.position);
    if (from != to) {
        painter.setPen(penOf(color, 1.25, options.scale));
        QPainterPath way{from};
        way.lineTo(to);
        painter.drawLines(dashesAlong(way, options.scale, 2.0, kGap));
    }
    paintInPixels(painter, to, options.scale, [&](QPainter& pixels) {
        QFont font = pixels.font();
        font.setPixelSize(13);
        font.setBold(true);
        pixels.setFont(font);
        const QRectF disc{-kLabel, -kLabel, 2 * kLabel, 2 * kLabel};
        pixels.setPen(QPen{color, isFront ? 2.0 : 1.0});
        pixels.setBrush(options.theme.labelFill);
        pixels.drawEllipse(disc);
        pixels.setPen(options.theme.text);
        pixels.drawText(disc, Qt::AlignCenter, ghost.label);
    });
}

} // namespace

void paintUnits(QPainter& painter,
                const scenarios::Scenario& scenario,
                const UnitPicture& picture,
                const PaintOptions& options) {
    std::vector<scenarios::Verdict> lines;
    for (const scenarios::Verdict& verdict : picture.lines) {
        if (scenario.model(verdict.observer) && scenario.model(verdict.target)) {
            lines.push_back(verdict);
        }
    }
    SightView view;
    view.labels = false;
    paintSightAbove(painter, scenario, lines, view, options);
    for (std::size_t i = 0; i < picture.ghosts.size(); ++i) {
        if (const auto* model = scenario.model(picture.ghosts[i].model)) {
            paintGhost(painter, *model, picture.ghosts[i], picture.front == i, options);
        }
    }
}

QRectF boxOf(const UnitPicture& picture) {
    QRectF box;
    const auto add = [&box](geometry::Point p) { box |= QRectF{toInches(p), QSizeF{0.001, 0.001}}; };
    for (const scenarios::Verdict& verdict : picture.lines) {
        add(verdict.line.from);
        add(verdict.line.to);
    }
    for (const Ghost& ghost : picture.ghosts) {
        add(ghost.position);
    }
    return box;
}

} // namespace sightline::app
