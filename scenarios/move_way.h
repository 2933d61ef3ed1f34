#pragma once

#include "scenarios/scenario.h"

#include <tl/expected.hpp>

#include <map>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// What an inch costs on which ground (row S2.65).
struct GroundCosts {
    std::map<QString, double> byWord = {}; ///< by the kind or a trait of a piece; of several the dearest counts, none is below 1
    bool opensDoors = true;                ///< walls of the kind "door" let pass
    /// Woods, water and the like cost twice; each piece may say otherwise by a trait "cost:1.5".
    [[nodiscard]] static GroundCosts usual();
};

struct MoveWay {
    std::vector<geometry::Point> corners; ///< of the middle of the base: from where it stands to where it goes
    geometry::Length length;
    double cost = 0; ///< inches, each counted as often as its ground costs
    friend bool operator==(const MoveWay&, const MoveWay&) = default;
};

enum class NoWay {
    NoSuchModel,
    CannotStandThere, ///< see `mayStand`
    Closed,           ///< pieces, walls and bases leave no gap wide enough
    Stopped,
};

/// The cheapest way of the model to that place, round what it may not enter and round the bases of others: row S2.64. On even ground it is the
/// shortest one.
///
/// The base counts as the circle around it, so it may turn on the way; what is nearer than that to either end of the way counts as far off as it is there. A way
/// may cut into what is in the way by 0.5 % of the circle's radius, which is less than 0.1 mm for a base of 32 mm. Across dear ground a way bends
/// at points half an inch apart on the borders of that ground, so it may be a little dearer than the best one, never cheaper than it says.
/// What the model stands on already is no hindrance. Openings of walls do not count.
[[nodiscard]] tl::expected<MoveWay, NoWay> cheapestWay(const Scenario& scenario, const ModelId& model, geometry::Point to,
                                                       const GroundCosts& costs = GroundCosts::usual(), const std::stop_token& stop = {});

} // namespace sightline::scenarios
