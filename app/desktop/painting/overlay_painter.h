#pragma once

#include "app/desktop/painting/model_painter.h"
#include "app/desktop/painting/paint_options.h"

#include <QRectF>

#include <optional>
#include <span>
#include <stop_token>

class QPainter;

/// Lines that stand on the table beside the pair in front: those of all pairs, those to one spot, those that were kept.
namespace sightline::app {

/// Faint lines of many pairs, each with its dashes, a dot where it arrives and a cross where it stops; however many lie
/// on each other they never grow darker than one. Of both directions of a pair one is drawn where they say the same.
/// After a stop request the picture is unfinished.
void paintAllLines(QPainter& painter,
                   std::span<const scenarios::Verdict> verdicts,
                   const PaintOptions& options,
                   const std::stop_token& stop = {});

/// Verdicts of everybody about one place. Each model wears a mark, and a ring if it sees it.
struct SamplePointView {
    QPointF place;
    QString headline; ///< stands beside the place
    QString details;  ///< in smaller letters below; may be empty
    QRectF area;      ///< the words stay inside, if they can; null: anywhere
    RingPainter ring; ///< of those that see it; empty: `paintVerdictRing`
};
void paintSamplePoint(QPainter& painter,
                      const scenarios::Scenario& scenario,
                      std::span<const scenarios::Verdict> verdicts,
                      const SamplePointView& view,
                      const PaintOptions& options);

/// Lines that stay while others are asked: as a line in front, a little thinner, with a pin and the word of each.
void paintKeptLines(QPainter& painter,
                    const scenarios::Scenario& scenario,
                    std::span<const scenarios::Verdict> verdicts,
                    const PaintOptions& options);

} // namespace sightline::app
