#pragma once

#include "app/shared/painting/paint_options.h"

#include <QRectF>
#include <QSizeF>

class QPainter;

namespace sightline::app {

/// Returns the size of a verdict's label in screen pixels.
[[nodiscard]] QSizeF
labelSize(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict, const PaintOptions& options);

/// Paints headline, figures and reason of a verdict in a box at `box` (table inches).
void paintSightLabel(QPainter& painter,
                     const QRectF& box,
                     const scenarios::Scenario& scenario,
                     const scenarios::Verdict& verdict,
                     const PaintOptions& options);

} // namespace sightline::app
