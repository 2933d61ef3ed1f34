#pragma once

#include "geometry/base/point.h"
#include "scenarios/judge/blocking.h"

#include <compare>
#include <optional>
#include <vector>

/// @file
/// Woods by hexes: on a pack's hexes, an obstacle counts by its weight once for each hex that the line crosses and that
/// belongs to it. A hex belongs to a footprint that holds its center.
namespace sightline::scenarios {

/// A hex by its row, and its place in the row in halves of a width: both even or both odd.
struct Hex {
    int half = 0;
    int row = 0;
    friend auto operator<=>(const Hex&, const Hex&) = default;
};

/// The hexes around a pair of models that stand in centers of them: around the one in rows or in columns, as the other
/// stands. For a pair that stands off the grid they are as for most of the other models, and in columns if none tells.
class HexGrid {
public:
    /// Precondition: the pack of the pair is played on hexes.
    explicit HexGrid(const Pair& pair);

    /// Returns the hexes whose inside the line between the two models, or one a little beside it, crosses.
    [[nodiscard]] std::vector<Hex> crossedBy(const geometry::SightLine& line) const;
    [[nodiscard]] Hex hexOf(geometry::Point place) const;
    [[nodiscard]] geometry::Point centerOf(Hex hex) const;
    [[nodiscard]] geometry::Polygon outlineOf(Hex hex) const;

private:
    /// A place relative to the origin in nanometers, along the rows and across them.
    struct Place {
        double along = 0.0;
        double across = 0.0;
    };
    [[nodiscard]] Place placeOf(geometry::Point point) const;
    [[nodiscard]] Place centerInPlane(Hex hex) const;
    [[nodiscard]] geometry::Point pointAt(Place place) const;
    /// Returns how far the point is from the center of its hex.
    [[nodiscard]] double offCenter(geometry::Point point) const;
    [[nodiscard]] bool crosses(Place from, Place to, Hex hex) const;

    double m_width = 0.0; ///< between two faces, in nanometers
    double m_side = 0.0;
    geometry::Point m_origin;
    bool m_isInColumns = false;
    bool m_isFromOrigin = true; ///< the origin is the observer
    Place m_toCenter;           ///< from the other model to the center of its hex, if it stands on the grid
};

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
