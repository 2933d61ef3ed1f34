#pragma once

#include "app/shared/painting/ground_painter.h"

#include <QPainterPath>

namespace sightline::app {

/// Glyphs of the traits of an area, so that they are readable without color.
enum class TraitGlyph { Leaf, Wave, Brick, Other };

/// Returns the glyphs of a piece in a fixed order without repetition. Known traits: wood, forest, jungle, tree; water,
/// river, pond, marsh, swamp; ruin, building, obscuring, dense, brick. Any other trait gives `Other`.
[[nodiscard]] QList<TraitGlyph> traitGlyphs(const scenarios::Piece& piece);

/// Paints one terrain piece with its walls, in the style of its height class.
void paintPiece(QPainter& painter,
                const scenarios::Piece& piece,
                ElementMarks marks,
                bool showHeight,
                const Theme& theme,
                PaintScale scale);

/// The part of a piece that is marked when it blocks a line, in table inches.
struct BlockingOutline {
    QPainterPath path;
    bool isFilled = false;
};
/// Returns that part: the outline of a piece, or the line of a wall; of a mat, only its walls that block sight.
[[nodiscard]] BlockingOutline blockingOutline(const scenarios::Piece& piece);
/// Paints the mark; `strength` ranges from 0 (invisible) to 1.
void paintBlockingMark(
    QPainter& painter, const BlockingOutline& outline, const QColor& color, double strength, PaintScale scale);

/// Margin, in screen pixels, within which a piece is painted beyond its outline.
inline constexpr double kPieceReach = 8.0;
/// The margin of a piece without effect: half of the width of its caption.
inline constexpr double kIdlePieceReach = 44.0;

/// Returns the box of the caption of a piece without effect, in table inches.
[[nodiscard]] QRectF idleCaptionBox(const scenarios::Piece& piece, PaintScale scale);

} // namespace sightline::app
