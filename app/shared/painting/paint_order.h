#pragma once

#include "scenarios/model/scenario.h"

namespace sightline::app {

/// Layers from bottom to top. Elements of one layer are in the order of the file.
enum class PaintLayer {
    Ground,
    Photo,
    Zones,
    Mats,
    Pieces,
    Walls,
    Objectives,
    Labels,
    SightBelow,
    Models,
    SightAbove,
    Tools
};

/// Difference of the z values of adjacent layers; larger than the number of elements on any table.
inline constexpr double kLayerStep = 1e6;

/// Returns the layer of a piece: that of walls, mats or other pieces.
[[nodiscard]] inline PaintLayer layerOf(const scenarios::Piece& piece) {
    if (piece.isWall()) {
        return PaintLayer::Walls;
    }
    return piece.isMat() ? PaintLayer::Mats : PaintLayer::Pieces;
}

} // namespace sightline::app
