#include "scenarios/edits/overruling_edits.h"

#include "scenarios/edits/vision_fit.h"

#include <algorithm>
#include <cassert>
#include <iterator>

namespace sightline::scenarios {

namespace {

template <class Rulings> void addOrReplace(Rulings& rulings, typename Rulings::value_type ruling) {
    const auto same =
        std::ranges::find_if(rulings, [&](const auto& other) { return reportSameElement(other, ruling); });
    if (same == rulings.end()) {
        rulings.push_back(std::move(ruling));
    } else {
        *same = std::move(ruling);
    }
}

template <class Rulings> void lift(Rulings& rulings, std::size_t index) {
    assert(index < rulings.size());
    if (index < rulings.size()) {
        rulings.erase(rulings.begin() + static_cast<std::ptrdiff_t>(index));
    }
}

bool hasBoth(const Scenario& scenario, const SightPair& pair) {
    return scenario.model(pair.observer) && scenario.model(pair.target);
}

/// Returns the index in another piece of a wall; std::nullopt if it is not there.
std::optional<int> positionOf(const std::vector<PieceWall>& before, int index, const std::vector<PieceWall>& after) {
    const auto at = static_cast<std::size_t>(index);
    if (at < before.size() && (at >= after.size() || !(after[at] == before[at]))) {
        if (const auto moved = std::ranges::find(after, before[at]); moved != after.end()) {
            return static_cast<int>(moved - after.begin());
        }
    }
    return at < after.size() ? std::optional{index} : std::nullopt;
}

} // namespace

Scenario withOverruling(Scenario scenario, Overruling overruling) {
    addOrReplace(scenario.overrulings, std::move(overruling));
    return scenario;
}

Scenario withWallRuling(Scenario scenario, WallRuling ruling) {
    addOrReplace(scenario.wallRulings, std::move(ruling));
    return scenario;
}

Scenario withOverrulingLifted(Scenario scenario, std::size_t index) {
    lift(scenario.overrulings, index);
    return scenario;
}

Scenario withWallRulingLifted(Scenario scenario, std::size_t index) {
    lift(scenario.wallRulings, index);
    return scenario;
}

Scenario withPairNotOverruled(Scenario scenario, const SightPair& pair, const QString& rules) {
    std::erase_if(scenario.overrulings, [&](const Overruling& other) {
        return other.pair == pair && (other.rules.isEmpty() || other.rules == rules);
    });
    return scenario;
}

std::vector<WallRuling> wallRulingsInForce(const Scenario& scenario) {
    const auto* own = std::get_if<QJsonObject>(&scenario.rules);
    const QString rules = own ? own->value(QStringLiteral("id")).toString() : std::get<QString>(scenario.rules);
    std::vector<WallRuling> rulings;
    std::ranges::copy_if(scenario.wallRulings, std::back_inserter(rulings),
                         [&](const WallRuling& ruling) { return ruling.rules.isEmpty() || ruling.rules == rules; });
    return rulings;
}

Scenario withIdsChanged(Scenario scenario, const QHash<QString, QString>& newIds) {
    const auto change = [&](QString& id) { id = newIds.value(id, id); };
    const auto changePair = [&](SightPair& pair) {
        change(pair.observer.value);
        change(pair.target.value);
    };
    for (Piece& piece : scenario.terrain) {
        change(piece.id.value);
        change(piece.parent);
    }
    std::ranges::for_each(scenario.models, [&](Model& model) { change(model.id.value); });
    std::ranges::for_each(scenario.overrulings, [&](Overruling& overruling) { changePair(overruling.pair); });
    for (WallRuling& ruling : scenario.wallRulings) {
        change(ruling.piece.value);
        if (ruling.pair) {
            changePair(*ruling.pair);
        }
    }
    renameInVision(scenario, newIds);
    return scenario;
}

void dropRulingsWithoutElements(Scenario& scenario) {
    std::erase_if(scenario.overrulings,
                  [&](const Overruling& overruling) { return !hasBoth(scenario, overruling.pair); });
    std::erase_if(scenario.wallRulings, [&](const WallRuling& ruling) {
        return !scenario.piece(ruling.piece) || (ruling.pair && !hasBoth(scenario, *ruling.pair));
    });
}

void followWalls(Scenario& scenario, const Piece& before, const Piece& after) {
    for (WallRuling& ruling : scenario.wallRulings) {
        if (ruling.piece == after.id && ruling.wall) {
            ruling.wall = positionOf(before.walls, *ruling.wall, after.walls).value_or(-1);
        }
    }
    std::erase_if(scenario.wallRulings, [&](const WallRuling& ruling) {
        return ruling.piece == after.id && ruling.wall && *ruling.wall < 0;
    });
}

} // namespace sightline::scenarios
