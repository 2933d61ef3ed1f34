#pragma once

#include "app/desktop/painting/paint_options.h"

#include <QRectF>
#include <QSizeF>

class QPainter;

namespace sightline::app {

/// Size of a verdict's label in screen pixels.
[[nodiscard]] QSizeF
labelSize(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict, const PaintOptions& options);

/// The word, the figures and the reason in a box at `box` (table inches).
void paintSightLabel(QPainter& painter,
                     const QRectF& box,
                     const scenarios::Scenario& scenario,
                     const scenarios::Verdict& verdict,
                     const PaintOptions& options);

} // namespace sightline::app
