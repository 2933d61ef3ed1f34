#pragma once

#include "scenarios/scenario.h"

namespace sightline::app {

/// From bottom to top; things of one layer lie in the order of the file.
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

/// Between the z values of two layers: more things than that are on no table.
inline constexpr double kLayerStep = 1e6;

[[nodiscard]] inline PaintLayer layerOf(const scenarios::Piece& piece) {
    if (piece.isWall()) {
        return PaintLayer::Walls;
    }
    return piece.isMat() ? PaintLayer::Mats : PaintLayer::Pieces;
}

} // namespace sightline::app
