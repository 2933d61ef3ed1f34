#pragma once

#include "geometry/shapes/footprint.h"
#include "scenarios/model/scenario.h"

#include <vector>

/// @file
/// Access to the outlines of pieces edge by edge, for the checks.
namespace sightline::scenarios {

/// The vertices of an outline, either closed or open.
struct CheckedOutline {
    std::size_t piece = 0;
    QString path;
    std::vector<geometry::Point> vertices;
    bool isRing = false;
    bool isPieceWall = false;

    [[nodiscard]] std::size_t edges() const { return isRing ? vertices.size() : vertices.size() - 1; }
    [[nodiscard]] geometry::Point from(std::size_t edge) const { return vertices[edge]; }
    [[nodiscard]] geometry::Point to(std::size_t edge) const {
        return vertices[edge + 1 == vertices.size() ? 0 : edge + 1];
    }
};

/// Returns the bounding box of the points. Precondition: `points` is not empty.
[[nodiscard]] geometry::Box boxOf(const std::vector<geometry::Point>& points);

/// Returns the footprint with its holes, or the wall, followed by the walls on the piece. `index` is the index of the
/// piece in its list.
[[nodiscard]] std::vector<CheckedOutline> outlinesOf(const Piece& piece, std::size_t index);

} // namespace sightline::scenarios
