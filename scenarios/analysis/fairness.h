#pragma once

#include "scenarios/analysis/exposure.h"

#include <cstdint>

namespace sightline::scenarios {

/// What a table gives one side: the player's zones, taken together, against those of the others (see `SideGround`).
/// Shares of spots; a spot in several zones counts once.
struct SideExposure {
    PlayerId player;
    double zoneSeen = 0.0;          ///< of the own zones, seen from any zone of another player
    double zoneSeenAfterMove = 0.0; ///< the same after the enemies' move
    double objectivesSeen = 0.0;    ///< mean over objectives: of all lines from the own zones, the share that is clear
    double tableSeen = 0.0;         ///< of all lines from the own zones to the table, the share that is clear
    std::vector<ZoneId> zones = {}; ///< the own ones, in the order of the file
    double zoneSquareInches = 0.0;  ///< the spots in the own zones, as cells
    double safeSquareInches = 0.0;  ///< those of them that are seen from no zone of another player
    friend bool operator==(const SideExposure&, const SideExposure&) = default;
};

struct FairnessOptions {
    geometry::Length cell = geometry::Length::fromInches(1);
    geometry::Length move = geometry::Length::fromInches(6);
    /// How far each piece with what it carries may be off when the table is set up, evenly, along x, along y, and
    /// turned about its middle.
    double pieceMillimeters = 6.35;
    double pieceDegrees = 2.0;
    int trials = 200;
    std::uint64_t seed = 1;
    int threads = 0;
};

/// One figure's difference, the first side less the second.
struct SideDifference {
    double asPlaced = 0.0;
    double mean = 0.0; ///< over the trials
    double low = 0.0;  ///< 95 % of the trials lie between these two: nothing but set-up error is in it
    double high = 0.0;
    /// Set-up alone may turn who is better off.
    [[nodiscard]] bool isWithinSetUpError() const { return low <= 0.0 && high >= 0.0; }
    friend bool operator==(const SideDifference&, const SideDifference&) = default;
};

struct FairnessStudy {
    std::vector<SideExposure>
        sides; ///< as placed: the first two players with a zone, in the order of the file; fewer: nothing to compare
    int trials = 0; ///< made; fewer than asked for after a stop request
    SideDifference zoneSeen;
    SideDifference zoneSeenAfterMove;
    SideDifference objectivesSeen;
    SideDifference tableSeen;
};

/// Preconditions: as for `exposureTable`.
[[nodiscard]] std::vector<SideExposure> sideExposures(const RegionTable& table,
                                                      geometry::Length cell,
                                                      geometry::Length move,
                                                      int threads = 0,
                                                      const std::stop_token& stop = {});

/// The same bytes for the same seed, on each machine and for any number of threads. Tells trials done, of all.
[[nodiscard]] FairnessStudy fairnessOf(const PreparedTable& table,
                                       const FairnessOptions& options = {},
                                       const RegionProgress& progress = {},
                                       const std::stop_token& stop = {});

} // namespace sightline::scenarios
