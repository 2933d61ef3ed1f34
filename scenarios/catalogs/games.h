#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace sightline::scenarios {

/// What the catalogs hold for one family of games: ids, the most usual first.
struct Game {
    QString id;
    QString name;
    QStringList tables;
    QStringList bases; ///< base families
    QStringList deployments;
    QStringList pieces; ///< sets of pieces
    QStringList rules;  ///< rule sets that suit it; not all of them need to ship
    friend bool operator==(const Game&, const Game&) = default;
};

/// The games of `resources/catalogs/games.json`, in its order.
[[nodiscard]] const std::vector<Game>& games();
/// Null if there is no such game.
[[nodiscard]] const Game* gameOf(const QString& id);

/// The first of its rule sets that ships; empty: none does.
[[nodiscard]] QString shippedRulesOf(const Game& game);

/// A game as other programs name it, and the edition.
struct GameSystem {
    QString game;
    QString rules; ///< of that edition or, where the name tells none or none ships for it, the game's own; empty: none
                   ///< ships
    friend bool operator==(const GameSystem&, const GameSystem&) = default;
};
/// What "Warhammer 40,000 10th Edition" or "gf" is: by the words of the name, whatever stands between them. Nothing for
/// other names.
[[nodiscard]] std::optional<GameSystem> gameSystemNamed(const QString& name);

} // namespace sightline::scenarios
