#pragma once

#include "geometry/base/length.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace sightline::scenarios {

/// The entries of the catalogs for one family of games: ids, the most common first.
struct Game {
    QString id;
    QString name;
    QStringList tables;
    QStringList bases; ///< base families
    QStringList deployments;
    QStringList pieces;                        ///< sets of pieces
    QStringList rules;                         ///< suitable rule sets; not all of them need to ship
    bool startsWithZones = true;               ///< whether new tables start with deployment zones
    std::vector<geometry::Length> ranges = {}; ///< distances that the game measures, ascending; empty: no special ones
    /// Usual height of models without one of their own in the catalog.
    geometry::Length modelHeight = geometry::Length::fromInches(2);
    /// Usual depth of deployment zones that are strips along an edge; std::nullopt: it follows the size of the table.
    std::optional<geometry::Length> zoneDepth = {};
    friend bool operator==(const Game&, const Game&) = default;
};

/// Returns the games of resources/catalogues/games.json, in its order.
[[nodiscard]] const std::vector<Game>& games();
/// Returns the game of that id; null if there is none.
[[nodiscard]] const Game* gameOf(const QString& id);

/// Returns the game that a rule set belongs to; null for the rule sets of no game.
[[nodiscard]] const Game* gameOfRules(const QString& rules);

/// Returns the first of its rule sets that ships; empty if none does.
[[nodiscard]] QString shippedRulesOf(const Game& game);

/// A game as named by other programs, with its edition.
struct GameSystem {
    QString game;
    /// Rule set of that edition or, where the name has none or none ships for it, that of the game; empty: none ships.
    QString rules;
    friend bool operator==(const GameSystem&, const GameSystem&) = default;
};
/// Returns the game of "Warhammer 40,000 10th Edition" or "gf", by the words of the name in any arrangement;
/// std::nullopt for other names.
[[nodiscard]] std::optional<GameSystem> gameSystemNamed(const QString& name);

} // namespace sightline::scenarios
