#pragma once

#include "scenarios/judge.h"

#include <cstdint>
#include <functional>
#include <stop_token>

namespace sightline::scenarios {

/// How exactly things are put where they should stand: standard deviations. A place is wrong by as much along x and
/// along y, each by itself. The errors are bell-shaped, sums of twelve even ones, and never beyond six standard
/// deviations.
struct PlacementErrors {
    double modelMillimeters = 1.0;
    double modelDegrees = 2.0; ///< of the facing
    double pieceMillimeters = 6.0;
    double pieceDegrees = 2.0; ///< about the middle of the piece and what it carries
    friend bool operator==(const PlacementErrors&, const PlacementErrors&) = default;
};

struct StudyOptions {
    PlacementErrors errors;
    int trials = 1'000;
    std::uint64_t seed = 1;
    int threads = 0; ///< trials at a time; 0: one a processor. Does not change the result
    /// Told now and then, from any thread, one call at a time: trials made, of all.
    std::function<void(int, int)> progress;
};

/// In how many of so many trials the target is seen.
struct PlacementStudy {
    int trials = 0; ///< made; fewer than asked for after a stop request
    int clear = 0;
    double share = 0.0;
    /// Wilson's interval: with 95 % confidence the share of all such tables lies in it.
    double low = 0.0;
    double high = 1.0;
    geometry::Visibility asPlaced = geometry::Visibility::Blocked; ///< without any error
    bool isOfRuling = false; ///< counted is what a rule pack says, not whether a line passes; "clear" then means that
                             ///< the target may be targeted
    friend bool operator==(const PlacementStudy&, const PlacementStudy&) = default;
};

/// Puts everything up again and again with small errors, and asks the judge each time. A piece takes along what it
/// carries.
///
/// Under a rule pack its ruling is counted, and other models that may be in the way go wrong as well; where a judge
/// overruled the pair, and under other rule sets, the geometry. Errors depend on the seed, the number of the trial and
/// the thing's id alone, by whole-number arithmetic: the same on each machine, for any number of threads and in any
/// order of pieces. Preconditions: both ids name models of the table, and they differ.
[[nodiscard]] PlacementStudy studyOf(const PreparedTable& table,
                                     const ModelId& observer,
                                     const ModelId& target,
                                     const StudyOptions& options = {},
                                     const std::stop_token& stop = {});

/// Wilson's score interval at 95 %. Source: E. B. Wilson, J. Am. Stat. Assoc. 22 (1927). Precondition: 0 <= hits <=
/// trials.
struct ShareInterval {
    double low = 0.0;
    double high = 1.0;
};
[[nodiscard]] ShareInterval wilsonInterval(int hits, int trials);

} // namespace sightline::scenarios
