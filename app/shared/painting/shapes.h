#pragma once

#include "app/shared/painting/paint_options.h"
#include "scenarios/model/scenario.h"

#include <QPainterPath>
#include <QPen>
#include <QPolygonF>

#include <functional>

class QPainter;

namespace sightline::app {

/// Returns the outline with its holes, filled odd-even, in table inches.
[[nodiscard]] QPainterPath pathOf(const geometry::Polygon& polygon);
/// Returns the open line of a wall.
[[nodiscard]] QPainterPath pathOf(const geometry::Wall& wall);
/// Returns the outline of a piece, or the line of one that is a wall; walls on a piece are left out.
[[nodiscard]] QPainterPath pathOf(const scenarios::Piece& piece);
/// Returns the outline, with true curves for round and oval bases, offset outwards by `grown` inches.
[[nodiscard]] QPainterPath pathOf(const geometry::PlacedFootprint& placed, double grown = 0.0);

/// Returns a box in table inches.
[[nodiscard]] QRectF toRect(const geometry::Box& box);

/// Returns a pen with width and dashes in screen pixels and flat caps, which the raster engine draws many times faster
/// than round ones.
[[nodiscard]] QPen
penOf(const QColor& color, double widthPixels, PaintScale scale, const QList<double>& dashesPixels = {});

/// Return a color with its alpha multiplied by `factor`, and a mixture of two colors; both from 0 to 1.
[[nodiscard]] QColor faded(QColor color, double factor);
[[nodiscard]] QColor mixed(const QColor& a, const QColor& b, double shareOfB);

/// Paints with the origin at `place` and screen pixels as units: for text and glyphs, which keep their size at any
/// zoom.
void paintInPixels(QPainter& painter, QPointF place, PaintScale scale, const std::function<void(QPainter&)>& paint);

/// Divides an outline into dashes, lengths in screen pixels; without gaps if `gapPixels` is 0. The raster engine draws
/// them some twenty times faster than a dashed stroke of a curve.
[[nodiscard]] QList<QLineF>
dashesAlong(const QPainterPath& outline, PaintScale scale, double dashPixels, double gapPixels);
/// Divides an outline by a pattern of dash, gap, dash, gap, …; without gaps if it is empty.
[[nodiscard]] QList<QLineF> dashesAlong(const QPainterPath& outline, PaintScale scale, const QList<double>& pattern);

/// Returns lines of a width as one path, which is several times faster to fill than as many strokes.
[[nodiscard]] QPainterPath barsOf(const QList<QLineF>& lines, double width);

/// Returns the parts of the lines x + y = k * `step` (x - y if not `rising`) inside of rings filled odd-even.
[[nodiscard]] QList<QLineF> hatchLines(const QList<QPolygonF>& rings, double step, bool rising = true);

} // namespace sightline::app
