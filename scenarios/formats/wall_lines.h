#pragma once

#include "scenarios/formats/export.h"

#include <vector>

namespace sightline::scenarios::formats {

/// What formats make of the terrain that know walls only, all of them of one height.
struct WallLine {
    enum class Kind { Wall, Door, OpenDoor, Window };
    Kind kind = Kind::Wall;
    std::vector<geometry::Point> points; ///< a closed ring repeats its first point
    QString id;                          ///< of the piece
};

/// Walls, and the outlines of solids as closed rings; doors and windows are those of that kind. A mat is nothing, but
/// for walls of height 0 that are called windows or doors. All that such formats lose of a table is added to `losses`.
[[nodiscard]] std::vector<WallLine> wallLinesOf(const Scenario& scenario, bool withLowWalls, LossList& losses);

} // namespace sightline::scenarios::formats
