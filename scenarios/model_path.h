#pragma once

#include "geometry/moves/free_space.h"
#include "scenarios/scenario.h"

#include <tl/expected.hpp>

#include <map>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// What an inch costs on which ground (row S2.65).
struct GroundCosts {
    std::map<QString, double> byWord =
        {}; ///< by the kind or a trait of a piece; of several the dearest counts, none is below 1
    /// Closed doors let pass, at the price of opening them. Walls of the kind "door" are closed while they block sight,
    /// and pieces that are such walls unless they have the trait "open"; those with the trait "locked", and walls of
    /// the kind "locked-door", let nobody pass. Open doors always do.
    bool opensDoors = true;
    double doorInches = 0; ///< that opening a closed door costs
    /// Woods, water and the like cost twice, traps ten times, so that ways lead round them; each piece may say
    /// otherwise by a trait "cost:1.5".
    [[nodiscard]] static GroundCosts usual();
};

struct ModelPath {
    std::vector<geometry::Point> corners; ///< of the middle of the base: from where it stands to where it goes
    geometry::Length length;
    double cost = 0; ///< inches, each counted as often as its ground costs
    friend bool operator==(const ModelPath&, const ModelPath&) = default;
};

enum class NoWay {
    NoSuchModel,
    CannotStandThere, ///< see `mayStand`
    Closed,           ///< pieces, walls and bases leave no gap wide enough
    Stopped,
};

/// The table as the model moves over it: the pieces it may not enter, walls, closed doors and the bases of others; what
/// ground costs more. Openings of walls do not count.
[[nodiscard]] geometry::MoveTable
moveTableFor(const Scenario& scenario, const ModelId& mover, const GroundCosts& costs = GroundCosts::usual());

/// The cheapest way of the model to that place, round what it may not enter and round the bases of others: row S2.64.
/// On even ground it is the shortest one.
///
/// The base goes as the circle around it, so it may turn as it likes, or with the facing it has, whichever is cheaper;
/// ways on which it has to turn to fit are not found. It never touches anything on the way, and no way of a base 0.22 %
/// larger (of its radius, and a micrometer) is cheaper; what is nearer than that to either end of the way counts as far
/// off as it is there, and does not count if the middle stands in it. Across dear ground, which counts by what is under
/// the middle, a way bends at points half an inch apart on the borders of that ground, so it may be a little dearer
/// than the best one, never cheaper than it says.
[[nodiscard]] tl::expected<ModelPath, NoWay> cheapestPath(const Scenario& scenario,
                                                          const ModelId& model,
                                                          geometry::Point to,
                                                          const GroundCosts& costs = GroundCosts::usual(),
                                                          const std::stop_token& stop = {});

/// Proved of all ways there, turning or not: none is shorter. Whatever ground costs. Nothing: there is none at all.
/// Precondition: the model is one of the table.
[[nodiscard]] std::optional<geometry::Length> noPathShorterThan(const Scenario& scenario,
                                                                const ModelId& model,
                                                                geometry::Point to,
                                                                const GroundCosts& costs = GroundCosts::usual(),
                                                                const std::stop_token& stop = {});

} // namespace sightline::scenarios
