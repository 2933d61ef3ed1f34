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
    /// The lowest height at which something stands on it: its top. Nobody stands inside of a hill or a wreck, so there
    /// it is the foot of the piece: who is wholly within it without an elevation of their own stands on it too.
    geometry::Length from;
    geometry::Length top;  ///< over the table; of a piece without a height its foot
    geometry::Length adds; ///< to the size of what stands on it: its size and that of what it stands on itself
    bool hasTop = true;    ///< false: the piece has a size, and no height
    /// Returns how a model at that height has to stand in it: over its top partly, below only wholly.
    [[nodiscard]] Standing standingAt(geometry::Length elevation) const {
        return hasTop && elevation >= top ? Standing::In : Standing::Wholly;
    }
    friend bool operator==(const Footing&, const Footing&) = default;
};

/// The solids of a table under a pack that adds the size of the piece stood on. A piece counts by its size, by its
/// height if it has none.
class Footings {
public:
    Footings() = default;
    Footings(const std::vector<const Piece*>& pieces, const std::vector<PieceMeaning>& meanings);

    /// Returns what a model's place adds to its size, in inches: the size of the highest solid that the base reaches
    /// into and that the model is high enough to stand on, and the height of its foot over the top. Without such a
    /// solid it is the elevation.
    [[nodiscard]] geometry::Length under(const Model& model) const;
    /// Returns the same of a piece, by its index: of the solids that its outline reaches into.
    [[nodiscard]] geometry::Length under(std::size_t piece) const { return m_under[piece]; }

    /// True if who is wholly within the piece, given by its index, at its foot or higher, stands on it.
    [[nodiscard]] bool isStoodOnWithin(std::size_t piece, geometry::Length elevation) const;

    /// Returns the solids on which something at that height may stand; none if each of them counts by its height.
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
