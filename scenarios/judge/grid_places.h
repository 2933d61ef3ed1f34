#pragma once

#include "scenarios/judge/pack_table.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// The distance, in nanometers, up to which something is on the grid. The centers and corners of hexes are irrational:
/// in files that give inches with four decimals, two of them are 3.6 micrometers off. Nobody draws as fine as that.
inline constexpr double kOnGrid = 4'000.0;

/// Returns the width of a cell, where the rules of the scenario are played on cells of that shape.
[[nodiscard]] std::optional<geometry::Length> cellOf(const Scenario& scenario, Space space);

/// The cells of a game on squares or hexes, around a pair of models that stand on them. Who plays on cells moves by
/// whole ones: the place of what stands on the grid is no measurement.
class GridPlaces {
public:
    /// Returns the cells that both models stand on: squares begin at the corner of the table, hexes lie around the
    /// observer, in rows or in columns. std::nullopt: the pack has no cells, or one of the two stands beside them.
    [[nodiscard]] static std::optional<GridPlaces>
    under(const RulePack& pack, const Model& observer, const Model& target);

    /// True if the model occupies whole squares, or stands in the center of a hex.
    [[nodiscard]] bool holds(const Model& model) const;
    /// True if the box around the piece and its walls lies on lines of squares or halfway between them, or if each
    /// corner of them is a corner or the center of a hex.
    [[nodiscard]] bool holds(const Piece& piece) const;
    /// True if each of the elements stands on the grid.
    [[nodiscard]] bool hold(const Scenario& scenario, std::span<const AnyId> elements) const;

    /// Returns the moves by whole cells up to a length in millimeters, the shortest first.
    [[nodiscard]] std::vector<geometry::Vector> movesWithin(double millimeters) const;

private:
    /// A lattice of points around an origin, in nanometers.
    struct Lattice {
        double ux = 0.0;
        double uy = 0.0;
        double vx = 0.0;
        double vy = 0.0;

        /// Returns the distance of the lattice's point that is nearest by its coordinates.
        [[nodiscard]] double off(double x, double y) const;
    };

    GridPlaces(Space space, geometry::Length cell, geometry::Point origin, bool isInColumns);

    Space m_space;
    geometry::Length m_cell;
    geometry::Point m_origin;
    Lattice m_centers;
    Lattice m_corners; ///< of squares also the points halfway between them
};

/// True if moving any element of the table that does not stand on the grid by up to `radius` is proved to leave
/// whether the target may be targeted, which currently is `mayTarget`.
[[nodiscard]] bool holdsOnGrid(const GridPlaces& grid,
                               const PackTable& table,
                               std::size_t observer,
                               std::size_t target,
                               bool mayTarget,
                               geometry::Length radius,
                               const std::stop_token& stop);

} // namespace sightline::scenarios
