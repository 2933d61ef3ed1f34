#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/shared/painting/paint_options.h"

namespace sightline::app {

/// Paints a small box with figures beside the tool's position `place`, in table inches.
void paintReadout(QPainter& painter, QPointF place, const QString& text, const Theme& theme, PaintScale scale);

} // namespace sightline::app
