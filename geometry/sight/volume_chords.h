#pragma once

#include "geometry/sight/volume_cell.h"
#include "geometry/sight/volume_cells.h"

#include <span>

namespace sightline::geometry::detail {

/// Where a convex set lies from another on all lines of a cell that cross both, along t.
enum class Order { Unknown, Before, After };

/// Where the lines of a cell enter and leave a convex set, along t.
struct Chord {
    Range enter;
    Range leave;
    int enterEdge = kSeveral; ///< of a polygon, by its first corner, if all lines of the cell that cross it enter there
    int leaveEdge = kSeveral;
    static constexpr int kSeveral = -1;
};

[[nodiscard]] Range slopesOf(const PlanCell& cell);

/// How far above the corner (t, s) the lines of the cell pass.
[[nodiscard]] inline Range passing(const PlanCell& cell, Vec corner) {
    Range range;
    for (const Vec v : cell.all()) {
        range.add(v.y + v.x * corner.x - corner.y);
    }
    return range;
}

/// Bounds from outside of where lines of the cell that cross a convex outline do so; `from` and `to`: its smallest and
/// largest t. `slopes`: those of the cell.
[[nodiscard]] Chord
polygonChord(const PlanCell& cell, Range slopes, std::span<const Vec> corners, double from, double to);
[[nodiscard]] Chord bodyChord(const PlanCell& cell, Range slopes, const VolumeScene::Body& body);

} // namespace sightline::geometry::detail
