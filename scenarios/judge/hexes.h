#pragma once

#include "scenarios/judge/blocking.h"
#include "scenarios/judge/hex_grid.h"

#include <optional>
#include <vector>

/// @file
/// Woods by hexes: on a pack's hexes, an obstacle counts by its weight once for each hex that the line crosses and that
/// belongs to it. A hex belongs to a footprint that holds its center.
namespace sightline::scenarios {

/// True if the obstacle counts by hexes under a line of the pack with weights: its footprint is larger than a hex.
[[nodiscard]] bool countsByHexes(const Obstacle& obstacle, const RulePack& pack);

/// True if some obstacle of the table does so by a line of `block`.
[[nodiscard]] bool weighsByHexes(const PackTable& table);

/// The conditions under which hexes of an obstacle count.
struct HexConditions {
    const std::vector<IgnoreClause>* ignore = nullptr;
    /// The model that the hex has to be near, and the distance.
    std::optional<std::pair<std::size_t, geometry::Length>> near;
    bool countsForTarget = false; ///< with `near`: the hex of the target counts anyway
};
/// Returns those under which hexes of the obstacle count by the line of the pack.
[[nodiscard]] HexConditions hexConditionsOf(const BlockLine& line, const Obstacle& obstacle, const Pair& pair);

/// A line between the models of a pair with the hexes that it crosses. Not thread-safe.
class HexLine {
public:
    HexLine(const Pair& pair, const geometry::SightLine& line) : m_pair{pair}, m_line{line} {}

    /// Returns how often an obstacle that the line crosses counts: once if it does not count by hexes, or if no crossed
    /// hex belongs to it and no clause of `ignore` leaves it out.
    [[nodiscard]] int timesOf(const Obstacle& obstacle, const HexConditions& conditions);

    struct Range {
        int least = 0;
        int most = 0;
    };
    /// Returns the range of these over all moves of the obstacle by at most that much.
    [[nodiscard]] Range timesAround(const Obstacle& obstacle, const HexConditions& conditions, geometry::Length by);

private:
    /// Returns the grid; the crossed hexes are known then.
    [[nodiscard]] const HexGrid& grid();

    const Pair& m_pair;
    geometry::SightLine m_line;
    std::optional<HexGrid> m_grid;
    std::vector<Hex> m_crossed;
};

/// True if some hex of the obstacle counts by the line of the pack between two positions, although a clause of
/// `ignore` leaves out the hexes that the models stand in.
[[nodiscard]] bool countsBesideThoseStoodIn(const BlockLine& line, const Obstacle& obstacle, const Pair& pair);

} // namespace sightline::scenarios
