#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace sightline::scenarios {

/// What the catalogues hold for one family of games: ids, the most usual first.
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

/// The games of `resources/catalogues/games.json`, in its order.
[[nodiscard]] const std::vector<Game>& games();
/// Null if there is no such game.
[[nodiscard]] const Game* gameOf(const QString& id);

} // namespace sightline::scenarios
