#pragma once

#include "app/desktop/painting/model_painter.h"
#include "app/desktop/painting/paint_options.h"
#include "scenarios/flip.h"

#include <QRectF>

#include <functional>
#include <optional>
#include <span>

class QPainter;

namespace sightline::app {

/// How a set of verdicts is shown.
struct SightView {
    /// The verdict in front; null: the only one, or none of many. It gets the label, the beam and the marked pieces.
    const scenarios::Verdict* focus = nullptr;
    bool triedLines = false;
    bool labels = true;
    std::optional<QPointF> cursor; ///< among many lines the far ones fade
    QRectF labelArea;              ///< labels stay inside, if they can; null: anywhere
    std::optional<double> station; ///< a place on the line in front that is pointed at: inches from its start
    std::optional<geometry::SightLine> pointed; ///< another line between the two bases that is pointed at
    std::optional<scenarios::Flip> flip;        ///< a move that would turn the verdict in front
    std::optional<geometry::ViewerPoints>
        viewers; ///< where on the observer's base most and least of the target is seen
    /// Paints the ring round a base, at this strength; empty: `paintVerdictRing`.
    RingPainter ring;
    /// Marks a piece in the way in this color at this strength; empty: `paintBlockingMark`.
    std::function<void(QPainter&, const scenarios::Piece&, const QColor&, double)> blockingMark;
    std::span<const scenarios::Verdict> others; ///< lines the label of the focus keeps off, if it can
};

/// What lies under the models: beams, and the outlines of blocking pieces.
void paintSightBelow(QPainter& painter,
                     const scenarios::Scenario& scenario,
                     std::span<const scenarios::Verdict> verdicts,
                     const SightView& view,
                     const PaintOptions& options);

/// What lies above everything: rings, lines with their end marks, the label.
void paintSightAbove(QPainter& painter,
                     const scenarios::Scenario& scenario,
                     std::span<const scenarios::Verdict> verdicts,
                     const SightView& view,
                     const PaintOptions& options);

/// Where the label of the focus lies, in table inches; null without one. For tests: it never touches its line.
[[nodiscard]] QRectF labelBox(const scenarios::Scenario& scenario,
                              const scenarios::Verdict& verdict,
                              const SightView& view,
                              const PaintOptions& options);

} // namespace sightline::app
