#pragma once

#include "app/shared/painting/arc_painter.h"
#include "app/shared/painting/model_painter.h"
#include "app/shared/painting/paint_options.h"
#include "scenarios/judge/verdict.h"
#include "scenarios/questions/flip.h"

#include <QLineF>
#include <QRectF>

#include <functional>
#include <optional>
#include <span>
#include <vector>

class QPainter;

namespace sightline::app {

/// Words that stand at a place of the table in letters of a fixed size on the screen.
struct WordsBeside {
    QPointF place; ///< table inches
    QRectF box;    ///< of the words about the place, in screen pixels
};

/// Marks of other painters that the focused label keeps off where possible, in table inches.
struct MarksBeside {
    std::vector<QRectF> areas;
    std::vector<QLineF> lines;
    std::vector<QPointF> signs; ///< centers of signs of a fixed size on the screen
    std::vector<WordsBeside> words;
};

/// The presentation of a set of verdicts.
struct SightView {
    /// The focused verdict, with label, beam and marked pieces; null: the only one, or none of many.
    const scenarios::Verdict* focus = nullptr;
    bool triedLines = false;
    bool labels = true;
    bool wordOnly = false;         ///< labels are the word in one line: figures and reason stand elsewhere
    std::optional<QPointF> cursor; ///< fades lines far from it if there are many
    QRectF labelArea;              ///< bounds of labels where possible; null: unbounded
    std::optional<double> station; ///< hovered position on the focused line: inches from its start
    /// The stage of the search whose lines are shown instead of the focused line, and the index of its hovered line in
    /// `stageLines`, the lines of all stages (`SightResult::stages`).
    std::optional<geometry::SightStage> stage;
    std::optional<std::size_t> stageLine;
    std::span<const scenarios::TriedLine> stageLines;
    std::optional<geometry::SightLine> pointed; ///< another hovered line between the two bases
    std::optional<scenarios::Flip> flip;        ///< a move that would flip the focused verdict
    std::optional<geometry::ViewerPoints>
        viewers; ///< points of the observer's base that see most and least of the target
    /// Paints the ring around a base; empty: `paintVerdictRing`.
    RingPainter ring;
    /// Marks a blocking piece in a color and strength; empty: `paintBlockingMark`.
    std::function<void(QPainter&, const scenarios::Piece&, const QColor&, double)> blockingMark;
    ArcPicture arcs;                            ///< of the focused verdict's observer
    std::span<const scenarios::Verdict> others; ///< lines that the focused label avoids where possible
    MarksBeside marks;                          ///< without those of `flip`
};

/// Paints what lies under the models: beams, and the outlines of blocking pieces and of those that a ruling rests on.
void paintSightBelow(QPainter& painter,
                     const scenarios::Scenario& scenario,
                     std::span<const scenarios::Verdict> verdicts,
                     const SightView& view,
                     const PaintOptions& options);

/// Paints what lies above everything: rings, lines with their end marks, the label.
void paintSightAbove(QPainter& painter,
                     const scenarios::Scenario& scenario,
                     std::span<const scenarios::Verdict> verdicts,
                     const SightView& view,
                     const PaintOptions& options);

/// Returns the box of the focused label, in table inches; null without one. For tests: it never touches its line.
[[nodiscard]] QRectF labelBox(const scenarios::Scenario& scenario,
                              const scenarios::Verdict& verdict,
                              const SightView& view,
                              const PaintOptions& options);

} // namespace sightline::app
