#pragma once

#include "scenarios/units.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

struct PositionOptions {
    geometry::Length move = geometry::Length::fromInches(6); ///< of the middle of the base, as the crow flies
    std::vector<ModelId> enemies =
        {};         ///< whose sight of the shooter is to be avoided; the fewer of them see it the better
    int places = 3; ///< wanted at most
    geometry::Length apart = geometry::Length::fromInches(1); ///< of each other
    ToleranceOf toleranceOf = {};
    int threads = 0; ///< places at a time; 0: one a processor. Does not change the result
    /// Told now and then, from the thread that asked: places tried, of about so many.
    std::function<void(int, int)> progress = {};
};

/// A place to shoot from, and what the judge says of it.
struct ShooterPosition {
    geometry::Point position;
    geometry::Angle facing;
    geometry::Length moved;
    int targetsSeen = 0;
    int eligibleWeapons = 0; ///< that may shoot at some model of the target unit
    int seenBy = 0;          ///< of the enemies named
    ObserverRuling ruling;   ///< against the target unit, with all details
    friend bool operator==(const ShooterPosition&, const ShooterPosition&) = default;
};

/// The places found, the best first. A search over a net of places, from coarse to fine: what it returns is judged, but
/// there may be better ones between those it tried.
struct PositionSearch {
    ModelId shooter;
    UnitName target;
    ShooterPosition asItStands;
    std::vector<ShooterPosition>
        places;    ///< best first, all of equal fire; empty if none sees anything of the unit. May be where it stands
    int tried = 0; ///< places judged
    geometry::Length step; ///< of the finest net
    friend bool operator==(const PositionSearch&, const PositionSearch&) = default;
};

/// Where within its move the shooter could stand so that most of its weapons may shoot at the unit, or without weapons
/// so that it sees most of it; of equals where fewest enemies see it, then the nearest, where nothing seen is too close
/// to call if there is such a place. The base stays on the table and off other models, walls and pieces that are not to
/// be entered (`mayStand`); the way there is not looked at. The facing stays, or turns to the middle of the unit where
/// arcs or the shape of the base make that a difference. The same answer on each machine and for any number of threads.
///
/// Preconditions: the shooter is a model of the table, and no model of the target. After a stop request there are no
/// places.
[[nodiscard]] PositionSearch positionsFor(const PreparedTable& table,
                                          const ModelId& shooter,
                                          const UnitName& target,
                                          const PositionOptions& options = {},
                                          const std::stop_token& stop = {});

/// A unit, model by model in the order of the scenario: each takes its best place among those that went before.
[[nodiscard]] std::vector<PositionSearch> positionsForUnit(const PreparedTable& table,
                                                           const UnitName& shooters,
                                                           const UnitName& target,
                                                           const PositionOptions& options = {},
                                                           const std::stop_token& stop = {});

} // namespace sightline::scenarios
