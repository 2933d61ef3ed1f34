#pragma once

#include "app/shared/painting/heat_painter.h"
#include "scenarios/model/scenario.h"

#include <QByteArray>
#include <QImage>

class QPainter;

namespace sightline::app {

/// A map as PNG, with each cell a square of whole pixels, and the legend to its right. The cells begin in the upper
/// left corner, so that `scenarios::worldFileOf` applies.
struct MapPicture {
    QByteArray png;
    int dots = 1; ///< pixels along the side of a cell
};

/// Returns the picture with the outlines of the table's pieces, zones and models over the cells, and `title` above the
/// legend: what the map counts. Equal maps give equal bytes. Preconditions: a QGuiApplication exists; the map is of
/// `scenario`.
[[nodiscard]] MapPicture mapPictureOf(const scenarios::SamplePointValues& values,
                                      const HeatChoice& choice,
                                      const scenarios::Scenario& scenario,
                                      const QString& title = {});

/// Paints the outlines of pieces, their walls and the zones of a table over a map of it, so that they are seen on any
/// color: pieces dark within light, zones dashed in the color of their player. The painter is in table inches.
void paintOutlines(QPainter& painter, const scenarios::Scenario& scenario, const Theme& theme, PaintScale scale);

/// Returns the name of a picture's world file: the same with another suffix.
[[nodiscard]] QString worldFileName(const QString& pictureName);

} // namespace sightline::app
