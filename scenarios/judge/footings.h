#pragma once

#include "scenarios/judge/terrain_meaning.h"
#include "scenarios/model/scenario.h"

#include <vector>

/// @file
/// What terrain adds to the size of what stands on it. Source: `height` in resources/schema/rule-pack.schema.json, word
/// `stat+standing`.
namespace sightline::scenarios {

/// A solid that models and other pieces may stand on.
struct Footing {
    std::size_t piece = 0;
    geometry::Length top;  ///< over the table
    geometry::Length adds; ///< to the size of what stands on it: its size and that of what it stands on itself
    friend bool operator==(const Footing&, const Footing&) = default;
};

/// The solids of a table under a pack that adds the size of the piece stood on. A piece counts by its size, by its
/// height if it has none.
class Footings {
public:
    Footings() = default;
    Footings(const std::vector<const Piece*>& pieces, const std::vector<PieceMeaning>& meanings);

    /// Returns what a model's place adds to its size, in inches: the size of the highest solid that the base reaches
    /// into and whose top is not above the model's foot, and the height of the foot over that top. Without such a
    /// solid it is the elevation.
    [[nodiscard]] geometry::Length under(const Model& model) const;
    /// Returns the same of a piece, by its index: of the solids that its outline reaches into.
    [[nodiscard]] geometry::Length under(std::size_t piece) const { return m_under[piece]; }

    /// Returns the solids whose top is not above that height; none if each of them counts by its height.
    [[nodiscard]] std::vector<Footing> upTo(geometry::Length elevation) const;

private:
    [[nodiscard]] geometry::Length pieceUnder(const Piece& piece) const;

    std::vector<const Piece*> m_pieces;
    std::vector<Footing> m_all;            ///< the lowest foot first
    std::vector<geometry::Length> m_under; ///< by piece
};

/// Returns what a place at that height adds to the size of what stands on one of the footings, the highest of them.
[[nodiscard]] geometry::Length addedBy(const std::vector<Footing>& footings, geometry::Length elevation);

} // namespace sightline::scenarios
