#include "app/shared/export/map_picture.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPainter>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr int kPictureLength = 1200; ///< dots of the map's longer side, about

QImage imageOf(const HeatPicture& picture, int dots) {
    const QSize cells = picture.cells.size() * dots;
    const int letters = std::max(10, cells.height() / 36);
    QImage image{cells.width() + 7 * letters, std::max(cells.height(), 4 * letters), QImage::Format_RGB32};
    const Theme theme = Theme::light();
    image.fill(theme.ground);
    QPainter painter{&image};
    painter.save();
    const double scale = cells.width() / picture.table.width();
    painter.setClipRect(QRect{{}, cells});
    painter.scale(scale, scale);
    painter.translate(-picture.table.topLeft());
    PaintOptions options;
    options.theme = theme;
    options.scale.pixelsPerInch = scale;
    paintHeat(painter, picture, options);
    painter.restore();
    paintHeatLegend(painter, picture,
                    QRectF(cells.width() + letters, letters / 2.0, 6 * letters, image.height() - letters), theme,
                    letters);
    return image;
}

} // namespace

MapPicture mapPictureOf(const scenarios::SamplePointValues& values, const HeatChoice& choice) {
    MapPicture result;
    result.dots = std::max(1, kPictureLength / std::max(values.grid.columns(), values.grid.rows()));
    QBuffer buffer{&result.png};
    buffer.open(QIODevice::WriteOnly);
    imageOf(heatPictureOf(values, choice), result.dots).save(&buffer, "PNG");
    return result;
}

QString worldFileName(const QString& pictureName) {
    const QFileInfo file{pictureName};
    return file.path() + u'/' + file.completeBaseName() + QStringLiteral(".pgw");
}

} // namespace sightline::app
