#pragma once

#include "scenarios/catalogs/base_families.h"
#include "scenarios/catalogs/mark.h"
#include "scenarios/catalogs/piece_sets.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace sightline::scenarios {
struct Game;
struct RuleSet;
} // namespace sightline::scenarios

/// Texts about the entries of catalogs and how reliable they are.
namespace sightline::app {

/// Returns mark, source and note as one or more sentences. Several sources, with "; " between them, agree.
[[nodiscard]] QString catalogSource(scenarios::Mark mark, const QString& source, const QString& note);
/// Returns all that the catalog says of a base: "S2, 25 mm round, 40 mm high".
[[nodiscard]] QString catalogBaseText(const scenarios::CatalogBase& base);
/// Returns "flat", "5.00 in high", "tall" or "unlimited height".
[[nodiscard]] QString catalogHeightText(const scenarios::CatalogPiece& piece);
/// Returns the words for its kind with which the name of a piece of the catalog begins, in the language of the window:
/// "Building" of "Building 6 × 4". Empty if the name says more than the kind.
[[nodiscard]] QString kindInName(const scenarios::CatalogPiece& piece);
/// Returns the name that a piece of the catalog gets on the table, in the language of the window: that of the catalog
/// without the size, which may change on the table ("Corner ruin"). Empty if it says no more than the kind: an unnamed
/// piece is numbered with all others of its kind ("Building 2").
[[nodiscard]] QString nameWhenPlaced(const scenarios::CatalogPiece& piece);
/// Returns the games of the catalog by their names in the language of the window, in alphabetical order. The pointers
/// point into `scenarios::games()`.
[[nodiscard]] std::vector<const scenarios::Game*> gamesByName();
/// Returns the names of the games of an entry of the catalog, one for each: "Frostgrave" and "Stargrave".
[[nodiscard]] QStringList namesOf(const scenarios::Game& game);
/// Returns the name of a rule set with the games beside its own that are played by it: "Frostgrave / Stargrave, 2nd
/// edition".
[[nodiscard]] QString rulesNameWithGames(const scenarios::RuleSet& rules);
/// Returns which rules a new table of the game has: those of the game, others, or that none ship for it and which are
/// used instead. `game` is null if no game was chosen.
[[nodiscard]] QString gameRulesText(const scenarios::Game* game, const scenarios::RuleSet& rules);
/// Returns what a rule set decides exactly and what it leaves to the players: "Exact for: lines as seen from above.
/// Left to the players: …" Empty if the rule set does not say it.
[[nodiscard]] QString exactPartText(const scenarios::RuleSet& rules);
/// Returns what the status of a rule set means to a player, as a sentence: "Advisory: some rules of the game are left
/// out."
[[nodiscard]] QString rulesStatusText(const scenarios::RuleSet& rules);

} // namespace sightline::app
