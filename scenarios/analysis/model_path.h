#pragma once

#include "geometry/moves/free_space.h"
#include "scenarios/model/scenario.h"

#include <tl/expected.hpp>

#include <map>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// The cost of moving one inch, by terrain. Source: docs/requirements.md, row S2.65.
struct TerrainCosts {
    /// The cost factor by the kind or a trait of a piece; of several the highest applies. No factor is below 1; an inch
    /// of open table costs 1.
    std::map<QString, double> byWord = {};
    /// True if closed doors may be opened, at the cost of `doorInches`. Walls of the kind "door" are closed while they
    /// block sight, and so are pieces that are such walls unless they have the trait "open". Walls of the kind
    /// "locked-door", and such pieces with the trait "locked", are always impassable; open doors never are.
    bool opensDoors = true;
    double doorInches = 0; ///< cost of opening a closed door, in inches
    /// Returns the default costs: woods, water and the like cost twice, traps ten times, so that paths lead around
    /// them. A piece may override them by a trait "cost:1.5".
    [[nodiscard]] static TerrainCosts usual();
};

/// A path of a model.
struct ModelPath {
    std::vector<geometry::Point> corners; ///< positions of the base's center, from start to destination
    geometry::Length length;
    double cost = 0; ///< inches, weighted by terrain
    friend bool operator==(const ModelPath&, const ModelPath&) = default;
};

/// The reasons for which there is no path.
enum class NoPath {
    NoSuchModel,
    CannotStandThere, ///< see `mayStand`
    Closed,           ///< pieces, walls and bases leave no gap wide enough
    Stopped,
};

/// Builds the table as the model moves over it: pieces it may not enter, walls, closed doors, the bases of others, and
/// terrain with a higher cost. Openings of walls are ignored.
[[nodiscard]] geometry::MoveTable
moveTableFor(const Scenario& scenario, const ModelId& mover, const TerrainCosts& costs = TerrainCosts::usual());

/// Finds the cheapest path of the model to a position, around everything it may not enter and around the bases of
/// others. With uniform costs it is the shortest path. Source: docs/requirements.md, row S2.64.
///
/// The base is represented by its enclosing circle, which rotates freely, or by its shape with a fixed facing,
/// whichever is cheaper; paths that require rotating on the way are not found. The path never touches an obstacle, and
/// no path of a base that is 0.22 % larger (in radius, plus a micrometer) is cheaper. An obstacle closer than that to
/// either end of the path has the distance that it has there, and is ignored if the center lies inside it. Terrain
/// costs apply to the center of the base. A path over costlier terrain bends at points half an inch apart on the
/// borders of that terrain, so it may cost slightly more than the optimum, never more than reported.
[[nodiscard]] tl::expected<ModelPath, NoPath> cheapestPath(const Scenario& scenario,
                                                           const ModelId& model,
                                                           geometry::Point to,
                                                           const TerrainCosts& costs = TerrainCosts::usual(),
                                                           const std::stop_token& stop = {});

/// Returns a proved lower bound on the length of all paths to the position, with or without rotation, regardless of
/// costs; std::nullopt if there is no path at all. Precondition: the model is on the table.
[[nodiscard]] std::optional<geometry::Length> noPathShorterThan(const Scenario& scenario,
                                                                const ModelId& model,
                                                                geometry::Point to,
                                                                const TerrainCosts& costs = TerrainCosts::usual(),
                                                                const std::stop_token& stop = {});

} // namespace sightline::scenarios
