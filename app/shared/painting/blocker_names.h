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
/// it, on the table and off the line where there is room. None lies on another or on `keepOff` (table inches); one that
/// has no other place is left out.
[[nodiscard]] std::vector<PlacedName> blockerNamesOf(const scenarios::Scenario& scenario,
                                                     const scenarios::Verdict& verdict,
                                                     const QRectF& keepOff,
                                                     const PaintOptions& options);

/// Paints the names, small and with a halo.
void paintBlockerNames(QPainter& painter, const std::vector<PlacedName>& names, const PaintOptions& options);

} // namespace sightline::app
