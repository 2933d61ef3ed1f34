#pragma once

#include "scenarios/analysis/fairness.h"
#include "scenarios/analysis/influence.h"
#include "scenarios/analysis/lanes.h"
#include "scenarios/analysis/symmetry.h"
#include "scenarios/base/json_writer.h"

namespace sightline::scenarios {

/// The position of a corner of a piece as measured by tape: the perpendicular distances from the two nearest table
/// edges, in inches.
struct TapeCorner {
    double acrossInches = 0.0;
    bool fromRight = false; ///< false: measured from the left edge
    double downInches = 0.0;
    bool fromBottom = false; ///< false: measured from the top edge
    friend bool operator==(const TapeCorner&, const TapeCorner&) = default;
};

/// The set-up instructions of one piece: two corners determine its position up to reflection. They are the corners of
/// its tape lines, else those farthest from each other.
struct SetUpLine {
    PieceId piece;
    QString name;
    std::vector<TapeCorner> corners; ///< two, or one for a piece whose corners coincide
};

/// Returns the set-up instructions of all pieces.
[[nodiscard]] std::vector<SetUpLine> setUpSheet(const Scenario& scenario);

/// The parameters of a layout report.
struct LayoutOptions {
    geometry::Length cell = geometry::Length::fromInches(1);
    geometry::Length move = geometry::Length::fromInches(6);
    /// Narrower gaps are reported: 80 mm.
    geometry::Length gapBase = geometry::Length::fromNanometers(80'000'000);
    double openShare = 0.25; ///< grid points that see a larger share of the table are reported
    int trials = 100;
    std::uint64_t seed = 1;
    double setUpMillimeters = 6.35; ///< see `FairnessOptions`
    double setUpDegrees = 2.0;
    bool wantInfluence = true;
    int threads = 0;
};

/// The share of the table that one grid point sees, 0 to 1.
struct SamplePointShare {
    geometry::Point samplePoint;
    double share = 0.0;
    friend bool operator==(const SamplePointShare&, const SamplePointShare&) = default;
};

/// A report about a table. Source of its figures: scenarios/analysis/README.md, "Where each figure of the layout report
/// comes from".
struct LayoutReport {
    QString name;
    QString rules;
    geometry::Length width;
    geometry::Length height;
    LayoutOptions options;
    std::vector<SymmetryStudy> symmetries;
    ExposureTable now;
    ExposureTable afterMove;
    FairnessStudy fairness;
    std::vector<Lane> lanes;
    std::vector<Gap> gaps;
    std::vector<PieceInfluence> influences;
    double meanSeenShare = 0.0;    ///< mean share of the table that is seen, over all points that see anything
    double openSamplePoints = 0.0; ///< share of all points that see more than `openShare`
    std::vector<SetUpLine> setUp;
    std::vector<SamplePointShare>
        openest; ///< points that see more than `openShare`, by decreasing share; not in the JSON
};

/// Called with the current step and its progress.
using LayoutProgress = std::function<void(const QString& step, int done, int all)>;

/// Returns the progress of a report as that of one job, in thousandths. It never runs back, though each step of a
/// report counts anew; the steps weigh about as much as the time they take. Precondition: `whole` is not empty.
[[nodiscard]] LayoutProgress layoutProgress(RegionProgress whole, const LayoutOptions& options);

/// Computes the report under any rules; std::nullopt after a stop request.
[[nodiscard]] std::optional<LayoutReport> layoutReport(const PreparedTable& table,
                                                       const LayoutOptions& options = {},
                                                       const LayoutProgress& progress = {},
                                                       const std::stop_token& stop = {});

/// Writes the report as JSON. Source: scenarios/analysis/README.md, "JSON".
void writeLayoutReport(JsonWriter& writer, const LayoutReport& report);

} // namespace sightline::scenarios
