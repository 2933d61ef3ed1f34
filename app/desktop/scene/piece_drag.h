#pragma once

#include "scenarios/scenario.h"

#include <QByteArray>

#include <vector>

namespace sightline::app {

/// Media type of a terrain piece dragged from the palette: a scenario file that holds it alone, its middle at (0, 0).
inline constexpr char kPieceMediaType[] = "application/x-sightline-piece";

[[nodiscard]] QByteArray pieceToDrag(const scenarios::Piece& piece);
/// Several, which lie about (0, 0) together.
[[nodiscard]] QByteArray piecesToDrag(const std::vector<scenarios::Piece>& pieces);
/// Empty if the text is no scenario with pieces.
[[nodiscard]] std::vector<scenarios::Piece> piecesFromDrag(const QByteArray& text);

} // namespace sightline::app
