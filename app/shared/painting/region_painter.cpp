#include "app/shared/painting/region_painter.h"

#include <QBrush>
#include <QPainter>
#include <QPen>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr double kBorder = 1.4; ///< pixels
constexpr double kThinBorder = 1.0;
constexpr double kHatch = 9.0; ///< pixels from line to line
constexpr int kShade = 60;     ///< of 255
constexpr int kHatchShade = 90;

void addRing(QPainterPath& path, const geometry::Ring& ring) {
    QPolygonF polygon;
    std::ranges::transform(ring, std::back_inserter(polygon), toInches);
    path.addPolygon(polygon);
    path.closeSubpath();
}

QPainterPath pathOf(const geometry::PolygonSet& region) {
    QPainterPath path;
    for (const geometry::PolygonWithHoles& part : region.parts) {
        addRing(path, part.outline);
        for (const geometry::Ring& hole : part.holes) {
            addRing(path, hole);
        }
    }
    return path;
}

enum class Lean { Left, Right };

/// Paints hatches beside the shade, so that the region shows in gray too.
void paintShade(QPainter& painter,
                const QPainterPath& area,
                int strength,
                double hatchStep,
                Lean lean,
                const PaintOptions& options) {
    if (area.isEmpty()) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor shade = options.theme.isDark ? QColor{Qt::black} : options.theme.text;
    shade.setAlpha(options.theme.isDark ? 2 * strength : strength);
    painter.fillPath(area, shade);
    painter.setClipPath(area, Qt::IntersectClip);
    QColor hatch = options.theme.text;
    hatch.setAlpha(kHatchShade);
    painter.setPen(QPen{hatch, options.scale.inches(1.0)});
    const QRectF box = area.boundingRect();
    const double step = options.scale.inches(hatchStep);
    for (double x = box.left() - box.height(); x < box.right(); x += step) {
        const bool isRight = lean == Lean::Right;
        painter.drawLine(QPointF{x, isRight ? box.bottom() : box.top()},
                         QPointF{x + box.height(), isRight ? box.top() : box.bottom()});
    }
    painter.restore();
}

} // namespace

RegionPicture regionPictureOf(const geometry::PolygonSet& region,
                              const std::optional<geometry::PolygonSet>& possible,
                              const QRectF& table) {
    RegionPicture picture;
    picture.border = pathOf(region);
    picture.shade.setFillRule(Qt::OddEvenFill);
    picture.shade.addRect(table);
    if (possible) {
        picture.possible = pathOf(*possible);
        picture.between.setFillRule(Qt::OddEvenFill);
        picture.between.addPath(picture.possible);
        picture.between.addPath(picture.border);
    }
    picture.shade.addPath(possible ? picture.possible : picture.border);
    return picture;
}

void paintRegion(QPainter& painter, const RegionPicture& picture, const PaintOptions& options) {
    if (picture.isEmpty()) {
        return;
    }
    paintShade(painter, picture.shade, kShade, kHatch, Lean::Right, options);
    paintShade(painter, picture.between, kShade / 3, 2 * kHatch, Lean::Left, options);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{options.theme.text, options.scale.inches(kBorder)});
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(picture.border);
    painter.setPen(QPen{options.theme.text, options.scale.inches(kThinBorder), Qt::DashLine});
    painter.drawPath(picture.possible);
    painter.restore();
}

} // namespace sightline::app
