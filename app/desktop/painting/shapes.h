#pragma once

#include "app/desktop/painting/paint_options.h"
#include "scenarios/scenario.h"

#include <QPainterPath>
#include <QPen>
#include <QPolygonF>

#include <functional>

class QPainter;

namespace sightline::app {

/// Outline with holes, odd-even filled, in table inches.
[[nodiscard]] QPainterPath pathOf(const geometry::Polygon& polygon);
/// An open line.
[[nodiscard]] QPainterPath pathOf(const geometry::Wall& wall);
[[nodiscard]] QPainterPath pathOf(const scenarios::Piece& piece);
/// True curves for round and oval bases. `grown` moves the outline outwards (inwards if negative) by that many inches.
[[nodiscard]] QPainterPath pathOf(const geometry::PlacedFootprint& placed, double grown = 0.0);

[[nodiscard]] QRectF toRect(const geometry::Box& box);

/// A pen whose width and dashes are in screen pixels; flat caps, which the raster engine draws many times faster than
/// round ones.
[[nodiscard]] QPen
penOf(const QColor& color, double widthPixels, PaintScale scale, const QList<double>& dashesPixels = {});

[[nodiscard]] QColor faded(QColor color, double factor);
[[nodiscard]] QColor mixed(const QColor& a, const QColor& b, double shareOfB);

/// Paints with the origin at `place` and one unit a screen pixel: for letters and glyphs, which keep their size at any
/// zoom.
void paintInPixels(QPainter& painter, QPointF place, PaintScale scale, const std::function<void(QPainter&)>& paint);

/// An outline as short lines with gaps, lengths in screen pixels; without gaps if `gapPixels` is 0. The raster engine
/// draws them some twenty times faster than a dashed stroke of a curve.
[[nodiscard]] QList<QLineF>
dashesAlong(const QPainterPath& outline, PaintScale scale, double dashPixels, double gapPixels);
/// The same with a pattern of dash, gap, dash, gap, …; without gaps if it is empty.
[[nodiscard]] QList<QLineF> dashesAlong(const QPainterPath& outline, PaintScale scale, const QList<double>& pattern);

/// Lines of a width as one shape: strokes of as many lines take several times as long.
[[nodiscard]] QPainterPath barsOf(const QList<QLineF>& lines, double width);

/// The pieces of the parallel lines x + y = k * `step` (or x - y, if `rising` is false) inside rings filled odd-even.
[[nodiscard]] QList<QLineF> hatchLines(const QList<QPolygonF>& rings, double step, bool rising = true);

} // namespace sightline::app
