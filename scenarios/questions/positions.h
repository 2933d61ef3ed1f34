#pragma once

#include "scenarios/questions/units.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// The options of the search for positions.
struct PositionOptions {
    /// Maximum straight-line displacement of the base's center.
    geometry::Length move = geometry::Length::fromInches(6);
    /// The enemies whose sight of the shooter is to be avoided; fewer of them is better.
    std::vector<ModelId> enemies = {};
    int places = 3;                                           ///< maximum number of positions returned
    geometry::Length apart = geometry::Length::fromInches(1); ///< minimum distance between two of them
    ToleranceOf toleranceOf = {};
    int threads = 0; ///< positions processed in parallel; 0: one per processor. Does not affect the result
    /// Called from time to time, from the calling thread, with the number of tried positions and the approximate total.
    std::function<void(int, int)> progress = {};
};

/// A position to shoot from, with its rulings.
struct ShooterPosition {
    geometry::Point position;
    geometry::Angle facing;
    /// Straight-line displacement.
    geometry::Length moved;
    int targetsSeen = 0;
    int eligibleWeapons = 0; ///< weapons that may shoot at some model of the target unit
    int seenBy = 0;          ///< number of the given enemies that see the position
    ObserverRuling ruling;   ///< against the target unit, with all details
    friend bool operator==(const ShooterPosition&, const ShooterPosition&) = default;
};

/// The positions found, best first. The search refines a grid: every returned position is judged, but better ones may
/// lie between the grid points.
struct PositionSearch {
    ModelId shooter;
    UnitName target;
    ShooterPosition asItStands;
    /// The positions, best first, all with as many eligible weapons or visible targets as the best one; empty if none
    /// sees anything of the unit. They may include the current position.
    std::vector<ShooterPosition> places;
    int tried = 0;         ///< positions judged
    geometry::Length step; ///< spacing of the finest grid
    friend bool operator==(const PositionSearch&, const PositionSearch&) = default;
};

/// Finds the positions within the shooter's move from which most of its weapons may shoot at the unit or, without
/// weapons, from which it sees most of it. Ties are broken by the fewest enemies that see it, then the shortest
/// displacement, preferring positions where nothing seen is too close to call. The base stays on the table and off
/// other models, walls and impassable pieces (`mayStand`); the path is not checked. The facing stays, or turns to the
/// center of the unit where arcs or the shape of the base make a difference. The result is the same on every machine
/// and for any number of threads.
///
/// Preconditions: the shooter is a model of the table, and not of the target. After a stop request no positions are
/// returned.
[[nodiscard]] PositionSearch positionsFor(const PreparedTable& table,
                                          const ModelId& shooter,
                                          const UnitName& target,
                                          const PositionOptions& options = {},
                                          const std::stop_token& stop = {});

/// Searches for a whole unit, model by model in the order of the scenario: each takes its best position given the
/// earlier ones.
[[nodiscard]] std::vector<PositionSearch> positionsForUnit(const PreparedTable& table,
                                                           const UnitName& shooters,
                                                           const UnitName& target,
                                                           const PositionOptions& options = {},
                                                           const std::stop_token& stop = {});

} // namespace sightline::scenarios
