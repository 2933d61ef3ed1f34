#pragma once

#include "app/shared/painting/color_map.h"
#include "app/shared/painting/paint_options.h"
#include "scenarios/analysis/sample_point_values.h"

#include <QImage>
#include <QPainterPath>
#include <QRectF>
#include <QSizeF>

#include <vector>

class QPainter;

namespace sightline::app {

/// The appearance of a heat map.
struct HeatChoice {
    ColorMap colors = ColorMap::Viridis;
    std::vector<double> isolines = {0.25, 0.5, 0.75}; ///< values, as shares of the scale (0 to 1)
};

/// A heat map, ready to be drawn over or beside the table.
struct HeatPicture {
    QImage cells;          ///< one pixel per cell; transparent where there is no value
    QRectF table;          ///< all cells, the last ones beyond the table's edge included; inches
    QRectF surface;        ///< the table itself, inches
    QPainterPath isolines; ///< table inches
    std::vector<std::pair<double, QString>> marks; ///< of the legend: position, 0 to 1, and number
    QImage scale;                                  ///< the color scale from smallest to largest: one pixel high
    [[nodiscard]] bool isEmpty() const { return cells.isNull(); }
};

/// Creates the picture of a map. A map of differences has its own colors, a scale symmetric about zero and no isolines.
[[nodiscard]] HeatPicture heatPictureOf(const scenarios::SamplePointValues& values, const HeatChoice& choice);

/// A heat map over the table of the window.
struct HeatLayer {
    HeatPicture picture;
    double opacity = 1.0;
    bool isStale = false; ///< true: computed for an earlier state of the table; struck through
    [[nodiscard]] bool isEmpty() const { return picture.isEmpty(); }
};

/// Paints the layer over the table and no farther, with the painter in table inches.
void paintHeatLayer(QPainter& painter, const HeatLayer& layer, const PaintOptions& options);

/// Paints the map over the table, with the painter in table inches.
void paintHeat(QPainter& painter, const HeatPicture& picture, const PaintOptions& options, double opacity = 1.0);
/// Paints the vertical scale with its numbers in `box`, the largest at the top. `box` and `letterHeight` are in units
/// of the painter.
void paintHeatLegend(
    QPainter& painter, const HeatPicture& picture, const QRectF& box, const Theme& theme, double letterHeight);

} // namespace sightline::app
