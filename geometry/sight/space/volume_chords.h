#pragma once

#include "geometry/sight/space/volume_cell.h"
#include "geometry/sight/space/volume_cells.h"

#include <algorithm>
#include <span>

namespace sightline::geometry::detail {

/// The position of a convex set relative to another, along t, on all lines of a cell that cross both.
enum class Order { Unknown, Before, After };

/// Bounds along t of where the lines of a cell enter and leave a convex set.
struct Chord {
    Range enter;
    Range leave;
    /// for a polygon, the edge (by its first corner) at which all crossing lines of the cell enter
    int enterEdge = kSeveral;
    int leaveEdge = kSeveral;
    static constexpr int kSeveral = -1;
};

/// Returns the range of slopes of the lines of a cell.
[[nodiscard]] Range slopesOf(const PlanCell& cell);

/// Returns the range of heights, along s, of the lines of the cell above the point (t, s).
[[nodiscard]] inline Range passing(const PlanCell& cell, Vec point) {
    Range range;
    for (const Vec v : cell.all()) {
        range.add(v.y + v.x * point.x - point.y);
    }
    return range;
}

/// Finds these ranges for the corners of an outline.
class HeightsAbove {
public:
    HeightsAbove(const PlanCell& cell, std::span<const Vec> outline);

    [[nodiscard]] Range operator()(Vec corner) const {
        const auto above = [corner](Vec v) { return v.y + v.x * corner.x - corner.y; };
        Range range{above(m_lowest.front()), above(m_highest.front())};
        for (const Vec v : m_lowest.subspan(1)) {
            range.low = std::min(range.low, above(v));
        }
        for (const Vec v : m_highest.subspan(1)) {
            range.high = std::max(range.high, above(v));
        }
        return range;
    }

private:
    std::span<const Vec> m_lowest; ///< the lines of the cell that may be lowest above some corner; at least one
    std::span<const Vec> m_highest;
};

/// Returns outer bounds of where lines of the cell that cross a convex outline enter and leave it; `from` and `to` are
/// the minimum and maximum of its t, `slopes` those of the cell.
[[nodiscard]] Chord
polygonChord(const PlanCell& cell, Range slopes, std::span<const Vec> corners, double from, double to);
/// Returns outer bounds of where lines of the cell enter and leave a base.
[[nodiscard]] Chord bodyChord(const PlanCell& cell, Range slopes, const VolumeScene::Body& body);

} // namespace sightline::geometry::detail
