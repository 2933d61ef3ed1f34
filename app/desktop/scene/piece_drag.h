#pragma once

#include "scenarios/scenario.h"

#include <QByteArray>

#include <optional>

namespace sightline::app {

/// Media type of a terrain piece dragged from the palette: a scenario file that holds it alone, its middle at (0, 0).
inline constexpr char kPieceMediaType[] = "application/x-sightline-piece";

[[nodiscard]] QByteArray pieceToDrag(const scenarios::Piece& piece);
/// Nothing if the text is no scenario with one piece.
[[nodiscard]] std::optional<scenarios::Piece> pieceFromDrag(const QByteArray& text);

} // namespace sightline::app
