#pragma once

#include "scenarios/judge/terrain_meaning.h"

#include <QString>

#include <vector>

namespace sightline::app {

/// Returns the category of the piece in the words of the rule set ("Obscuring area", "according to its tags"); empty if
/// the rule set has no categories.
[[nodiscard]] QString categoryText(const scenarios::Piece& piece, const scenarios::TerrainRules& terrain);

/// Returns the categories of several pieces, each category once, in the order of the pieces.
[[nodiscard]] QStringList categoriesOf(const std::vector<scenarios::Piece>& pieces,
                                       const scenarios::TerrainRules& terrain);

/// True if lines of the rule set ask for the height class of a piece: low, medium or tall.
[[nodiscard]] bool usesHeightClasses(const scenarios::RuleSet& rules);

/// A kind of terrain that is offered: its name in the words of all games, and a piece of it.
struct OfferedKind {
    QString general;
    scenarios::Piece piece;
};

/// What a button calls a kind of terrain.
struct KindName {
    QString name;     ///< in the words of all games ("Wood"), or what the game adds to them ("Ruin (dense area)")
    QString category; ///< what the game calls it ("Light area"); empty: it has no name of its own

    /// Returns both: "Wood (Light area)".
    [[nodiscard]] QString text() const;
};

/// Returns the names of kinds that are offered beside each other, as the game of the rules calls them. Null rules, and
/// those of no game, call them as all games do.
[[nodiscard]] std::vector<KindName> kindNames(const std::vector<OfferedKind>& kinds, const scenarios::RuleSet* rules);

} // namespace sightline::app
