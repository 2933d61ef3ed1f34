#pragma once

#include "geometry/region/isovist.h"
#include "geometry/region/sample_point_grid.h"
#include "scenarios/analysis/region.h"

#include <QStringList>

#include <vector>

namespace sightline::scenarios {

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

/// Words of files and options, in the order of the enumeration: "area", "perimeter", ...
[[nodiscard]] QStringList isovistMeasureNames();

struct IsovistQuestion {
    geometry::Length viewerHeight = geometry::Length::fromInches(2);
    geometry::Length targetHeight = geometry::Length::fromInches(2); ///< of what is looked for
    geometry::Length cell = geometry::Length::fromInches(0.5);
    /// Without them a map of many cells is made in a fraction of the time.
    bool wantConnectivity = true;
    bool wantDepth = true; ///< only with connectivity
};

/// What a viewer without size sees from each spot of a table. A spot within a piece that blocks sees nothing. Measures
/// are those of `SamplePointSight::regionFrom`, connectivity counts as the judge does.
struct IsovistField {
    geometry::SamplePointGrid grid;
    std::vector<geometry::Isovist> isovists; ///< by spot, row by row
    std::vector<int> connectivity;           ///< how many other spots each sees; empty if it was not asked for
    /// The mean, over all other spots that can be reached, of how many lines of sight from spot to spot it takes to get
    /// there, each found from one of its two ends (lines along edges may be so from one only); 0: none can, or the spot
    /// itself sees none. Empty if it was not asked for or there are more than `kMaxDepthSamplePoints`.
    std::vector<double> meanDepth;
    QString rules;

    [[nodiscard]] bool has(IsovistMeasure measure) const {
        return measure == IsovistMeasure::MeanDepth ? !meanDepth.empty()
                                                    : measure != IsovistMeasure::Connectivity || !connectivity.empty();
    }
    [[nodiscard]] double at(IsovistMeasure measure, std::size_t samplePoint) const;
    [[nodiscard]] std::vector<double> values(IsovistMeasure measure) const;
};

/// One bit for each pair of spots is kept, and a little more: 0.7 GB.
inline constexpr std::size_t kMaxDepthSamplePoints = 70'000;

/// The same answer for any number of threads (0: one a processor); after a stop request all is 0.
/// Preconditions: `hasExactRegion` of the rules for points, and as for `seenRegion`.
[[nodiscard]] IsovistField isovistField(const RegionTable& table,
                                        const IsovistQuestion& question,
                                        const RegionProgress& progress = {},
                                        int threads = 0,
                                        const std::stop_token& stop = {});

} // namespace sightline::scenarios
