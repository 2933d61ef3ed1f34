#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QString>

namespace sightline::app {

/// Returns one of the program's 24 px line icons, drawn in the colors of the palette when painted, so a change of theme
/// needs no new icon. `name` is the file name in resources/icons without suffix. Precondition: the file exists.
[[nodiscard]] QIcon lineIcon(const QString& name);

/// Returns the icon in one color, crisp at the given device pixel ratio. `size` is in logical pixels.
[[nodiscard]] QPixmap linePixmap(const QString& name, const QColor& color, int size, qreal devicePixelRatio);

} // namespace sightline::app
