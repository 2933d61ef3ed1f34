#pragma once

#include "app/desktop/tools/tool_set.h"

/// What a drawing tool will make, told before it is drawn.
namespace sightline::app {

/// True for tools that make a piece of the options.
[[nodiscard]] bool makesPiece(ToolKind tool);

/// The options that the tool uses: some tools make one kind of piece, whatever was chosen. Precondition: `makesPiece`.
[[nodiscard]] PieceOptions effectiveOptions(ToolKind tool, const PieceOptions& options);

/// "Ruin, 6.00 in"; a kind that the program does not know is named as it is.
[[nodiscard]] QString pieceOptionsText(const PieceOptions& options);
/// "Rectangle: Ruin, 6.00 in". Precondition: `makesPiece`.
[[nodiscard]] QString nextPieceText(ToolKind tool, const PieceOptions& options);

} // namespace sightline::app
