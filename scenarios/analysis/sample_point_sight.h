#pragma once

#include "geometry/region/sample_point_grid.h"
#include "geometry/region/visible_region.h"
#include "scenarios/analysis/region.h"

#include <memory>
#include <optional>
#include <vector>

namespace sightline::scenarios {

/// What viewers without size see of the spots of a grid, one viewer after another; each thread has one of its own. Each
/// spot is counted as the judge says, those in pieces that a rule set ignores for lines that end in them too: these are
/// looked at past such a piece by themselves. Those on lines that touch something, as all but chance has it on tables
/// of whole inches, are asked about one by one.
class SamplePointSight {
public:
    /// Heights, range and arc are those of `like`. `table` and `grid` are kept by reference. Precondition:
    /// `hasExactRegion` for points.
    SamplePointSight(const RegionTable& table, const geometry::SamplePointGrid& grid, const RegionQuestion& like);
    /// The same of some spots, ascending; the counts of others mean nothing. Empty: all.
    SamplePointSight(const RegionTable& table,
                     const geometry::SamplePointGrid& grid,
                     const RegionQuestion& like,
                     const std::vector<std::size_t>& wanted);

    /// As one polygon, which ends at the pieces the viewer does not stand in, also where a rule set ignores them for
    /// lines that end in them. Kept until the next call.
    [[nodiscard]] const geometry::VisibleRegion& regionFrom(geometry::Point viewer);

    void countFrom(geometry::Point viewer);
    void add(const SamplePointSight& other);
    void clear();
    /// How many viewers so far see each spot.
    [[nodiscard]] std::vector<int> counts() const;

private:
    /// Spots in the same ignored pieces.
    struct Held {
        std::vector<std::size_t> containers; ///< ascending, indices in `m_holders`
        std::vector<std::size_t> samplePoints;
        std::shared_ptr<const geometry::SamplePointGrid> grid; ///< the cells from the first to the last of the spots
        std::vector<std::size_t> places;                       ///< of each spot, its index there
        std::optional<geometry::SamplePointCounts> counts;
        geometry::Box box; ///< of all its spots
    };

    [[nodiscard]] geometry::RegionLimits limitsTo(const geometry::Box& box, geometry::Point viewer) const;
    [[nodiscard]] bool counts(int blocker) const {
        return m_counting[static_cast<std::size_t>(blocker)] != geometry::Occlusion::Never;
    }
    [[nodiscard]] bool isMet(const std::vector<std::size_t>& containers) const;
    [[nodiscard]] int heldOf(std::size_t samplePoint) const { return m_heldOf.empty() ? -1 : m_heldOf[samplePoint]; }
    void countHeld(std::vector<Held>& held) const;
    [[nodiscard]] const geometry::Polygon& outlineOf(const geometry::ContainingPiece& container) const;
    [[nodiscard]] std::vector<std::size_t> containersOf(geometry::Point place) const;
    void addCorners();
    void ignore(const std::vector<std::size_t>& containers, bool isIgnored);
    /// Spots that only the judge can tell: on lines along which the region's outline runs, or all wanted ones of a
    /// viewer on a wall; ascending.
    void findTouching(geometry::Point viewer,
                      const geometry::VisibleRegion& region,
                      std::vector<std::size_t>& samplePoints) const;
    [[nodiscard]] bool isOnWall(geometry::Point viewer, const geometry::VisibleRegion& region) const;
    void countPast(geometry::Point viewer, int held);
    /// About the spots of a set, or those in none. `spots`: what `findTouching` has.
    void askTouching(geometry::Point viewer,
                     const geometry::VisibleRegion& region,
                     const std::vector<std::size_t>& samplePoints,
                     int held);

    const RegionTable& m_table;
    const geometry::SamplePointGrid& m_grid;
    RegionQuestion m_like;
    std::vector<std::size_t> m_wanted; ///< empty: all
    geometry::RegionLimits m_limits;
    std::vector<geometry::ContainingPiece> m_holders;
    std::vector<geometry::Box> m_holderBoxes;
    std::vector<Held> m_held;
    std::vector<int> m_heldOf;              ///< of each spot the set it is in, or -1; empty: there are none
    std::vector<geometry::Occlusion> m_all; ///< what counts, nothing ignored
    std::vector<geometry::Occlusion> m_counting;
    geometry::SamplePointCounts m_open;
    geometry::VisibleRegion m_region;
    geometry::VisibleRegion m_heldRegion;   ///< past pieces of a set
    std::vector<char> m_met;                ///< of each blocker: it ended a look of the last viewer
    std::vector<geometry::Point> m_corners; ///< of all blockers, ascending
    std::vector<int> m_active;              ///< what counts for the look in hand
    std::vector<std::size_t> m_touching;    ///< of `m_region`
    std::vector<std::size_t> m_heldTouching;
    std::vector<int> m_more; ///< by spot: how many viewers see it besides those whose region holds it
};

} // namespace sightline::scenarios
