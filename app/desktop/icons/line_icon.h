#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QString>

namespace sightline::app {

/// One of our own 24 px line icons, drawn in the colors of the palette at the moment it is painted: a change of theme
/// needs no new icon. `name` is the file name in `resources/icons` without suffix. Precondition: there is such a file.
[[nodiscard]] QIcon lineIcon(const QString& name);

/// The icon in one color, crisp at the given device pixel ratio. `size` is in logical pixels.
[[nodiscard]] QPixmap linePixmap(const QString& name, const QColor& color, int size, qreal devicePixelRatio);

} // namespace sightline::app
