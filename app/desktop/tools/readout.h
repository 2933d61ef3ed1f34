#pragma once

#include "app/desktop/painting/paint_options.h"

class QPainter;
class QString;

namespace sightline::app {

/// A small box with figures beside the place a tool is at.
void paintReadout(QPainter& painter, QPointF place, const QString& text, const Theme& theme, PaintScale scale);

} // namespace sightline::app
