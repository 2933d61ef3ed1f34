#include "app/desktop/painting/region_painter.h"

#include <QBrush>
#include <QPainter>
#include <QPen>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr double kBorder = 1.4;      ///< pixels
constexpr double kHatch = 9.0;       ///< pixels from line to line
constexpr int kShade = 60;           ///< of 255
constexpr int kHatchShade = 90;

void addRing(QPainterPath& path, const geometry::Ring& ring) {
    QPolygonF polygon;
    std::ranges::transform(ring, std::back_inserter(polygon), toInches);
    path.addPolygon(polygon);
    path.closeSubpath();
}

} // namespace

RegionPicture regionPictureOf(const geometry::TableRegion& region, const QRectF& table) {
    RegionPicture picture;
    for (const geometry::RegionPart& part : region.parts) {
        addRing(picture.border, part.outline);
        for (const geometry::Ring& hole : part.holes) {
            addRing(picture.border, hole);
        }
    }
    picture.shade.setFillRule(Qt::OddEvenFill);
    picture.shade.addRect(table);
    picture.shade.addPath(picture.border);
    return picture;
}

void paintRegion(QPainter& painter, const RegionPicture& picture, const PaintOptions& options) {
    if (picture.isEmpty()) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QColor shade = options.theme.isDark ? QColor{Qt::black} : options.theme.text;
    shade.setAlpha(options.theme.isDark ? 2 * kShade : kShade);
    painter.fillPath(picture.shade, shade);
    // Hatches beside the shade: it has to show in grey too.
    painter.setClipPath(picture.shade, Qt::IntersectClip);
    QColor hatch = options.theme.text;
    hatch.setAlpha(kHatchShade);
    painter.setPen(QPen{hatch, options.scale.inches(1.0)});
    const QRectF box = picture.shade.boundingRect();
    const double step = options.scale.inches(kHatch);
    for (double x = box.left() - box.height(); x < box.right(); x += step) {
        painter.drawLine(QPointF{x, box.bottom()}, QPointF{x + box.height(), box.top()});
    }
    painter.restore();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{options.theme.text, options.scale.inches(kBorder)});
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(picture.border);
    painter.restore();
}

} // namespace sightline::app
