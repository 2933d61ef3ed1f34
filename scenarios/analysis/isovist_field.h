#pragma once

#include "geometry/region/isovist.h"
#include "geometry/region/sample_point_grid.h"
#include "scenarios/analysis/region.h"

#include <QStringList>

#include <vector>

namespace sightline::scenarios {

/// The measures of an isovist: those of `geometry::Isovist`, and `connectivity` and `meanDepth` of `IsovistField`.
/// Source: Benedikt, as for `geometry::Isovist`; A. Turner et al., "From isovists to visibility graphs", Environment
/// and Planning B 28 (2001).
enum class IsovistMeasure {
    Area,
    Perimeter,
    Occlusivity,
    Compactness,
    Drift,
    LongestRadial,
    ShortestRadial,
    Connectivity,
    MeanDepth
};

/// Returns the words of files and options, in the order of the enumeration: "area", "perimeter", ...
[[nodiscard]] QStringList isovistMeasureNames();

/// The parameters of an isovist field.
struct IsovistQuestion {
    geometry::Length viewerHeight = geometry::Length::fromInches(2);
    geometry::Length targetHeight = geometry::Length::fromInches(2); ///< height of the targets
    geometry::Length cell = geometry::Length::fromInches(0.5);
    /// False computes a map of many cells in a fraction of the time.
    bool wantConnectivity = true;
    bool wantDepth = true; ///< requires `wantConnectivity`
};

/// The isovists of viewers of no extent at each grid point of a table. A point inside a blocking piece sees nothing.
/// Measures are those of `SamplePointSight::regionFrom`, or of `seenRegion` under rules without exact regions of
/// points; connectivity is as judged.
struct IsovistField {
    geometry::SamplePointGrid grid;
    std::vector<geometry::Isovist> isovists; ///< by grid point, row by row
    std::vector<int> connectivity;           ///< number of other grid points that each sees; empty if not requested
    /// The mean, over all other reachable grid points, of the number of successive sight lines needed to reach them. A
    /// line found from either end is used in both directions (lines along edges may be found from one only). It is 0 if
    /// none is reachable, or if the point itself sees none. Empty if not requested or if there are more than
    /// `kMaxDepthSamplePoints`.
    std::vector<double> meanDepth;
    QString rules;

    /// True if the field has the measure.
    [[nodiscard]] bool has(IsovistMeasure measure) const {
        return measure == IsovistMeasure::MeanDepth ? !meanDepth.empty()
                                                    : measure != IsovistMeasure::Connectivity || !connectivity.empty();
    }
    /// Returns a measure of a grid point. Precondition: `has(measure)`.
    [[nodiscard]] double at(IsovistMeasure measure, std::size_t samplePoint) const;
    /// Returns a measure by grid point, row by row. Precondition: `has(measure)`.
    [[nodiscard]] std::vector<double> values(IsovistMeasure measure) const;
};

/// The maximum number of grid points for the mean depth. The search stores one bit and a sixth per ordered pair (see
/// `SightGraph`): 0.7 GB for that many.
inline constexpr std::size_t kMaxDepthSamplePoints = 70'000;

/// Computes the field. The result does not depend on the number of threads (0: one per processor); after a stop request
/// all values are 0. Preconditions: those of `seenRegion`.
[[nodiscard]] IsovistField isovistField(const RegionTable& table,
                                        const IsovistQuestion& question,
                                        const RegionProgress& progress = {},
                                        int threads = 0,
                                        const std::stop_token& stop = {});

} // namespace sightline::scenarios
