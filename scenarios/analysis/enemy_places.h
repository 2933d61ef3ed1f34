#pragma once

#include "scenarios/analysis/placed_sight.h"
#include "scenarios/model_moves.h"

namespace sightline::scenarios {

/// Where enemies may stand after a move of their own.
struct EnemyPlaces {
    std::vector<Model> models = {};        ///< one after another; an enemy where it stands comes first of its places
    std::vector<double> costs = {};        ///< of the way to each
    std::vector<std::size_t> enemies = {}; ///< of each, by its index among the enemies asked about
    friend bool operator==(const EnemyPlaces&, const EnemyPlaces&) = default;
};

/// As they stand alone if `move` is nothing, else each of them anywhere in its reach (`placesInReach`): models of its
/// own side may all make way, so they are not there, nor is the model `without`; all others stand still. Preconditions:
/// the enemies are models of the table.
[[nodiscard]] EnemyPlaces enemyPlaces(const Scenario& scenario,
                                      const std::vector<ModelId>& enemies,
                                      const std::optional<ModelId>& without,
                                      geometry::Length move,
                                      geometry::Length cell,
                                      const GroundCosts& costs,
                                      int threads,
                                      const std::stop_token& stop);

/// Asks the enemies about one place after another; each thread has one of its own. Whoever saw the last place is asked
/// first.
class EnemyEyes {
public:
    /// Kept by reference.
    EnemyEyes(const PlacedSight& sight, const EnemyPlaces& places) : m_sight{sight}, m_places{places} {}

    /// The first found that sees it: an index of `places.models`; nothing: none of them does.
    [[nodiscard]] std::optional<std::size_t> anySeeing(const Model& target, const std::stop_token& stop);

private:
    const PlacedSight& m_sight;
    const EnemyPlaces& m_places;
    std::size_t m_last = 0;
};

} // namespace sightline::scenarios
