#pragma once

#include "scenarios/edits/edits.h"
#include "scenarios/rules/rule_pack.h"

#include <optional>
#include <vector>

/// @file
/// The heights of a table, and the widths of openings, that are entered as numbers and may be a little wrong.
namespace sightline::scenarios {

/// The height of an element that is meant.
enum class HeightPart {
    Whole,     ///< of a piece, or the elevation of a model
    Underside, ///< of a piece that hangs over the table: its elevation, its own height stays
    Wall,      ///< of a wall on a piece
    Sill,      ///< of an opening of a wall
    Lintel,    ///< the top of an opening of a wall
    Width      ///< no height, but the width of an opening of a wall
};

/// A height that may be entered a little wrong.
struct EnteredHeight {
    AnyId of;
    geometry::Length now;
    geometry::Length rest; ///< what is added to it for the top: the elevation of a piece, the height of a model
    HeightPart part = HeightPart::Whole;
    int wall = -1;                             ///< index into the piece's walls; -1: the piece is the wall
    int opening = -1;                          ///< index into the openings of that wall
    geometry::Length least = {};               ///< the lowest value
    std::optional<geometry::Length> most = {}; ///< the highest value; nullopt: unlimited
    bool isCarrier = false;                    ///< something stands on it, and moves with it
    /// The whole of a piece is meant, whose height matters in no other way than that a higher piece blocks more lines.
    bool onlyBlocks = false;
    friend bool operator==(const EnteredHeight&, const EnteredHeight&) = default;
};

/// Returns the height of the piece's top above the table.
[[nodiscard]] geometry::Length topOfPiece(const Piece& piece);

/// Returns the elevations of the two models, where they stand on no piece.
[[nodiscard]] std::vector<EnteredHeight>
elevationsOf(const Scenario& scenario, const ModelId& observer, const ModelId& target, const RulePack& pack);

/// Returns the height of each piece that has one, and for lines in space those of walls on pieces, openings with their
/// widths, and undersides. Doors begin at the foot of their wall, and gaps end at its top: these are no heights of
/// their own.
[[nodiscard]] std::vector<EnteredHeight> heightsOfPieces(const Scenario& scenario, const RulePack& pack);

/// Returns the scenario with another value of the height. What stands on a piece moves with its top; an opening becomes
/// wider or narrower by as much on either side.
[[nodiscard]] Scenario withHeight(Scenario scenario, const EnteredHeight& height, geometry::Length value);

/// True for the heights of walls on pieces, of openings and their widths, of undersides of pieces that carry nothing,
/// and of pieces that only block: the larger the part of these that blocks, the fewer lines pass, whatever else stands
/// there.
[[nodiscard]] bool isOfBlockingPart(const EnteredHeight& height);

/// Returns the direction in which a change of the height makes more block: 1 up, -1 down; 0 if the piece is moved, so
/// that each direction may open some lines and close others. Precondition: `isOfBlockingPart`.
[[nodiscard]] int directionOfBlocking(const EnteredHeight& height);

/// Returns the scenario with each of `heights` at the value within `by` at which it blocks the most lines (`more`), or
/// the fewest. Precondition: `isOfBlockingPart` of each.
[[nodiscard]] Scenario
withBlockingChanged(Scenario scenario, const std::vector<EnteredHeight>& heights, geometry::Length by, bool more);

} // namespace sightline::scenarios
