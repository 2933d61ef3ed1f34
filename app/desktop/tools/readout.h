#pragma once

#include "app/shared/painting/paint_options.h"

class QPainter;
class QString;

namespace sightline::app {

/// Paints a small box with figures beside the tool's position `place`, in table inches.
void paintReadout(QPainter& painter, QPointF place, const QString& text, const Theme& theme, PaintScale scale);

} // namespace sightline::app
