#pragma once

#include "geometry/footprint.h"
#include "scenarios/scenario.h"

#include <vector>

/// For the files of checks: outlines of pieces as they are checked, edge by edge.
namespace sightline::scenarios {

/// The vertices of an outline, and whether the last is joined to the first.
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

/// Precondition: there is a point.
[[nodiscard]] geometry::Box boxOf(const std::vector<geometry::Point>& points);

/// Footprint and holes, or the wall, and the walls on it; `index` is the place of the piece in its list.
[[nodiscard]] std::vector<CheckedOutline> outlinesOf(const Piece& piece, std::size_t index);

} // namespace sightline::scenarios
