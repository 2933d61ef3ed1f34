#pragma once

#include "app/shared/painting/theme.h"
#include "scenarios/judge/judge.h"

#include <QPainterPath>
#include <QRectF>

#include <optional>

class QPainter;

/// The picture of the line space of two bases: each point is one line, by its direction and its offset from the
/// observer's center.
namespace sightline::app {

/// The placement of the line space in a drawing. Abscissa: direction, turning to the right. Ordinate: signed offset of
/// the line to the right of the observer's center, in millimeters.
struct ProofFrame {
    QRectF plot;
    QRectF legend;     ///< null if there is no space
    double from = 0.0; ///< theta at the left edge, radians from +x towards +y
    double to = 1.0;   ///< theta at the right edge
    double low = -1.0; ///< millimeters at the lower edge
    double high = 1.0;
    double straight = 0.0;  ///< theta of the line of centers
    geometry::Place middle; ///< the observer's center, in the frame of the cover

    /// Returns the offset of a line to the right of the observer's center, in millimeters.
    [[nodiscard]] double offsetFromCenter(geometry::LineSamplePoint samplePoint) const;
    /// Convert between a line and its position in the drawing.
    [[nodiscard]] QPointF at(geometry::LineSamplePoint samplePoint) const;
    [[nodiscard]] geometry::LineSamplePoint samplePointAt(QPointF place) const;
};

/// Marks in a proof for the pointer, there or in another view.
struct ProofMarks {
    std::optional<scenarios::PieceId> piece;
    std::optional<geometry::LineSamplePoint> samplePoint;
};

/// Returns the frame of a part in `area`, with space for numbers and the legend.
[[nodiscard]] ProofFrame proofFrame(const geometry::CoverPart& part, const QRectF& area);

/// Returns the part that is shown; null if the bases touch, or if the cover has no columns.
[[nodiscard]] const geometry::CoverPart* decidingPart(const scenarios::TableCover& cover);

/// Paints the lines of the deciding part: what each piece covers, in a fill and a hatch of its own; what is free; the
/// widest beam, or the center line of a blocked pair. `paintProofMarks` paints the marks over it.
void paintProof(QPainter& painter,
                const scenarios::Scenario& scenario,
                const scenarios::Verdict& verdict,
                const scenarios::TableCover& cover,
                const QRectF& area,
                const Theme& theme);
/// Paints the marks over a proof. Precondition: the cover has a deciding part.
void paintProofMarks(QPainter& painter,
                     const scenarios::TableCover& cover,
                     const ProofMarks& marks,
                     const QRectF& area,
                     const Theme& theme);

/// Fills an area with the color and the hatch of a piece in the proof.
void fillAsPiece(QPainter& painter,
                 const QPainterPath& area,
                 const scenarios::Scenario& scenario,
                 const scenarios::PieceId& piece,
                 const Theme& theme);

/// Returns the pieces that block a line according to the cover; empty if it is clear or only touches.
[[nodiscard]] std::vector<scenarios::PieceId>
piecesOn(const scenarios::TableCover& cover, const geometry::CoverPart& part, geometry::LineSamplePoint samplePoint);

} // namespace sightline::app
