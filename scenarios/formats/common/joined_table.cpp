#include "scenarios/formats/common/joined_table.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace sightline::scenarios::formats {

namespace {

QSet<QString> idsOf(const Scenario& scenario) {
    QSet<QString> ids;
    const auto take = [&](const auto& elements) {
        for (const auto& element : elements) {
            ids.insert(element.id.value);
        }
    };
    take(scenario.players);
    take(scenario.terrain);
    take(scenario.models);
    take(scenario.reserves);
    take(scenario.zones);
    take(scenario.objectives);
    take(scenario.labels);
    return ids;
}

} // namespace

Scenario withElementsOf(Scenario scenario, const Scenario& more) {
    QSet<QString> taken = idsOf(scenario);
    for (const Player& player : more.players) {
        if (!scenario.player(player.id) && !taken.contains(player.id.value)) {
            scenario.players.push_back(player);
            taken.insert(player.id.value);
        }
    }
    QHash<QString, QString> renamed;
    QHash<QString, int> last;
    const auto rename = [&](QString& id) {
        static const QRegularExpression number{QStringLiteral("-\\d+$")};
        QString stem = id;
        stem.remove(number);
        QString fresh = id;
        for (int& i = last[stem]; taken.contains(fresh);) {
            fresh = QStringLiteral("%1-%2").arg(stem).arg(++i);
        }
        taken.insert(fresh);
        renamed.insert(id, fresh);
        id = fresh;
    };
    const auto append = [&](auto& elements, const auto& others) {
        const auto begin = static_cast<std::ptrdiff_t>(elements.size());
        elements.insert(elements.end(), others.begin(), others.end());
        std::for_each(elements.begin() + begin, elements.end(), [&](auto& element) { rename(element.id.value); });
        return begin;
    };
    const auto firstPiece = append(scenario.terrain, more.terrain);
    append(scenario.models, more.models);
    append(scenario.zones, more.zones);
    append(scenario.objectives, more.objectives);
    append(scenario.labels, more.labels);
    append(scenario.reserves, more.reserves);
    std::for_each(scenario.terrain.begin() + firstPiece, scenario.terrain.end(), [&](Piece& piece) {
        piece.parent = piece.parent.isEmpty() ? piece.parent : renamed.value(piece.parent, piece.parent);
    });
    const auto knownPlayer = [&](PlayerId& player) {
        if (!scenario.player(player)) {
            player = {};
        }
    };
    for (auto* models : {&scenario.models, &scenario.reserves}) {
        for (Model& model : *models) {
            knownPlayer(model.player);
        }
    }
    for (Zone& zone : scenario.zones) {
        knownPlayer(zone.player);
    }
    if (!scenario.photo) {
        scenario.photo = more.photo;
    }
    return scenario;
}

Scenario withTableReplaced(const Scenario& scenario, Scenario by) {
    if (by.rules == Scenario{}.rules) {
        by.rules = scenario.rules;
    }
    if (by.name.isEmpty()) {
        by.name = scenario.name;
    }
    Scenario kept;
    kept.players = scenario.players;
    kept.reserves = scenario.reserves;
    // Reserves stay; of ids that both have, those of the import are unchanged.
    by = withElementsOf(std::move(by), kept);
    by.log = scenario.log;
    return by;
}

} // namespace sightline::scenarios::formats
