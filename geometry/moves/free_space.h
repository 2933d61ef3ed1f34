#pragma once

#include "geometry/moves/move_table.h"
#include "geometry/moves/weighted_region.h"
#include "geometry/region/region_map.h"

#include <optional>
#include <span>

namespace sightline::geometry {

/// A point at which a path may bend.
struct MoveCorner {
    Point at;
    std::vector<Point> beside = {}; ///< neighbors on the outlines that the path bends around
    bool bendsAtWill = false; ///< the path may bend to any side: on borders of cost areas, and where corners coincide
};

/// The free space of a base: the positions that its center may take. Each obstacle is grown by the base rotated by half
/// a turn (Minkowski sum), so that the base becomes a point. Immutable. Source: T. Lozano-Perez and M. A. Wesley, "An
/// algorithm for planning collision-free paths among polyhedral obstacles", CACM 22 (1979).
///
/// The positions `free`, such as start and destination, are always free: an obstacle nearer to one of them than the
/// base allows is grown by a correspondingly smaller base, and is ignored if such a position lies in it. Obstacles
/// farther from `mover.from` than `within` are left out, as is the table there.
class FreeSpace {
public:
    FreeSpace(const MoveTable& table,
              const Mover& mover,
              std::span<const Point> free,
              std::optional<Length> within = {});

    /// Creates a free space without cost areas from obstacles that are already grown.
    FreeSpace(std::vector<Blocker> blockers, const Box& area);

    /// Returns the grown obstacles as a map for visibility queries.
    [[nodiscard]] const RegionMap& map() const { return m_map; }
    /// Returns the points at which paths may bend.
    [[nodiscard]] const std::vector<MoveCorner>& corners() const { return m_corners; }
    /// Returns the cost areas.
    [[nodiscard]] const WeightedRegion& costs() const { return m_costs; }
    /// True if the point lies on the table and in the interior of none of the grown obstacles.
    [[nodiscard]] bool isFree(Point p) const;
    /// True if the straight step from a to b stays in the free space.
    [[nodiscard]] bool isClear(Point a, Point b) const;

    /// Returns both ends of each side of a grown obstacle within `kTouchingSamplePoint` of the position.
    [[nodiscard]] std::vector<Point> endsOfSidesAt(Point place) const;

    /// The distance between neighboring bend points on the border of a cost area, 1/2 in.
    static constexpr Length kBorderStep = Length::fromNanometers(25'400'000 / 2);

private:
    void addCorners();

    RegionMap m_map;
    WeightedRegion m_costs;
    std::vector<MoveCorner> m_corners;
};

} // namespace sightline::geometry
