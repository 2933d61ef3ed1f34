#include "app/shared/export/map_picture.h"

#include "app/shared/painting/shapes.h"

#include <QBuffer>
#include <QFileInfo>
#include <QPainter>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr int kPictureLength = 1200; ///< dots of the map's longer side, about
constexpr int kMinTitleWidth = 130;  ///< dots of the strip with the legend, where it has a title

/// Strokes a line in two widths, so that it stands out from light and from dark colors.
void strokeCased(QPainter& painter,
                 const QPainterPath& path,
                 const QColor& color,
                 double pixels,
                 PaintScale scale,
                 const QList<double>& dashesPixels = {}) {
    painter.strokePath(path, penOf(Qt::white, pixels + 2.0, scale));
    painter.strokePath(path, penOf(color, pixels, scale, dashesPixels));
}

/// Bases stand out as pieces do, in the color of their player.
void paintModelOutlines(QPainter& painter, const scenarios::Scenario& scenario, const Theme& theme, PaintScale scale) {
    constexpr double kBase = 2.4;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const scenarios::Model& model : scenario.models) {
        strokeCased(painter, pathOf(model.placed()), theme.playerColor(scenario, model.player), kBase, scale);
    }
    painter.restore();
}

QImage imageOf(const HeatPicture& picture, int dots, const scenarios::Scenario& scenario, const QString& title) {
    const QSize cells = picture.cells.size() * dots;
    const int letters = std::max(10, cells.height() / 36);
    const int strip = std::max(6 * letters, title.isEmpty() ? 0 : kMinTitleWidth);
    QFont font;
    font.setPixelSize(std::max(11, letters * 2 / 3));
    const QRect titleBox{cells.width() + letters / 2, letters / 2, strip, kPictureLength};
    const int titleHeight =
        title.isEmpty() ? 0 : QFontMetrics{font}.boundingRect(titleBox, Qt::TextWordWrap, title).height() + letters / 2;
    QImage image{cells.width() + letters + strip, std::max(cells.height(), 4 * letters + titleHeight),
                 QImage::Format_RGB32};
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
    paintOutlines(painter, scenario, theme, options.scale);
    paintModelOutlines(painter, scenario, theme, options.scale);
    painter.restore();
    painter.setFont(font);
    painter.setPen(theme.text);
    painter.drawText(titleBox, Qt::TextWordWrap, title);
    paintHeatLegend(painter, picture,
                    QRectF(cells.width() + letters, letters / 2.0 + titleHeight, strip - letters / 2.0,
                           image.height() - letters - titleHeight),
                    theme, letters);
    return image;
}

} // namespace

void paintOutlines(QPainter& painter, const scenarios::Scenario& scenario, const Theme& theme, PaintScale scale) {
    constexpr double kZone = 2.4;
    constexpr double kMat = 0.8;
    constexpr double kPiece = 1.6;
    constexpr double kWall = 2.4;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const scenarios::Zone& zone : scenario.zones) {
        strokeCased(painter, pathOf(zone.polygon), theme.playerColor(scenario, zone.player), kZone, scale, {9.0, 5.0});
    }
    for (const scenarios::Piece& piece : scenario.terrain) {
        const double width = piece.isWall() ? kWall : piece.isMat() ? kMat : kPiece;
        strokeCased(painter, pathOf(piece), Qt::black, width, scale);
        for (const scenarios::PieceWall& wall : piece.walls) {
            // A window or an open door lets lines pass.
            strokeCased(painter, pathOf(wall.polyline), Qt::black, kWall, scale,
                        wall.blocksSight ? QList<double>{} : QList<double>{3.0, 3.0});
        }
    }
    painter.restore();
}

MapPicture mapPictureOf(const scenarios::SamplePointValues& values,
                        const HeatChoice& choice,
                        const scenarios::Scenario& scenario,
                        const QString& title) {
    MapPicture result;
    result.dots = std::max(1, kPictureLength / std::max(values.grid.columns(), values.grid.rows()));
    QBuffer buffer{&result.png};
    buffer.open(QIODevice::WriteOnly);
    imageOf(heatPictureOf(values, choice), result.dots, scenario, title).save(&buffer, "PNG");
    return result;
}

QString worldFileName(const QString& pictureName) {
    const QFileInfo file{pictureName};
    return file.path() + u'/' + file.completeBaseName() + QStringLiteral(".pgw");
}

} // namespace sightline::app
