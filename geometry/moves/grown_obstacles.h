#pragma once

#include "geometry/moves/move_table.h"
#include "geometry/terrain/terrain_map.h"

#include <optional>
#include <span>

namespace sightline::geometry {

/// The obstacles of a table, each grown on demand by the base rotated by half a turn. The center of the base may not
/// enter the grown obstacles.
class GrownObstacles {
public:
    /// Keeps a reference to the obstacles of `table`. The other parameters are those of `FreeSpace`.
    GrownObstacles(const MoveTable& table,
                   const Mover& mover,
                   std::span<const Point> free,
                   std::optional<Length> within = {});

    /// The accuracy of a grown obstacle; each fit contains the following ones.
    enum class Fit {
        Exact,
        Fine,  ///< contained in the exact obstacles, smaller by some micrometers
        Rough, ///< contained in the fine obstacles, with fewer corners
    };

    [[nodiscard]] std::size_t count() const { return m_obstacles.size(); }
    /// Returns the box in which the center may be in the absence of obstacles.
    [[nodiscard]] const Box& area() const { return m_area; }
    /// Returns a box that contains the grown obstacle.
    [[nodiscard]] const Box& boxOf(std::size_t obstacle) const { return m_boxes[obstacle]; }
    /// True if the box of the grown obstacle meets the box in which the center may be.
    [[nodiscard]] bool meetsArea(std::size_t obstacle) const { return boxesMeet(m_boxes[obstacle], m_area); }
    /// True if the fits `Fine` and `Rough` exist: not for obstacles near a position that has to be free, nor for a base
    /// without size.
    [[nodiscard]] bool hasLess(std::size_t obstacle) const;
    /// Returns the grown obstacle as convex polygons, which may overlap, or as a wall if the base has no size. Empty if
    /// the obstacle is ignored because a position that has to be free lies in it. Precondition for a fit other than
    /// `Exact`: `hasLess`.
    [[nodiscard]] std::vector<Blocker> grownBy(std::size_t obstacle, Fit fit) const;

private:
    std::span<const MoveObstacle> m_obstacles;
    RingFit m_fit;
    std::vector<Point> m_free;
    std::vector<Ring> m_base;
    std::vector<Ring> m_fineBase;
    std::vector<Ring> m_roughBase;
    Box m_area;
    std::vector<Box> m_boxes;
};

} // namespace sightline::geometry
