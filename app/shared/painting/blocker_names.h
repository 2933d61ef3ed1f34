#pragma once

#include "app/shared/painting/paint_options.h"
#include "scenarios/judge/verdict.h"

#include <QRectF>

#include <vector>

class QPainter;

namespace sightline::app {

/// The name of a piece beside it.
struct PlacedName {
    QString name;
    QRectF box; ///< in table inches
};

/// Returns the names of the pieces that the reasons of a verdict name, at most four: above or below each, else beside
/// it, on the table, and off the line and `keepOff` (table inches) where there is room.
[[nodiscard]] std::vector<PlacedName> blockerNamesOf(const scenarios::Scenario& scenario,
                                                     const scenarios::Verdict& verdict,
                                                     const QRectF& keepOff,
                                                     const PaintOptions& options);

/// Paints the names, small and with a halo.
void paintBlockerNames(QPainter& painter, const std::vector<PlacedName>& names, const PaintOptions& options);

} // namespace sightline::app
