#pragma once

#include "geometry/region/sample_point_grid.h"
#include "geometry/region/visibility_polygon.h"
#include "scenarios/analysis/region.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// Counts the viewers of no extent that see each point of a grid, one viewer after another. Each point is counted as
/// judged. Points in pieces that a rule set ignores for lines ending in them are evaluated separately, past those
/// pieces. Points on lines that touch an obstacle, which are common on tables of whole inches, are judged one by one,
/// and so are all points under rules without an exact region of points. Not thread-safe; each thread uses its own.
class SamplePointSight {
public:
    /// Takes heights, range and arc from `like`. Precondition: `table` and `grid` outlive the object.
    SamplePointSight(const RegionTable& table, const geometry::SamplePointGrid& grid, const RegionQuestion& like);
    /// Counts some points only, ascending; the counts of others are undefined. Empty: all.
    SamplePointSight(const RegionTable& table,
                     const geometry::SamplePointGrid& grid,
                     const RegionQuestion& like,
                     const std::vector<std::size_t>& wanted);

    /// Returns what the viewer sees as one polygon. It ends at pieces that do not contain the viewer, even where a rule
    /// set ignores them for lines that end in them. Valid until the next call. Precondition: `hasExactRegion` for
    /// points.
    [[nodiscard]] const geometry::VisibilityPolygon& regionFrom(geometry::Point viewer);

    /// Puts these viewers and all wanted points on one table for the judge, which copies share; else each viewer costs
    /// the preparation of a table. Only rules that judge each line need it.
    void expect(std::span<const geometry::Point> viewers);
    /// Counts the points that a viewer of no extent sees. After a stop request the counts are undefined.
    void countFrom(geometry::Point viewer, const std::stop_token& stop = {});
    /// Adds the counts of another object for the same grid.
    void add(const SamplePointSight& other);
    void clear();
    /// Returns the number of viewers so far that see each point.
    [[nodiscard]] std::vector<int> counts() const;

private:
    /// A set of grid points in the same ignored pieces.
    struct Held {
        std::vector<std::size_t> containers; ///< ascending indices into `m_holders`
        std::vector<std::size_t> samplePoints;
        std::shared_ptr<const geometry::SamplePointGrid> grid; ///< the cells from the first to the last of the points
        std::vector<std::size_t> places;                       ///< index of each point in `grid`
        std::optional<geometry::SamplePointCounts> counts;
        geometry::Box box; ///< around all its points
    };

    /// Viewers and targets as probes on one table: first the models of the scenario, then the viewers, then the
    /// targets.
    struct ProbeTable {
        std::vector<geometry::Point> viewers; ///< ascending
        std::size_t firstViewer = 0;
        PreparedTable table;
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
    /// Finds the points that only the judge can decide: those on lines along which the region's outline runs, or all
    /// wanted ones for a viewer on a wall; ascending.
    void findTouching(geometry::Point viewer,
                      const geometry::VisibilityPolygon& region,
                      std::vector<std::size_t>& samplePoints) const;
    [[nodiscard]] bool isOnWall(geometry::Point viewer, const geometry::VisibilityPolygon& region) const;
    /// Returns the wanted points, ascending.
    [[nodiscard]] std::vector<std::size_t> wantedPoints() const;
    /// Counts each wanted point as the judge rules on it.
    void countJudged(geometry::Point viewer, const std::stop_token& stop);
    void countPast(geometry::Point viewer, int held);
    /// Judges the touching points `samplePoints` that belong to the given set, or to none for -1.
    void askTouching(geometry::Point viewer,
                     const geometry::VisibilityPolygon& region,
                     const std::vector<std::size_t>& samplePoints,
                     int held);

    const RegionTable& m_table;
    const geometry::SamplePointGrid& m_grid;
    RegionQuestion m_like;
    std::vector<std::size_t> m_wanted; ///< empty: all
    std::shared_ptr<const ProbeTable> m_probes;
    bool m_isExact;
    geometry::RegionLimits m_limits;
    std::vector<geometry::ContainingPiece> m_holders;
    std::vector<geometry::Box> m_holderBoxes;
    std::vector<Held> m_held;
    std::vector<int> m_heldOf;              ///< by grid point: index of its set, or -1; empty: there are no sets
    std::vector<geometry::Occlusion> m_all; ///< blockers that count, with nothing ignored
    std::vector<geometry::Occlusion> m_counting;
    geometry::SamplePointCounts m_open;
    geometry::VisibilityPolygon m_region;
    geometry::VisibilityPolygon m_heldRegion; ///< past the pieces of a set
    std::vector<char> m_met;                  ///< by blocker: true if it ended a line of the last viewer
    std::vector<geometry::Point> m_corners;   ///< of all blockers, ascending
    std::vector<int> m_active;                ///< blockers of the current region
    std::vector<std::size_t> m_touching;      ///< points touching `m_region`
    std::vector<std::size_t> m_heldTouching;
    /// For each grid point, the number of viewers that see it although their region does not contain it.
    std::vector<int> m_more;
};

} // namespace sightline::scenarios
