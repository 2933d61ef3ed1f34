#pragma once

#include "scenarios/analysis/exposure.h"

#include <cstdint>
#include <vector>

namespace sightline::scenarios {

/// The exposure of one side: the player's zones, taken together, against those of the others (see `SideZones`). Shares
/// are of grid points, 0 to 1; a point in several zones counts once.
struct SideExposure {
    PlayerId player;
    double zoneSeen = 0.0;          ///< share of the own zones that is seen from any zone of another player
    double zoneSeenAfterMove = 0.0; ///< that share after the enemies' move
    double objectivesSeen = 0.0;    ///< mean over objectives of the share of clear lines from the own zones
    double tableSeen = 0.0;         ///< share of clear lines from the own zones to the table
    std::vector<ZoneId> zones = {}; ///< the player's zones, in the order of the file
    double zoneSquareInches = 0.0;  ///< area of the own zones on the table, overlaps once
    double safeSquareInches = 0.0;  ///< the part of it that is seen from no zone of another player
    friend bool operator==(const SideExposure&, const SideExposure&) = default;
};

/// The parameters of a fairness study.
struct FairnessOptions {
    geometry::Length cell = geometry::Length::fromInches(1);
    geometry::Length move = geometry::Length::fromInches(6);
    /// The maximum set-up error of each piece with its group and what it carries, uniformly distributed: along x, along
    /// y, and in rotation about their center.
    double pieceMillimeters = 6.35;
    double pieceDegrees = 2.0;
    int trials = 200;
    std::uint64_t seed = 1;
    int threads = 0;
};

/// The difference of one figure: the first side minus the second.
struct SideDifference {
    double asPlaced = 0.0;
    double mean = 0.0; ///< mean of the trials
    /// 95 % of the trials lie between `low` and `high`; the set-up error is their only source of variation.
    double low = 0.0;
    double high = 0.0;
    std::vector<double> trials = {}; ///< the difference in each trial, in their order
    /// True if the set-up error alone may reverse which side is better off.
    [[nodiscard]] bool isWithinSetUpError() const { return low <= 0.0 && high >= 0.0; }
    friend bool operator==(const SideDifference&, const SideDifference&) = default;
};

/// The result of a fairness study.
struct FairnessStudy {
    /// Without set-up errors: the first two players with a zone, in the order of the file; fewer: no comparison.
    std::vector<SideExposure> sides;
    int trials = 0; ///< trials made; fewer than requested after a stop request
    SideDifference zoneSeen;
    SideDifference zoneSeenAfterMove;
    SideDifference objectivesSeen;
    SideDifference tableSeen;
};

/// Computes the exposures of the sides. Preconditions: those of `exposureTable`.
[[nodiscard]] std::vector<SideExposure> sideExposures(const RegionTable& table,
                                                      geometry::Length cell,
                                                      geometry::Length move,
                                                      int threads = 0,
                                                      const std::stop_token& stop = {});

/// Runs the study. The result is identical for equal seeds on every machine and for any number of threads. Reports the
/// number of finished trials and of all; without trials the steps of computing the exposures.
[[nodiscard]] FairnessStudy fairnessOf(const PreparedTable& table,
                                       const FairnessOptions& options = {},
                                       const RegionProgress& progress = {},
                                       const std::stop_token& stop = {});

} // namespace sightline::scenarios
