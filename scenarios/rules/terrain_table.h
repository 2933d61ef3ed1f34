#pragma once

#include "scenarios/rules/rule_set.h"

#include <QStringList>

#include <vector>

/// What each kind of terrain is worth under a rule set, found by asking the judge about standard scenes.
namespace sightline::scenarios {

/// One kind. Source of the scenes: `docs/terrain.md`, "How to see what a rule set makes of it".
struct TerrainRow {
    QString kind;     ///< of the vocabulary, or "*": a piece of no known kind
    QString category; ///< what the game calls it; empty: the rule set does not say
    QStringList tags;
    QString through; ///< "blocked", "seen", or "seen, no fire": between models on both sides of the piece
    QString into;    ///< from outside to a model in its middle
    QString out;     ///< the other way
    QString beside;  ///< cover of a target near the piece that sticks out a little; "-": it is not seen
    QString inside;  ///< cover of a target in its middle
    QString reason;  ///< why it does not block, as the rule set says
    friend bool operator==(const TerrainRow&, const TerrainRow&) = default;
};

/// In the order of the vocabulary, each kind at its usual height, then "*" at 3 in.
[[nodiscard]] std::vector<TerrainRow> terrainTable(const RuleSet& rules);

/// The piece of a kind by itself at its usual height: 6 x 6 in, or a line of 6 in, its middle at (30, 22) in.
[[nodiscard]] Piece usualPiece(const QString& kind);

} // namespace sightline::scenarios
