#pragma once

#include "scenarios/analysis/model_moves.h"
#include "scenarios/analysis/placed_sight.h"

namespace sightline::scenarios {

/// The positions of enemies after a move of their own.
struct EnemyPositions {
    std::vector<Model> models = {};        ///< enemy by enemy; the current position comes first
    std::vector<double> costs = {};        ///< cost of the path to each, in inches
    std::vector<std::size_t> enemies = {}; ///< index of the enemy of each, among those asked about
    friend bool operator==(const EnemyPositions&, const EnemyPositions&) = default;
};

/// Returns the positions of the enemies: the current ones if `move` is zero, else all that each can reach
/// (`positionsInReach`). Models of the enemy's own side, and the model `without`, are ignored as obstacles, since they
/// may move out of the way; all others stand still. Precondition: the enemies are models of the table.
[[nodiscard]] EnemyPositions enemyPositions(const Scenario& scenario,
                                            const std::vector<ModelId>& enemies,
                                            const std::optional<ModelId>& without,
                                            geometry::Length move,
                                            geometry::Length cell,
                                            const TerrainCosts& costs,
                                            int threads,
                                            const std::stop_token& stop);

/// Tests whether enemies see given positions. The enemy that saw the previous position is asked first. Not thread-safe;
/// each thread uses its own.
class EnemyEyes {
public:
    /// Precondition: both outlive the object.
    EnemyEyes(const PlacedSight& sight, const EnemyPositions& places) : m_sight{sight}, m_positions{places} {}

    /// Returns the index in `places.models` of the first enemy found that sees the target; std::nullopt if none does.
    [[nodiscard]] std::optional<std::size_t> anySeeing(const Model& target, const std::stop_token& stop);

private:
    const PlacedSight& m_sight;
    const EnemyPositions& m_positions;
    std::size_t m_last = 0;
};

} // namespace sightline::scenarios
