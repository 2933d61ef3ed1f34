#pragma once

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

/// Returns a single piece of a kind at its usual height: 6 x 6 in, or a line of 6 in, centered at (30, 22) in.
[[nodiscard]] Piece usualPiece(const QString& kind);

} // namespace sightline::scenarios
