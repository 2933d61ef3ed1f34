#pragma once

#include "scenarios/analysis/heat_map.h"
#include "scenarios/analysis/isovist_field.h"

#include <QByteArray>

#include <vector>

namespace sightline::scenarios {

/// One number per grid point of a table, for drawing or export: counts, measures, or the difference of two of them.
struct SamplePointValues {
    geometry::SamplePointGrid grid;
    std::vector<double> values; ///< by grid point, row by row; NaN: no value there
    double least = 0.0;         ///< minimum of the drawing scale
    double most = 1.0;
    int viewers = 0; ///< for counts: the maximum possible count; 0: the values are no counts
    bool isDifference = false;
    QString rules;

    [[nodiscard]] bool hasValue(std::size_t samplePoint) const { return values[samplePoint] == values[samplePoint]; }
    /// Returns the position of a value on the scale, 0 to 1.
    [[nodiscard]] double shareOf(double value) const { return most > least ? (value - least) / (most - least) : 0.0; }
};

/// Returns the counts; the scale runs from none to the maximum of the map.
[[nodiscard]] SamplePointValues valuesOf(const HeatMap& map);
/// Returns a measure; the scale runs from its minimum to its maximum, and points that see nothing have no value.
/// Precondition: `field` has the measure.
[[nodiscard]] SamplePointValues valuesOf(const IsovistField& field, IsovistMeasure measure);
/// Returns for each grid point the share of the table's area that it sees; the scale runs from none to the maximum.
[[nodiscard]] SamplePointValues seenShares(const IsovistField& field);
/// Returns `one` minus `other`; a value that only one of them has counts as 0 in the other. The scale is symmetric
/// about 0 and spans the largest absolute difference. Precondition: their grids have equal size.
[[nodiscard]] SamplePointValues differenceOf(const SamplePointValues& one, const SamplePointValues& other);

/// Returns the grid point whose cell contains the position; std::nullopt outside the table.
[[nodiscard]] std::optional<std::size_t> samplePointAt(const geometry::SamplePointGrid& grid, geometry::Point place);

/// Returns the maximum number of pairs of viewer and grid point to judge one by one, see `heatPairs`: about a minute of
/// work under a rule pack.
[[nodiscard]] std::int64_t maxHeatPairs(const RuleSet& rules);

/// Returns CSV with one row per grid point: `x_in`, `y_in`, `count`, `share` of the viewers. The counts of `less` are
/// subtracted.
[[nodiscard]] QByteArray heatMapCsv(const HeatMap& map, const HeatMap* less = nullptr);
/// Returns CSV with one row per grid point and all measures that the field has, and that `less` has too.
[[nodiscard]] QByteArray isovistCsv(const IsovistField& field, const IsovistField* less = nullptr);
/// Returns the world file of a picture of a map: width of a pixel, two rotations, height of a pixel, and the center of
/// the first pixel, in inches from the table's origin, y down. `dots` is the number of pixels along the side of a cell.
[[nodiscard]] QByteArray worldFileOf(const geometry::SamplePointGrid& grid, int dots);

} // namespace sightline::scenarios
