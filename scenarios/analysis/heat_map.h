#pragma once

#include "geometry/region/sample_point_grid.h"
#include "scenarios/analysis/region.h"

#include <vector>

namespace sightline::scenarios {

/// The viewers and targets of a heat map. Models and positions of the question are counted one by one, each as in
/// `seenRegion`; the cells are those of the map.
struct HeatQuestion {
    RegionQuestion look;
    /// The size of the cells into which the zone is divided; each cell whose center lies in the zone is a viewer of no
    /// extent. Nullopt: the zone is one viewer.
    std::optional<geometry::Length> zoneCell;
    /// Further zones, divided in the same way (`zoneCell` is then required). A cell that several of them contain is one
    /// viewer.
    std::vector<ZoneId> zones = {};
    /// The grid points to compute, ascending, without duplicates; the counts of others are undefined. Empty: all.
    std::vector<std::size_t> wanted = {};
};

/// The number of viewers that see each grid point of a table.
struct HeatMap {
    geometry::SamplePointGrid grid;
    std::vector<int> counts; ///< by grid point, row by row, row 0 at y = 0
    int viewers = 0;         ///< maximum possible count
    QString rules;

    /// Returns the count of the grid point in that column and row.
    [[nodiscard]] int at(int column, int row) const { return counts[grid.index(column, row)]; }
    /// Returns the largest count.
    [[nodiscard]] int most() const;
    /// Returns the mean over all grid points of the share of viewers that see it, 0 to 1.
    [[nodiscard]] double meanShare() const;
};

/// Returns the centers of the cells of a grid over the table that lie in any of the zones or on its border, without
/// duplicates. Precondition: the scenario has the zones.
[[nodiscard]] std::vector<geometry::Point>
samplePointsIn(const std::vector<ZoneId>& zones, const Scenario& scenario, geometry::Length cell);

/// Returns the number of pairs of viewer and grid point that a map would judge one by one: 0 where borders are exact.
[[nodiscard]] std::int64_t heatPairs(const PreparedTable& table, const HeatQuestion& question);

/// Computes the map as the sum of the regions of `seenRegion`; every count agrees with the judge. The result does not
/// depend on the number of threads (0: one per processor). After a stop request all counts are 0. Preconditions: those
/// of `seenRegion`.
[[nodiscard]] HeatMap heatMap(const RegionTable& table,
                              const HeatQuestion& question,
                              const RegionProgress& progress = {},
                              int threads = 0,
                              const std::stop_token& stop = {});

/// Returns `map` minus `other`, by grid point. Precondition: their grids have equal size.
[[nodiscard]] std::vector<int> heatDifference(const HeatMap& map, const HeatMap& other);

} // namespace sightline::scenarios
