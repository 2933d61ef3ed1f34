#include "scenarios/analysis/enemy_positions.h"

namespace sightline::scenarios {

EnemyPositions enemyPositions(const Scenario& scenario,
                              const std::vector<ModelId>& enemies,
                              const std::optional<ModelId>& without,
                              geometry::Length move,
                              geometry::Length cell,
                              const TerrainCosts& costs,
                              int threads,
                              const std::stop_token& stop) {
    EnemyPositions places;
    const geometry::SamplePointGrid grid{{{}, {scenario.table.width, scenario.table.height}}, cell};
    for (std::size_t i = 0; i < enemies.size() && !stop.stop_requested(); ++i) {
        std::vector<ReachedPosition> reached{{scenario.model(enemies[i])->position, 0.0, {}}};
        if (move > geometry::Length{}) {
            Scenario others = scenario;
            std::erase_if(others.models, [&](const Model& model) {
                return model.id != enemies[i] &&
                       (model.player == scenario.model(enemies[i])->player || (without && model.id == *without));
            });
            reached = positionsInReach(ModelMoves{others, enemies[i], move, costs, stop}, grid, threads, stop);
        }
        for (const ReachedPosition& place : reached) {
            places.models.push_back(*scenario.model(enemies[i]));
            places.models.back().position = place.at;
            places.costs.push_back(place.cost);
            places.enemies.push_back(i);
        }
    }
    return places;
}

std::optional<std::size_t> EnemyEyes::anySeeing(const Model& target, const std::stop_token& stop) {
    const std::size_t count = m_positions.models.size();
    for (std::size_t i = 0; i < count && !stop.stop_requested(); ++i) {
        const std::size_t at = (m_last + i) % count;
        if (m_sight.sees(m_positions.models[at], target, stop)) {
            m_last = at;
            return at;
        }
    }
    return {};
}

} // namespace sightline::scenarios
