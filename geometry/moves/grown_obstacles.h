#pragma once

#include "geometry/moves/move_table.h"
#include "geometry/terrain_map.h"

#include <optional>
#include <span>

namespace sightline::geometry {

/// The obstacles of a table, each grown by a base turned by half a turn when it is asked for: what the middle of the
/// base may not enter.
class GrownObstacles {
public:
    /// `table` is kept by reference. As for `FreeSpace`.
    GrownObstacles(const MoveTable& table,
                   const Mover& mover,
                   std::span<const Point> free,
                   std::optional<Length> within = {});

    enum class Fit {
        Exact,
        Fine,  ///< within the exact ones by some micrometers
        Rough, ///< within the fine ones, with fewer corners
    };

    [[nodiscard]] std::size_t count() const { return m_obstacles.size(); }
    /// Where the middle may be, were there no obstacles.
    [[nodiscard]] const Box& ground() const { return m_ground; }
    /// Holds the grown obstacle.
    [[nodiscard]] const Box& boxOf(std::size_t obstacle) const { return m_boxes[obstacle]; }
    [[nodiscard]] bool isOnGround(std::size_t obstacle) const { return meet(m_boxes[obstacle], m_ground); }
    /// Not for those beside a place that has to be free, nor for a base without size.
    [[nodiscard]] bool hasLess(std::size_t obstacle) const;
    /// Convex polygons, which may overlap; a wall, if the base has no size. None: it does not count, since a place that
    /// has to be free lies in it. Precondition of a fit that is not exact: there is less.
    [[nodiscard]] std::vector<Blocker> grownBy(std::size_t obstacle, Fit fit) const;

    [[nodiscard]] static bool meet(const Box& a, const Box& b) {
        return a.low.x <= b.high.x && b.low.x <= a.high.x && a.low.y <= b.high.y && b.low.y <= a.high.y;
    }

private:
    std::span<const MoveObstacle> m_obstacles;
    RingFit m_fit;
    std::vector<Point> m_free;
    std::vector<Ring> m_base;
    std::vector<Ring> m_fineBase;
    std::vector<Ring> m_roughBase;
    Box m_ground;
    std::vector<Box> m_boxes;
};

} // namespace sightline::geometry
