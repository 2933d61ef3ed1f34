#pragma once

#include "app/desktop/theme.h"

#include <QPainterPath>
#include <QRectF>

#include <optional>

class QPainter;

/// The picture of all lines between two bases: each point is one line, by its direction and by where it passes the
/// observer's middle.
namespace sightline::app {

/// Where the space of lines lies in a picture. Across: the direction, turning to the right. Up: how far to the right of
/// the middle of the observer the line passes, in millimeters.
struct ProofFrame {
    QRectF plot;
    QRectF legend;     ///< null if there is no room
    double from = 0.0; ///< theta at the left edge
    double to = 1.0;
    double low = -1.0; ///< millimeters at the lower edge
    double high = 1.0;
    double straight = 0.0;  ///< theta from middle to middle
    geometry::Place middle; ///< of the observer, in the frame of the cover

    /// How far a line passes to the right of the middle of the observer.
    [[nodiscard]] double besideMiddle(geometry::LineSamplePoint samplePoint) const;
    [[nodiscard]] QPointF at(geometry::LineSamplePoint samplePoint) const;
    [[nodiscard]] geometry::LineSamplePoint samplePointAt(QPointF place) const;
};

/// What is marked in a proof because somebody points at it, there or in another view.
struct ProofMarks {
    std::optional<scenarios::PieceId> piece;
    std::optional<geometry::LineSamplePoint> samplePoint;
};

[[nodiscard]] ProofFrame proofFrame(const geometry::CoverPart& part, const QRectF& area);

/// The lines that meet both bases, and what of them a piece covers.
[[nodiscard]] QPainterPath linesOfPart(const geometry::CoverPart& part, const ProofFrame& frame);
[[nodiscard]] QPainterPath linesCoveredBy(const scenarios::TableCover& cover,
                                          const geometry::CoverPart& part,
                                          const scenarios::PieceId& piece,
                                          const ProofFrame& frame);
/// Of one part, in the order of the scenario.
[[nodiscard]] std::vector<scenarios::PieceId>
piecesOf(const scenarios::Scenario& scenario, const scenarios::TableCover& cover, const geometry::CoverPart& part);

/// The part that is shown; null if the bases touch, or if the cover has no columns.
[[nodiscard]] const geometry::CoverPart* decidingPart(const scenarios::TableCover& cover);

/// The lines of the deciding part, and in a fill and a hatch of its own what each piece covers of them; what is free;
/// the widest beam, or the center line of a pair that is blocked. What is pointed at is laid over it by
/// `paintProofMarks`.
void paintProof(QPainter& painter,
                const scenarios::Scenario& scenario,
                const scenarios::Verdict& verdict,
                const scenarios::TableCover& cover,
                const QRectF& area,
                const Theme& theme);
/// Precondition: the cover has a deciding part.
void paintProofMarks(QPainter& painter,
                     const scenarios::TableCover& cover,
                     const ProofMarks& marks,
                     const QRectF& area,
                     const Theme& theme);

/// The fill of a piece in the proof; the same for the same place in the scenario.
[[nodiscard]] QColor
proofColor(const scenarios::Scenario& scenario, const scenarios::PieceId& piece, const Theme& theme);

/// Fills an area with the color and the hatch of a piece in the proof.
void fillAsPiece(QPainter& painter,
                 const QPainterPath& area,
                 const scenarios::Scenario& scenario,
                 const scenarios::PieceId& piece,
                 const Theme& theme);

/// The pieces that block a line, by the cover; empty: it is clear or only touches.
[[nodiscard]] std::vector<scenarios::PieceId>
piecesOn(const scenarios::TableCover& cover, const geometry::CoverPart& part, geometry::LineSamplePoint samplePoint);

} // namespace sightline::app
