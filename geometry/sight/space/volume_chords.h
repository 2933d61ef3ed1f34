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
    /// Precondition: `along` holds the minimum and maximum of the outline's t.
    HeightsAbove(const PlanCell& cell, std::span<const Vec> outline, Range along);

    /// Calls `use` with the range of each corner, in order.
    template <class Use> void each(std::span<const Vec> corners, Use&& use) const {
        if (!m_areFew) {
            for (const Vec corner : corners) {
                use(passing(m_cell, corner));
            }
            return;
        }
        const auto [low, otherLow] = m_lowest;
        const auto [high, otherHigh] = m_highest;
        if (m_isOneEach) {
            for (const Vec corner : corners) {
                use(Range{above(low, corner), above(high, corner)});
            }
            return;
        }
        for (const Vec corner : corners) {
            use(Range{std::min(above(low, corner), above(otherLow, corner)),
                      std::max(above(high, corner), above(otherHigh, corner))});
        }
    }

private:
    static constexpr std::size_t kFew = 4; ///< corners asked for sooner than the lines are sorted out. Empirical.

    static double above(Vec line, Vec corner) { return line.y + line.x * corner.x - corner.y; }
    void sortOut(Range along);

    const PlanCell& m_cell;
    bool m_areFew = false;    ///< no others are lowest or highest above a corner:
    bool m_isOneEach = false; ///< the two of each are the same
    std::array<Vec, 2> m_lowest;
    std::array<Vec, 2> m_highest;
};

/// Returns outer bounds of where lines of the cell that cross a convex outline enter and leave it; `from` and `to` are
/// the minimum and maximum of its t, `slopes` those of the cell.
[[nodiscard]] Chord
polygonChord(const PlanCell& cell, Range slopes, std::span<const Vec> corners, double from, double to);
/// Returns outer bounds of where lines of the cell enter and leave a base.
[[nodiscard]] Chord bodyChord(const PlanCell& cell, Range slopes, const VolumeScene::Body& body);

/// True if all lines of the cell cross the base. False proves nothing.
[[nodiscard]] bool allCross(const PlanCell& cell, Range slopes, const VolumeScene::Body& body);

} // namespace sightline::geometry::detail
