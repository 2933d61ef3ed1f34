#pragma once

#include "app/desktop/painting/color_map.h"
#include "app/desktop/painting/paint_options.h"
#include "scenarios/analysis/sample_point_values.h"

#include <QImage>
#include <QPainterPath>
#include <QRectF>
#include <QSizeF>

#include <vector>

class QPainter;

namespace sightline::app {

struct HeatChoice {
    ColorMap colors = ColorMap::Viridis;
    std::vector<double> isolines = {0.25, 0.5, 0.75}; ///< shares of the scale
};

/// A map for drawing over or beside the table.
struct HeatPicture {
    QImage cells;          ///< one pixel per cell; transparent where there is no value
    QRectF table;          ///< all cells, the last ones beyond the table's edge included; inches
    QPainterPath isolines; ///< table inches
    std::vector<std::pair<double, QString>> marks; ///< of the legend: share of its length, and the number there
    QImage scale;                                  ///< of the legend, from least to most: one pixel high
    [[nodiscard]] bool isEmpty() const { return cells.isNull(); }
};

/// Differences have colors of their own, the scale from as much less as there is to as much more, and no isolines.
[[nodiscard]] HeatPicture heatPictureOf(const scenarios::SamplePointValues& values, const HeatChoice& choice);

/// A map over the table of the window.
struct HeatLayer {
    HeatPicture picture;
    double opacity = 1.0;
    bool isStale = false; ///< of the table as it was: struck through
    [[nodiscard]] bool isEmpty() const { return picture.isEmpty(); }
};

void paintHeatLayer(QPainter& painter, const HeatLayer& layer, const PaintOptions& options);

/// Over the table; the painter is in table inches.
void paintHeat(QPainter& painter, const HeatPicture& picture, const PaintOptions& options, double opacity = 1.0);
/// The scale with its numbers, upright in `box`, most at the top; in the painter's own units, letters of
/// `letterHeight`.
void paintHeatLegend(
    QPainter& painter, const HeatPicture& picture, const QRectF& box, const Theme& theme, double letterHeight);

} // namespace sightline::app
