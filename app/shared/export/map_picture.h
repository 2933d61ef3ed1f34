#pragma once

#include "app/shared/painting/heat_painter.h"

#include <QByteArray>
#include <QImage>

namespace sightline::app {

/// A map as PNG, with each cell a square of whole pixels, and the legend to its right. The cells begin at the left
/// edge, so that `scenarios::worldFileOf` applies.
struct MapPicture {
    QByteArray png;
    int dots = 1; ///< pixels along the side of a cell
};

/// Returns the picture; equal maps give equal bytes. Precondition: a QGuiApplication exists.
[[nodiscard]] MapPicture mapPictureOf(const scenarios::SamplePointValues& values, const HeatChoice& choice);

/// Returns the name of a picture's world file: the same with another suffix.
[[nodiscard]] QString worldFileName(const QString& pictureName);

} // namespace sightline::app
