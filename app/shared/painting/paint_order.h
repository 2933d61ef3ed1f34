#pragma once

#include "scenarios/model/scenario.h"

#include <cstddef>

namespace sightline::app {

/// Layers from bottom to top. Elements of one layer are in the order of the file.
enum class PaintLayer {
    Ground,
    Photo,
    Zones,
    Mats,
    Pieces,
    Walls,
    WallRulings,
    Objectives,
    Labels,
    HeatMap,
    PaintedGround,
    Light,
    Region,
    Ranges,
    TapeLines,
    SightBelow,
    Models,
    Fog,
    KnownMarks,
    TapeLengths,
    DesignMarks,
    Overlay,
    Units,
    Differences,
    SightAbove
};

/// Difference of the z values of adjacent layers; larger than the number of elements on any table.
inline constexpr double kLayerStep = 1e6;

/// Returns the z value of the element of that index in a layer.
[[nodiscard]] constexpr double zOf(PaintLayer layer, std::size_t index = 0) {
    return static_cast<double>(layer) * kLayerStep + static_cast<double>(index);
}

/// Returns the layer of a piece: that of walls, mats or other pieces.
[[nodiscard]] inline PaintLayer layerOf(const scenarios::Piece& piece) {
    if (piece.isWall()) {
        return PaintLayer::Walls;
    }
    return piece.isMat() ? PaintLayer::Mats : PaintLayer::Pieces;
}

} // namespace sightline::app
