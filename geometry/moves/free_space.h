#pragma once

#include "geometry/moves/move_table.h"
#include "geometry/moves/weighted_region.h"
#include "geometry/region/region_map.h"

#include <optional>
#include <span>

namespace sightline::geometry {

/// A place where a way may bend.
struct MoveCorner {
    Point at;
    std::vector<Point> beside = {}; ///< its neighbors on the outlines of what the way bends round
    bool bendsAtWill = false;       ///< to any side: on the border of dear ground, and where corners coincide
};

/// Where the middle of a base may be: each obstacle grown by the base turned by half a turn, so that the base is a
/// point. Immutable.
///
/// An obstacle that is nearer to one of the places in `free` (where the base stands, where it is to go) than the base
/// is wide counts as far off as it is there: it is grown by a smaller base, and does not count if such a place lies in
/// it. Obstacles farther from `mover.from` than `within` are left out, and so is the table there.
class FreeSpace {
public:
    FreeSpace(const MoveTable& table,
              const Mover& mover,
              std::span<const Point> free,
              std::optional<Length> within = {});

    /// Even ground, with obstacles that are grown already.
    FreeSpace(std::vector<Blocker> blockers, const Box& ground);

    [[nodiscard]] const RegionMap& map() const { return m_map; }
    [[nodiscard]] const std::vector<MoveCorner>& corners() const { return m_corners; }
    [[nodiscard]] const WeightedRegion& dear() const { return m_dear; }
    /// On the table, and in no grown obstacle; borders are free.
    [[nodiscard]] bool isFree(Point p) const;
    /// The straight step is.
    [[nodiscard]] bool isClear(Point a, Point b) const;

    /// Of the sides of grown obstacles that the place leans on, to the rounding of corners: both ends.
    [[nodiscard]] std::vector<Point> endsOfSidesAt(Point place) const;

    /// Between places where a way may bend on the border of dear ground.
    static constexpr Length kBorderStep = Length::fromNanometers(25'400'000 / 2);

private:
    void addCorners();

    RegionMap m_map;
    WeightedRegion m_dear;
    std::vector<MoveCorner> m_corners;
};

} // namespace sightline::geometry
