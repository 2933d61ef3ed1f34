#pragma once

#include "app/desktop/tools/tool_set.h"

/// Descriptions of the piece that a drawing tool will make.
namespace sightline::app {

/// True for tools that make a piece with the chosen options.
[[nodiscard]] bool makesPiece(ToolKind tool);

/// Returns the options that the tool uses; some tools make one kind of piece, whatever was chosen. Precondition:
/// `makesPiece`.
[[nodiscard]] PieceOptions effectiveOptions(ToolKind tool, const PieceOptions& options);

/// Returns "Ruin, 6.00 in"; an unknown kind is named by its word.
[[nodiscard]] QString pieceOptionsText(const PieceOptions& options);
/// Returns "Rectangle: Ruin, 6.00 in". Precondition: `makesPiece`.
[[nodiscard]] QString nextPieceText(ToolKind tool, const PieceOptions& options);

} // namespace sightline::app
