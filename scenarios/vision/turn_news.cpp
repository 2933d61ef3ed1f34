#include "scenarios/vision/turn_news.h"

#include "scenarios/model/vision.h"

#include <vector>

namespace sightline::scenarios {

std::optional<std::size_t> endOfLastTurn(const Scenario& scenario, const PlayerId& side) {
    struct Turn {
        PlayerId player;
        std::size_t begin = 0;
    };
    std::vector<Turn> turns;
    const auto& log = scenario.vision->log;
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (log[i].what == u"turn") {
            turns.push_back({log[i].side, i});
        }
    }
    if (turns.size() < 2 || turns.back().player != side || scenario.vision->active != side) {
        return std::nullopt;
    }
    for (std::size_t i = turns.size() - 1; i > 0; --i) {
        if (turns[i - 1].player == side) {
            return turns[i].begin;
        }
    }
    return std::nullopt;
}

TurnNews newsOf(const PlayerId& side, const Scenario& before, const Scenario& now) {
    // An outline has no player, and an id that another one may have had before.
    const auto isEnemy = [&](const Model& model) { return !model.player.isEmpty() && model.player != side; };
    TurnNews news;
    for (const Model& model : now.models) {
        const Model* was = before.model(model.id);
        news.found += isEnemy(model) && !was ? 1 : 0;
        news.moved += isEnemy(model) && was && was->position != model.position ? 1 : 0;
    }
    for (const Model& model : before.models) {
        news.lost += isEnemy(model) && !now.model(model.id) ? 1 : 0;
    }
    return news;
}

} // namespace sightline::scenarios
