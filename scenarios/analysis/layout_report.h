#pragma once

#include "scenarios/analysis/fairness.h"
#include "scenarios/analysis/influence.h"
#include "scenarios/analysis/lanes.h"
#include "scenarios/analysis/symmetry.h"
#include "scenarios/io/json_writer.h"

namespace sightline::scenarios {

/// A corner of a piece by a tape measure: how far from the two nearest table edges, at right angles.
struct TapeCorner {
    double acrossInches = 0.0;
    bool fromRight = false; ///< else from the left edge
    double downInches = 0.0;
    bool fromBottom = false; ///< else from the top edge
    friend bool operator==(const TapeCorner&, const TapeCorner&) = default;
};

/// How to put one piece up: two corners leave no choice but to turn it over. Those that its tape lines reach, else
/// those farthest from each other.
struct SetUpLine {
    PieceId piece;
    QString name;
    std::vector<TapeCorner> corners; ///< two, or one of a piece whose corners lie in one place
};

[[nodiscard]] std::vector<SetUpLine> setUpSheet(const Scenario& scenario);

struct LayoutOptions {
    geometry::Length cell = geometry::Length::fromInches(1);
    geometry::Length move = geometry::Length::fromInches(6);
    geometry::Length gapBase =
        geometry::Length::fromNanometers(80'000'000); ///< gaps narrower than this are told: 80 mm
    double openShare = 0.25;                          ///< spots that see more of the table than this are told
    int trials = 100;
    std::uint64_t seed = 1;
    double setUpMillimeters = 6.35; ///< see `FairnessOptions`
    double setUpDegrees = 2.0;
    bool wantInfluence = true;
    int threads = 0;
};

/// How much of the table one spot sees.
struct SamplePointShare {
    geometry::Point samplePoint;
    double share = 0.0;
    friend bool operator==(const SamplePointShare&, const SamplePointShare&) = default;
};

/// What a table does to a game, in figures.
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
    double meanSeenShare = 0.0;    ///< of the table, mean over all spots that see anything
    double openSamplePoints = 0.0; ///< share of all spots that see more than `openShare`
    std::vector<SetUpLine> setUp;
    std::vector<SamplePointShare> openest; ///< the spots that see more than `openShare`, most first; not in the JSON
};

/// What is done just now, and how much of it.
using LayoutProgress = std::function<void(const QString& step, int done, int all)>;

/// Nothing after a stop request. Precondition: the rule set has exact regions of points.
[[nodiscard]] std::optional<LayoutReport> layoutReport(const PreparedTable& table,
                                                       const LayoutOptions& options = {},
                                                       const LayoutProgress& progress = {},
                                                       const std::stop_token& stop = {});

void writeLayoutReport(JsonWriter& writer, const LayoutReport& report);

} // namespace sightline::scenarios
