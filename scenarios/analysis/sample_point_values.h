#pragma once

#include "scenarios/analysis/heat_map.h"
#include "scenarios/analysis/isovist_field.h"

#include <QByteArray>

#include <vector>

namespace sightline::scenarios {

/// One number about each spot of a table, to be drawn or written: counts, measures, or the difference of two of them.
struct SamplePointValues {
    geometry::SamplePointGrid grid;
    std::vector<double> values; ///< by spot, row by row; not a number: nothing is told about that spot
    double least = 0.0;         ///< of the scale they are drawn by
    double most = 1.0;
    int viewers = 0; ///< of counts: the most that a spot could have; 0: no counts
    bool isDifference = false;
    QString rules;

    [[nodiscard]] bool isTold(std::size_t samplePoint) const { return values[samplePoint] == values[samplePoint]; }
    /// Where it lies on the scale, from 0 to 1.
    [[nodiscard]] double shareOf(double value) const { return most > least ? (value - least) / (most - least) : 0.0; }
};

/// The scale runs from none of the viewers to all.
[[nodiscard]] SamplePointValues valuesOf(const HeatMap& map);
/// The scale runs from the least to the most; of spots that see nothing nothing is told. Precondition: `field` has the
/// measure.
[[nodiscard]] SamplePointValues valuesOf(const IsovistField& field, IsovistMeasure measure);
/// Of each spot the share of the table that it sees: its area by that of the table.
[[nodiscard]] SamplePointValues seenShares(const IsovistField& field);
/// One less the other; of what only one tells about the other counts as 0. The scale runs from as much less as there is
/// to as much more. Precondition: grids of the same size.
[[nodiscard]] SamplePointValues differenceOf(const SamplePointValues& one, const SamplePointValues& other);

/// The spot whose cell holds a place; nothing beyond the table's edges.
[[nodiscard]] std::optional<std::size_t> samplePointAt(const geometry::SamplePointGrid& grid, geometry::Point place);

/// How many pairs of a viewer and a spot are judged one by one at most, see `heatPairs`: about so many a minute under a
/// rule pack.
[[nodiscard]] std::int64_t maxHeatPairs(const RuleSet& rules);

/// A row for each spot: `x_in`, `y_in`, `count`, `share` of the viewers. `less`: of another map, whose counts are taken
/// away.
[[nodiscard]] QByteArray heatMapCsv(const HeatMap& map, const HeatMap* less = nullptr);
/// A row for each spot with all measures that the field has, and that `less` has too.
[[nodiscard]] QByteArray isovistCsv(const IsovistField& field, const IsovistField* less = nullptr);
/// Where the dots of a picture of a map lie: width of a dot, two turns, height of a dot, and the middle of the first
/// dot; inches from the table's first corner, y as on the table. `dots`: along the side of a cell.
[[nodiscard]] QByteArray worldFileOf(const geometry::SamplePointGrid& grid, int dots);

} // namespace sightline::scenarios
