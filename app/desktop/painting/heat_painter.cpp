#include "app/desktop/painting/heat_painter.h"

#include "scenarios/analysis/isolines.h"

#include <QFont>
#include <QPainter>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

constexpr int kSteps = 128;
constexpr int kMarks = 4; ///< at most so many parts of the scale

QRectF boxOf(const geometry::SpotGrid& grid) {
    const QPointF low = toInches(grid.table().low);
    const double cell = grid.cell().inches();
    return {low, QSizeF{cell * grid.columns(), cell * grid.rows()}};
}

/// Whole numbers from `least` to `most`, evenly spread.
std::vector<std::pair<double, QString>> marksBetween(int least, int most) {
    std::vector<std::pair<double, QString>> marks;
    const int parts = std::clamp(most - least, 1, kMarks);
    for (int i = 0; i <= parts; ++i) {
        const int value = least + static_cast<int>(std::lround(static_cast<double>(most - least) * i / parts));
        marks.emplace_back(most == least ? 0.0 : static_cast<double>(value - least) / (most - least), QString::number(value));
    }
    return marks;
}

template <class Color> QImage cellsOf(const geometry::SpotGrid& grid, const std::vector<int>& values, Color&& color) {
    QImage image{grid.columns(), grid.rows(), QImage::Format_RGB32};
    for (int row = 0; row < grid.rows(); ++row) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < grid.columns(); ++column) {
            line[column] = color(values[grid.index(column, row)]);
        }
    }
    return image;
}

template <class Color> QImage scaleOf(Color&& color) {
    QImage image{kSteps, 1, QImage::Format_RGB32};
    for (int i = 0; i < kSteps; ++i) {
        image.setPixel(i, 0, color(static_cast<double>(i) / (kSteps - 1)));
    }
    return image;
}

} // namespace

HeatPicture heatPictureOf(const scenarios::HeatMap& map, const HeatChoice& choice) {
    HeatPicture picture;
    const double viewers = std::max(map.viewers, 1);
    picture.cells = cellsOf(map.grid, map.counts, [&](int count) { return colorOf(choice.colors, count / viewers).rgb(); });
    picture.table = boxOf(map.grid);
    picture.scale = scaleOf([&](double share) { return colorOf(choice.colors, share).rgb(); });
    picture.marks = marksBetween(0, map.viewers);
    const std::vector<double> values(map.counts.begin(), map.counts.end());
    for (const double level : choice.isolines) {
        for (const scenarios::Isoline& line : scenarios::isolines(map.grid, values, level * viewers)) {
            picture.isolines.moveTo(toInches(line.front()));
            std::for_each(line.begin() + 1, line.end(), [&](geometry::Point p) { picture.isolines.lineTo(toInches(p)); });
        }
    }
    return picture;
}

HeatPicture heatDifferencePictureOf(const scenarios::HeatMap& map, const scenarios::HeatMap& other) {
    HeatPicture picture;
    const auto difference = heatDifference(map, other);
    const auto [least, most] = std::ranges::minmax(difference);
    const int widest = std::max({-least, most, 1});
    picture.cells = cellsOf(map.grid, difference, [&](int value) { return differenceColor(static_cast<double>(value) / widest).rgb(); });
    picture.table = boxOf(map.grid);
    picture.scale = scaleOf([](double share) { return differenceColor(2 * share - 1).rgb(); });
    picture.marks = marksBetween(-widest, widest);
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
    // Light within dark: to be seen on any colour.
    painter.setPen(QPen{Qt::black, options.scale.inches(2.4)});
    painter.drawPath(picture.isolines);
    painter.setPen(QPen{Qt::white, options.scale.inches(1.0)});
    painter.drawPath(picture.isolines);
    painter.restore();
}

void paintHeatLegend(QPainter& painter, const HeatPicture& picture, const QRectF& box, const Theme& theme, double letterHeight) {
    if (picture.isEmpty()) {
        return;
    }
    painter.save();
    const QRectF bar{box.left(), box.top() + letterHeight / 2, letterHeight, box.height() - letterHeight};
    QTransform upright;
    upright.rotate(-90);
    painter.drawImage(bar, picture.scale.transformed(upright));
    painter.setPen(theme.text);
    painter.drawRect(bar);
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(letterHeight))));
    painter.setFont(font);
    for (const auto& [share, number] : picture.marks) {
        const double y = bar.bottom() - share * bar.height();
        painter.drawLine(QPointF{bar.right(), y}, QPointF{bar.right() + letterHeight / 3, y});
        painter.drawText(QRectF{bar.right() + letterHeight / 2, y - letterHeight, box.right() - bar.right(), 2 * letterHeight}, Qt::AlignVCenter | Qt::AlignLeft, number);
    }
    painter.restore();
}

} // namespace sightline::app
