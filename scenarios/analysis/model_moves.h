#pragma once

#include "geometry/region/sample_point_grid.h"
#include "scenarios/analysis/model_path.h"

#include <memory>

namespace sightline::scenarios {

/// All moves of one model from its position: the answers of `cheapestPath` for many destinations. Safe to use from any
/// thread.
///
/// A position closer to an obstacle than the error of a path counts as unreachable. An obstacle closer to the model's
/// start than the base allows counts as far away as it is there.
class ModelMoves {
public:
    /// Considers paths that cost at most `move`. Preconditions: `scenario` outlives the object, and the model is on the
    /// table.
    ModelMoves(const Scenario& scenario,
               const ModelId& model,
               geometry::Length move,
               const TerrainCosts& costs = TerrainCosts::usual(),
               const std::stop_token& stop = {});
    ~ModelMoves();
    ModelMoves(ModelMoves&&) noexcept;
    ModelMoves& operator=(ModelMoves&&) noexcept;

    /// Returns the model as it would stand at `place`.
    [[nodiscard]] Model at(geometry::Point place) const;
    [[nodiscard]] geometry::Point from() const;
    [[nodiscard]] geometry::Length move() const { return m_move; }
    /// Returns the cost of the path in inches, weighted by terrain; std::nullopt if the model cannot get there within
    /// the move or may not stand there.
    [[nodiscard]] std::optional<double> costTo(geometry::Point place) const;
    [[nodiscard]] std::optional<ModelPath> pathTo(geometry::Point place) const;

private:
    struct Search;
    [[nodiscard]] bool mayEndAt(geometry::Point place) const;

    const Scenario* m_scenario;
    const Model* m_model;
    geometry::Length m_move;
    std::vector<std::unique_ptr<Search>> m_searches; ///< for free rotation, and for the fixed facing
};

/// A position at which a model may end a move.
struct ReachedPosition {
    geometry::Point at;
    double cost = 0;                        ///< cost of the path, in inches
    std::optional<std::size_t> samplePoint; ///< index into the grid; nullopt: the model's own position
    friend bool operator==(const ReachedPosition&, const ReachedPosition&) = default;
};

/// Returns the model's own position and the points of a grid that it can reach, by increasing cost, then in grid order.
/// The result does not depend on the number of threads (0: one per processor). After a stop request it holds only the
/// model's own position.
[[nodiscard]] std::vector<ReachedPosition> positionsInReach(const ModelMoves& moves,
                                                            const geometry::SamplePointGrid& grid,
                                                            int threads = 0,
                                                            const std::stop_token& stop = {});

} // namespace sightline::scenarios
