#pragma once

#include "scenarios/model/scenario.h"

#include <QByteArray>

#include <vector>

namespace sightline::app {

/// Media type of a dragged terrain piece: a scenario file with this piece alone, centered at (0, 0).
inline constexpr char kPieceMediaType[] = "application/x-sightline-piece";

[[nodiscard]] QByteArray pieceToDrag(const scenarios::Piece& piece);
/// Returns the data of several pieces, which are centered at (0, 0) together.
[[nodiscard]] QByteArray piecesToDrag(const std::vector<scenarios::Piece>& pieces);
/// Returns the pieces of a drag; empty if the text is no scenario with pieces.
[[nodiscard]] std::vector<scenarios::Piece> piecesFromDrag(const QByteArray& text);

} // namespace sightline::app
