#pragma once

#include "geometry/region/sample_point_grid.h"
#include "scenarios/analysis/region.h"

#include <vector>

namespace sightline::scenarios {

/// Who is counted, and for what. The models and spots of the question are counted one by one, each as in `seenRegion`;
/// its cells are those of the map.
struct HeatQuestion {
    RegionQuestion look;
    /// The zone is taken apart into cells of this size, and each whose middle it holds is counted as a viewer without
    /// size; nothing: it counts as one.
    std::optional<geometry::Length> zoneCell;
    /// These zones too, taken apart in the same way (then `zoneCell` is there): together, so that a cell which several
    /// of them hold is one viewer.
    std::vector<ZoneId> zones = {};
    /// Ascending, each once: only these spots of the grid are asked about, the counts of others mean nothing. Empty:
    /// all.
    std::vector<std::size_t> wanted = {};
};

/// How many see each spot of a table.
struct HeatMap {
    geometry::SamplePointGrid grid;
    std::vector<int> counts; ///< by spot, row by row, row 0 at y = 0
    int viewers = 0;         ///< the most that a spot could have
    QString rules;

    [[nodiscard]] int at(int column, int row) const { return counts[grid.index(column, row)]; }
    [[nodiscard]] int most() const;
    /// Of all viewers and all spots, the share that is seen.
    [[nodiscard]] double meanShare() const;
};

/// The middles of the zone's cells, as a grid over the table has them; those on its border are in it.
[[nodiscard]] std::vector<geometry::Point> samplePointsIn(const Zone& zone, const Table& table, geometry::Length cell);
/// The same of several zones, each middle once. Precondition: the scenario has the zones.
[[nodiscard]] std::vector<geometry::Point>
samplePointsIn(const std::vector<ZoneId>& zones, const Scenario& scenario, geometry::Length cell);

/// How many pairs of a viewer and a spot a map would ask the judge about one by one: 0 where borders are exact.
[[nodiscard]] std::int64_t heatPairs(const PreparedTable& table, const HeatQuestion& question);

/// The same answer for any number of threads (0: one a processor). After a stop request nothing is counted. Each spot
/// of the map is one that the judge says is seen, by as many viewers: the regions of `seenRegion`, added up.
/// Preconditions: as for `seenRegion`.
[[nodiscard]] HeatMap heatMap(const RegionTable& table,
                              const HeatQuestion& question,
                              const RegionProgress& progress = {},
                              int threads = 0,
                              const std::stop_token& stop = {});

/// One map less another, spot by spot. Precondition: grids of the same size.
[[nodiscard]] std::vector<int> heatDifference(const HeatMap& map, const HeatMap& other);

} // namespace sightline::scenarios
