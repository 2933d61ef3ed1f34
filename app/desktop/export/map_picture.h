#pragma once

#include "app/desktop/painting/heat_painter.h"

#include <QByteArray>
#include <QImage>

namespace sightline::app {

/// A map beside a table as PNG: each cell a square of whole dots, and the legend to their right. Nothing but cells lies
/// left of it, so that `scenarios::worldFileOf` fits.
struct MapPicture {
    QByteArray png;
    int dots = 1; ///< along the side of a cell
};

/// The same bytes for the same map. Precondition: a QGuiApplication exists.
[[nodiscard]] MapPicture mapPictureOf(const scenarios::SamplePointValues& values, const HeatChoice& choice);

/// The world file of a picture: its name with another ending.
[[nodiscard]] QString worldFileName(const QString& pictureName);

} // namespace sightline::app
