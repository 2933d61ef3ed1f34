#pragma once

#include "scenarios/judge/judge.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// The accuracy with which elements are placed, as standard deviations. Errors along x and y are independent and
/// approximately normal: sums of twelve uniform numbers, never beyond six standard deviations.
struct PlacementErrors {
    double modelMillimeters = 1.0;
    double modelDegrees = 2.0; ///< facing
    double pieceMillimeters = 6.0;
    double pieceDegrees = 2.0; ///< about the center of the piece and what it carries
    friend bool operator==(const PlacementErrors&, const PlacementErrors&) = default;
};

/// The options of a study.
struct StudyOptions {
    PlacementErrors errors;
    int trials = 1'000;
    std::uint64_t seed = 1;
    int threads = 0; ///< trials processed in parallel; 0: one per processor. Does not affect the result
    /// How many trials, from the first one on, have their clearance computed too. It costs more than the answer alone.
    int clearances = 0;
    /// Called from time to time, from any thread, never concurrently, with the number of finished trials and of all.
    std::function<void(int, int)> progress;
};

/// The clearance of one trial, and whether it counts as seen.
struct TrialClearance {
    double millimeters = 0.0; ///< of the geometry, see `Verdict::clearanceMillimeters`; of the smallest bodies
    bool isSeen = false;      ///< under a rule pack by its ruling, which may differ from the geometry
    friend bool operator==(const TrialClearance&, const TrialClearance&) = default;
};

/// The share of trials in which the target is seen.
struct PlacementStudy {
    int trials = 0; ///< trials made; fewer than asked for after a stop request
    int clear = 0;
    double share = 0.0;
    /// The bounds of Wilson's interval: the true share lies in it with 95 % confidence.
    double low = 0.0;
    double high = 1.0;
    geometry::Visibility asPlaced = geometry::Visibility::Blocked; ///< the verdict without any error
    /// True if the ruling of a rule pack is counted; "clear" then means that the target may be targeted.
    bool isOfRuling = false;
    /// True if the rule pack limits which visible targets of its kind are valid: only trials in which it is count.
    bool isOfValidTargets = false;
    bool isVisibleAsPlaced = false; ///< without any error and by what is counted, even if it is no valid target
    /// The clearance without any error; std::nullopt if none was asked for, or if the bases touch.
    std::optional<double> clearanceAsPlaced;
    /// In the order of the trials, without those in which the bases touch.
    std::vector<TrialClearance> clearances;
    friend bool operator==(const PlacementStudy&, const PlacementStudy&) = default;
};

/// Repeats the question with small random placement errors. A piece takes along what it carries.
///
/// Under a rule pack its ruling is counted, and other models that may be in the way are displaced as well; where a
/// judge overruled the pair, and under other rule sets, the geometry is counted. Errors depend on the seed, the trial's
/// number and the element's id only, by integer arithmetic: the result is the same on every machine, for any number of
/// threads and any order of pieces. Preconditions: both ids name models of the table, and they differ.
[[nodiscard]] PlacementStudy studyOf(const PreparedTable& table,
                                     const ModelId& observer,
                                     const ModelId& target,
                                     const StudyOptions& options = {},
                                     const std::stop_token& stop = {});

/// Wilson's score interval at 95 %. Source: E. B. Wilson, J. Am. Stat. Assoc. 22 (1927).
struct ShareInterval {
    double low = 0.0;
    double high = 1.0;
};
/// Precondition: 0 <= hits <= trials.
[[nodiscard]] ShareInterval wilsonInterval(int hits, int trials);

} // namespace sightline::scenarios
