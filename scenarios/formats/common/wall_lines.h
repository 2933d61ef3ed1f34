#pragma once

#include "scenarios/formats/common/export.h"

#include <optional>
#include <vector>

namespace sightline::scenarios::formats {

/// An element of formats that represent terrain by walls only, all of equal height.
struct WallLine {
    /// The kind of the element.
    enum class Kind { Wall, Door, OpenDoor, Window };
    Kind kind = Kind::Wall;
    std::vector<geometry::Point> points;     ///< a closed ring repeats its first point
    QString id;                              ///< id of the piece
    std::optional<WallSide> blocksFrom = {}; ///< as `PieceWall::blocksFrom`
};

/// Returns the walls, and the outlines of solids as closed rings; doors and windows are those of that kind. Mats are
/// left out, except for walls of height 0 that are called windows or doors. Everything of the table that such formats
/// cannot hold is added to `losses`.
[[nodiscard]] std::vector<WallLine> wallLinesOf(const Scenario& scenario, bool withLowWalls, LossList& losses);

} // namespace sightline::scenarios::formats
