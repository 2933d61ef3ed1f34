#pragma once

#include "scenarios/model/scenario.h"
#include "scenarios/rules/rule_set.h"

#include <QStringList>

#include <vector>

/// @file
/// The effects of each kind of terrain under a rule set, determined by judging standard scenes.
namespace sightline::scenarios {

/// The row of one kind. Source of the scenes: docs/terrain.md, "How to see what a rule set makes of it".
struct TerrainRow {
    QString kind;     ///< word of the vocabulary, or "*": a piece of no known kind
    QString category; ///< the game's category; empty: the rule set names none
    QStringList tags;
    QString through; ///< "blocked", "seen", or "seen, no fire": between models on both sides of the piece
    QString into;    ///< from outside to a model in its center
    QString out;     ///< from a model in its center to the outside
    QString beside;  ///< cover of a target near the piece, slightly in the open; "-": it is not seen
    QString inside;  ///< cover of a target in its center
    QString reason;  ///< the reason for which it does not block, from the rule set
    friend bool operator==(const TerrainRow&, const TerrainRow&) = default;
};

/// Computes the row of a piece of 6 x 6 in, or of a line of 6 in, centered at (30, 22) in.
[[nodiscard]] TerrainRow terrainRow(const RuleSet& rules, const Piece& piece);

/// Computes the rows in the order of the vocabulary, each kind at its usual height, then "*" at 3 in.
[[nodiscard]] std::vector<TerrainRow> terrainTable(const RuleSet& rules);

/// What a rule set makes of a piece of that kind and height, whatever its outline; "-": there is no such line, or no
/// model to cover.
struct PieceTreatment {
    /// `through` is between models lower than the piece; solids have no `into`, `out` and `inside`: no model stands in
    /// them.
    TerrainRow row;
    QString over;   ///< as `TerrainRow::through`, between models 2 in taller than the piece; "-": it is of no height
    QString floor;  ///< the same over the floor of a piece with walls, past these
    QString behind; ///< cover of a target 4 in behind the piece: between the taller models if the lower are blocked
    friend bool operator==(const PieceTreatment&, const PieceTreatment&) = default;
};

/// Returns the treatment of each piece of the scenario, in the order of `terrain`. Pieces of the same kind, height and
/// traits are judged once: an outline of 6 x 6 in, or a line of 6 in, stands for each.
[[nodiscard]] std::vector<PieceTreatment> pieceTreatments(const Scenario& scenario, const RuleSet& rules);

/// Returns a single piece of a kind at its usual height: 6 x 6 in, or a line of 6 in, centered at (30, 22) in.
[[nodiscard]] Piece usualPiece(const QString& kind);

} // namespace sightline::scenarios
