#pragma once

#include "app/shared/painting/model_painter.h"
#include "app/shared/painting/paint_options.h"

#include <QRectF>

#include <optional>
#include <span>
#include <stop_token>

class QPainter;

/// Painters of the lines beside the focused pair: those of all pairs, those to one position, and pinned ones.
namespace sightline::app {

/// Paints faint lines of many pairs, dashed by verdict, with a dot at their end and a cross where they are blocked.
/// Overlapping lines are no darker than one. Only one direction of a pair is drawn if both have the same verdict. After
/// a stop request the picture is incomplete.
void paintAllLines(QPainter& painter,
                   const scenarios::Scenario& scenario,
                   std::span<const scenarios::Verdict> verdicts,
                   const PaintOptions& options,
                   const std::stop_token& stop = {});

/// The verdicts of all models about one position. Each model gets a mark, and a ring if it sees the position.
struct SamplePointView {
    QPointF place;
    QString headline; ///< displayed beside the position
    QString details;  ///< smaller, below the headline; may be empty
    QRectF area;      ///< bounds of the text where possible, table inches; null: unbounded
    RingPainter ring; ///< for models that see the position; empty: `paintVerdictRing`
};
/// Paints the position with these texts, and the marks of all models.
void paintSamplePoint(QPainter& painter,
                      const scenarios::Scenario& scenario,
                      std::span<const scenarios::Verdict> verdicts,
                      const SamplePointView& view,
                      const PaintOptions& options);

/// Paints pinned lines like the focused one, but thinner, each with a pin and its headline.
void paintPinnedLines(QPainter& painter,
                      const scenarios::Scenario& scenario,
                      std::span<const scenarios::Verdict> verdicts,
                      const PaintOptions& options);

} // namespace sightline::app
