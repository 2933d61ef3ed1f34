#pragma once

#include "app/desktop/painting/ground_painter.h"

#include <QPainterPath>

namespace sightline::app {

/// The signs of an area's traits, so that they can be told without color.
enum class TraitGlyph { Leaf, Wave, Brick, Other };

/// Without repeats, in a fixed order. Words it knows: wood, forest, jungle, tree; water, river, pond, marsh, swamp;
/// ruin, building, obscuring, dense, brick; any other trait gives `Other`.
[[nodiscard]] QList<TraitGlyph> traitGlyphs(const scenarios::Piece& piece);

/// One terrain piece with its walls, drawn by its height class.
void paintPiece(QPainter& painter,
                const scenarios::Piece& piece,
                ElementMarks marks,
                bool showHeight,
                const Theme& theme,
                PaintScale scale);

/// What of a piece is marked when it is in the way of a line, in table inches.
struct BlockingOutline {
    QPainterPath path;
    bool isFilled = false;
};
[[nodiscard]] BlockingOutline blockingOutline(const scenarios::Piece& piece);
void paintBlockingMark(
    QPainter& painter, const BlockingOutline& outline, const QColor& color, double strength, PaintScale scale);

/// How far beyond its outline a piece is painted, in screen pixels.
inline constexpr double kPieceReach = 8.0;
/// The same of a piece without effect: half of the words on it.
inline constexpr double kIdlePieceReach = 44.0;

} // namespace sightline::app
