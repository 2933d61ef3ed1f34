#include "app/shared/painting/heat_painter.h"

#include "scenarios/analysis/isolines.h"

#include <QFont>
#include <QLocale>
#include <QPainter>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

constexpr int kSteps = 128;
constexpr double kStrikeStep = 14.0; ///< pixels
constexpr int kStrikeShade = 170;    ///< of 255
constexpr int kMarks = 4;            ///< at most so many parts of the scale

QRectF boxOf(const geometry::SamplePointGrid& grid) {
    const QPointF low = toInches(grid.table().low);
    const double cell = grid.cell().inches();
    return {low, QSizeF{cell * grid.columns(), cell * grid.rows()}};
}

QString numberText(double value, double range, bool isWhole) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    const int decimals = isWhole || range >= 400.0 ? 0 : range >= 40.0 ? 1 : range >= 4.0 ? 2 : 3;
    return locale.toString(value == 0.0 ? 0.0 : value, 'f', decimals);
}

/// Evenly spread over the scale; of counts whole numbers.
std::vector<std::pair<double, QString>> marksOf(const scenarios::SamplePointValues& values) {
    std::vector<std::pair<double, QString>> marks;
    const double range = values.most - values.least;
    const bool isWhole = values.viewers > 0;
    const int parts = isWhole ? std::clamp(static_cast<int>(range), 1, kMarks) : kMarks;
    for (int i = 0; i <= parts; ++i) {
        const double even = values.least + range * i / parts;
        const double value = isWhole ? values.least + std::round(even - values.least) : even;
        marks.emplace_back(values.shareOf(value), numberText(value, range, isWhole));
    }
    return marks;
}

template <class Color> QImage scaleOf(Color&& color) {
    QImage image{kSteps, 1, QImage::Format_RGB32};
    for (int i = 0; i < kSteps; ++i) {
        image.setPixel(i, 0, color(static_cast<double>(i) / (kSteps - 1)));
    }
    return image;
}

} // namespace

HeatPicture heatPictureOf(const scenarios::SamplePointValues& values, const HeatChoice& choice) {
    HeatPicture picture;
    const auto color = [&](double share) {
        return values.isDifference ? differenceColor(2 * share - 1) : colorOf(choice.colors, share);
    };
    const auto& grid = values.grid;
    picture.cells = QImage{grid.columns(), grid.rows(), QImage::Format_ARGB32_Premultiplied};
    for (int row = 0; row < grid.rows(); ++row) {
        auto* line = reinterpret_cast<QRgb*>(picture.cells.scanLine(row));
        for (int column = 0; column < grid.columns(); ++column) {
            const std::size_t samplePoint = grid.index(column, row);
            line[column] = values.hasValue(samplePoint) ? color(values.shareOf(values.values[samplePoint])).rgb()
                                                        : qRgba(0, 0, 0, 0);
        }
    }
    picture.table = boxOf(grid);
    picture.surface = {toInches(grid.table().low), toInches(grid.table().high)};
    picture.scale = scaleOf([&](double share) { return color(share).rgb(); });
    picture.marks = marksOf(values);
    if (values.isDifference) {
        return picture;
    }
    std::vector<double> all = values.values;
    std::ranges::replace_if(
        all, [](double value) { return std::isnan(value); }, values.least);
    for (const double level : choice.isolines) {
        for (const scenarios::Isoline& line :
             scenarios::isolines(grid, all, values.least + level * (values.most - values.least))) {
            picture.isolines.moveTo(toInches(line.front()));
            std::for_each(line.begin() + 1, line.end(),
                          [&](geometry::Point p) { picture.isolines.lineTo(toInches(p)); });
        }
    }
    return picture;
}

void paintHeat(QPainter& painter, const HeatPicture& picture, const PaintOptions& options, double opacity) {
    if (picture.isEmpty()) {
        return;
    }
    painter.save();
    painter.setOpacity(opacity);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(picture.table, picture.cells);
    painter.setOpacity(1.0);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    // Light within dark: to be seen on any color.
    painter.setPen(QPen{Qt::black, options.scale.inches(2.4)});
    painter.drawPath(picture.isolines);
    painter.setPen(QPen{Qt::white, options.scale.inches(1.0)});
    painter.drawPath(picture.isolines);
    painter.restore();
}

void paintHeatLayer(QPainter& painter, const HeatLayer& layer, const PaintOptions& options) {
    if (layer.isEmpty()) {
        return;
    }
    painter.save();
    // The last cells reach beyond the edge where they do not divide the table.
    painter.setClipRect(layer.picture.surface, Qt::IntersectClip);
    paintHeat(painter, layer.picture, options, layer.opacity);
    if (!layer.isStale) {
        painter.restore();
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    QColor strike = options.theme.ground;
    strike.setAlpha(kStrikeShade);
    painter.setPen(QPen{strike, options.scale.inches(2.0)});
    const QRectF box = layer.picture.table;
    const double step = options.scale.inches(kStrikeStep);
    for (double x = box.left() - box.height(); x < box.right(); x += step) {
        painter.drawLine(QPointF{x, box.top()}, QPointF{x + box.height(), box.bottom()});
    }
    painter.restore();
}

void paintHeatLegend(
    QPainter& painter, const HeatPicture& picture, const QRectF& box, const Theme& theme, double letterHeight) {
    if (picture.isEmpty()) {
        return;
    }
    painter.save();
    const QRectF bar{box.left(), box.top() + letterHeight / 2, letterHeight, box.height() - letterHeight};
    QTransform upright;
    upright.rotate(-90);
    painter.drawImage(bar, picture.scale.transformed(upright));
    painter.setPen(theme.text);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar);
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(letterHeight))));
    painter.setFont(font);
    for (const auto& [share, number] : picture.marks) {
        const double y = bar.bottom() - share * bar.height();
        painter.drawLine(QPointF{bar.right(), y}, QPointF{bar.right() + letterHeight / 3, y});
        painter.drawText(
            QRectF{bar.right() + letterHeight / 2, y - letterHeight, box.right() - bar.right(), 2 * letterHeight},
            Qt::AlignVCenter | Qt::AlignLeft, number);
    }
    painter.restore();
}

} // namespace sightline::app
